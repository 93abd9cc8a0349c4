import type { SearchMeaning } from './search-meanings.ts';

/** What words of a search mean of one kind, as far as somebody has it: of 'rabbit tomorrow', 'when' is ['tomorrow']. */
export function meantBy(kind: string, meanings: readonly SearchMeaning[] = []): string[] {
  return meanings.flatMap(({ label, ...one }) => (one.kind === kind && !one.missing && label ? [label] : []));
}
