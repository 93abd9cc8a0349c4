import type { Appointment } from '@veto/shared-data/appointments';

/** An upcoming visit as its veterinarian sees it; pass what a test or story is about. */
export function visit(differences: Partial<Appointment> = {}): Appointment {
  return {
    id: 'a1',
    veterinarianId: 'vet',
    clientId: 'c1',
    date: '2026-11-24',
    time: '14:30',
    duration: 30,
    status: 'upcoming',
    petName: 'Luna',
    petType: 'dog',
    reason: 'Yearly check-up',
    location: 'Clinic Address',
    client: { fullName: 'Maria Wiśniewska', email: 'maria@veto.example' },
    rescheduleRequest: null,
    visitNote: null,
    reviewed: false,
    ...differences,
  };
}
