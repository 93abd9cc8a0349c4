import type { Catalogue } from '@veto/slice-kit';

export const REMOVED_ROW_IN_POLISH = {
  '{name} removed.': 'Usunięto: {name}.',
  'Put back': 'Przywróć',
  'Put back {name}': 'Przywróć: {name}',
} as const satisfies Catalogue;
