import type { Appointment } from '@veto/shared-data/appointments';

/** The two tabs of My Appointments: what is upcoming as given, earliest first; completed and cancelled visits newest first. */
export function splitAppointments(appointments: Appointment[]): { upcoming: Appointment[]; past: Appointment[] } {
  return {
    upcoming: appointments.filter(({ status }) => status === 'upcoming'),
    past: appointments.filter(({ status }) => status !== 'upcoming').reverse(),
  };
}

/** The first visit whose time has not passed; null when none is to come. `now` is Warsaw's date and time. */
export function nextVisit(appointments: Appointment[], now: { date: string; time: string }): Appointment | null {
  const isToCome = ({ date, time, duration }: Appointment) =>
    date > now.date || (date === now.date && minutesOf(time) + duration > minutesOf(now.time));
  return appointments.find((visit) => visit.status === 'upcoming' && isToCome(visit)) ?? null;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
