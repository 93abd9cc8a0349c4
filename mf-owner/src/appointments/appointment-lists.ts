import type { Appointment } from '@veto/shared-data/appointments';

/** How a veterinarian is addressed: 'Dr. Anna Nowak', also when the profile already says 'Dr.'. */
export function doctorName(fullName: string | null | undefined): string {
  const name = fullName?.trim() || 'Unknown';
  return /^dr\.?\s/i.test(name) ? name : `Dr. ${name}`;
}

/** The veterinarian of a visit; 'Dr. Unknown' when the profile is gone. */
export function veterinarianName(appointment: Pick<Appointment, 'veterinarian'>): string {
  return doctorName(appointment.veterinarian?.fullName);
}

/** The two tabs of My Appointments; completed and cancelled visits are both past. The given order is kept. */
export function splitAppointments(appointments: Appointment[]): { upcoming: Appointment[]; past: Appointment[] } {
  return {
    upcoming: appointments.filter(({ status }) => status === 'upcoming'),
    past: appointments.filter(({ status }) => status !== 'upcoming'),
  };
}
