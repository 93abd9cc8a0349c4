/** By this name an address says where a list goes on; without it the list begins at its start. */
const AFTER = 'after';

/** Where a page of a list begins: `next` of the page before, which only the database reads. */
export type ListStart = Readonly<Record<string, unknown>>;

/** Where the list of an address begins; nothing for its start, and for what no list has said. */
export function listStartOf(params: URLSearchParams): { after?: ListStart } {
  try {
    const after: unknown = JSON.parse(params.get(AFTER) ?? 'null');
    return typeof after === 'object' && after !== null && !Array.isArray(after) ? { after: { ...after } } : {};
  } catch {
    return {};
  }
}

/** The address of what follows a page of the list at `href`, without a script; null on the last page. */
export function hrefAfter(href: string, next: unknown): string | null {
  if (!next) return null;
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ [AFTER]: JSON.stringify(next) })}`;
}
