import type { Appointment } from '@veto/shared-data/appointments';

/** An upcoming visit; pass what a test or story is about. */
export function visit(differences: Partial<Appointment> = {}): Appointment {
  return {
    id: 'a1',
    veterinarianId: 'v1',
    clientId: 'c1',
    date: '2026-11-24',
    time: '09:30',
    duration: 30,
    status: 'upcoming',
    petName: 'Luna',
    petType: 'dog',
    reason: 'Yearly check-up',
    location: 'Clinic Address',
    veterinarian: { id: 'v1', fullName: 'Anna Kowalska', city: 'Warszawa' },
    rescheduleRequest: null,
    visitNote: null,
    reviewed: false,
    ...differences,
  };
}
