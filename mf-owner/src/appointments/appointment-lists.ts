import type { Appointment } from '@veto/shared-data/appointments';
import { isOver, siteNow } from '@veto/shared-data/calendar';

/** The two tabs of My Appointments: what is upcoming as given, earliest first; completed and cancelled visits newest first. */
export function splitAppointments(appointments: Appointment[]): { upcoming: Appointment[]; past: Appointment[] } {
  return {
    upcoming: appointments.filter(({ status }) => status === 'upcoming'),
    past: appointments.filter(({ status }) => status !== 'upcoming').reverse(),
  };
}

/** The first visit that is not over; null when none is to come. `now` is in milliseconds since 1970. */
export function nextVisit(appointments: Appointment[], now = siteNow()): Appointment | null {
  return appointments.find((visit) => visit.status === 'upcoming' && !isOver(visit, now)) ?? null;
}
