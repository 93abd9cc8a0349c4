import type { Appointment } from '@veto/shared-data/appointments';
import { addDays, weekdayOf } from '@veto/shared-data/calendar';

/** One day of the week agenda. */
export interface AgendaDay {
  /** 'YYYY-MM-DD'. */
  date: string;
  /** By time, without the cancelled ones: they take no room in the day. */
  appointments: Appointment[];
}

/** The Monday of the week that holds the date, 'YYYY-MM-DD'. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** Monday to Sunday of the week that starts on `monday`, each with its visits. */
export function weekAgenda(monday: string, appointments: Appointment[]): AgendaDay[] {
  return Array.from({ length: 7 }, (_, index) => {
    const date = addDays(monday, index);
    return {
      date,
      appointments: appointments
        .filter((appointment) => appointment.date === date && appointment.status !== 'cancelled')
        .sort((a, b) => (a.time < b.time ? -1 : 1)),
    };
  });
}

/** What is still to come, and what was completed or cancelled. The given order is kept. */
export function splitVisits(appointments: Appointment[]): { upcoming: Appointment[]; past: Appointment[] } {
  return {
    upcoming: appointments.filter(({ status }) => status === 'upcoming'),
    past: appointments.filter(({ status }) => status !== 'upcoming'),
  };
}
