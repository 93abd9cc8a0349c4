import type { Catalogue } from '@veto/slice-kit';

/** Of a dialog to read. */
export const READING_IN_POLISH = {
  Close: 'Zamknij',
} as const satisfies Catalogue;
