import type { Appointment } from '@veto/shared-data/appointments';
import { doctorName } from '@veto/shared-data/veterinarians';

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
