import type { Catalogue } from '@veto/slice-kit';

/** How a visit stands. */
export const STATUSES_IN_POLISH = {
  Upcoming: 'Nadchodząca',
  Completed: 'Zakończona',
  Cancelled: 'Odwołana',
} as const satisfies Catalogue;
