import type { Appointment } from '@veto/shared-data/appointments';
import { addDays, isOver, weekdayOf } from '@veto/shared-data/calendar';

/** The Monday of the week that holds the date, 'YYYY-MM-DD'. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** Visits with those of the same day together. The given order is kept. */
export function visitsByDay(visits: readonly Appointment[]): [date: string, visits: Appointment[]][] {
  const days = new Map<string, Appointment[]>();
  for (const visit of visits) days.set(visit.date, [...(days.get(visit.date) ?? []), visit]);
  return [...days];
}

/** Visits whose time is over, and that nobody has closed, apart from the others. `now` is in milliseconds since 1970. */
export function splitToClose(
  visits: readonly Appointment[],
  now: number,
): { toClose: Appointment[]; others: Appointment[] } {
  const isToClose = (visit: Appointment) => visit.status === 'upcoming' && isOver(visit, now);
  return { toClose: visits.filter(isToClose), others: visits.filter((visit) => !isToClose(visit)) };
}
