import type { Appointment } from '@veto/shared-data/appointments';
import { addDays, weekdayOf } from '@veto/shared-data/calendar';

/** The Monday of the week that holds the date, 'YYYY-MM-DD'. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** What is still to come, and what was completed or cancelled. The given order is kept. */
export function splitVisits(appointments: Appointment[]): { upcoming: Appointment[]; past: Appointment[] } {
  return {
    upcoming: appointments.filter(({ status }) => status === 'upcoming'),
    past: appointments.filter(({ status }) => status !== 'upcoming'),
  };
}
