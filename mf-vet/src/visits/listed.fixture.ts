import { type Appointment, appointmentKeys, type VisitCounts } from '@veto/shared-data/appointments';

/** A list of visits as the server answers it, and how many there are. */
export const listed = (visits: Appointment[], { past = false, words = '' } = {}): [readonly unknown[], unknown][] => [
  [appointmentKeys.listOfVeterinarian('vet', past, '', words), { pages: [visits], pageParams: [null] }],
  [
    appointmentKeys.countsOfVeterinarian('vet'),
    { days: [{ date: '2026-11-23', visits: 2 }], upcoming: 2, past: 2 } satisfies VisitCounts,
  ],
];
