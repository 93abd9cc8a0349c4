import { appointmentKeys, type VisitCounts } from '@veto/shared-data/appointments';
import type { BookedVisit } from '@veto/shared-data/phone-visits';

/** A list of visits as the server answers it, and how many there are. */
export const listed = (visits: BookedVisit[], { past = false, words = '' } = {}): [readonly unknown[], unknown][] => [
  [appointmentKeys.listOfVeterinarian('vet', past, '', words), { pages: [visits], pageParams: [null] }],
  [
    appointmentKeys.countsOfVeterinarian('vet'),
    { days: [{ date: '2026-11-23', visits: 2 }], upcoming: 2, past: 2 } satisfies VisitCounts,
  ],
];
