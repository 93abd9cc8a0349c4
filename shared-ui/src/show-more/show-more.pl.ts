import type { Catalogue } from '@veto/slice-kit';

/** Of a long list. */
export const SHOW_MORE_IN_POLISH = {
  'Show more ({left})': 'Pokaż więcej ({left})',
} as const satisfies Catalogue;
