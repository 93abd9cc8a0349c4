import type { Catalogue } from '@veto/slice-kit';

/** Of an empty field of a day. */
export const DATES_IN_POLISH = {
  'No date': 'Brak daty',
} as const satisfies Catalogue;
