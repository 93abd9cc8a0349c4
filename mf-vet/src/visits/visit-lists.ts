import { addDays, weekdayOf } from '@veto/shared-data/calendar';
import type { BookedVisit } from '@veto/shared-data/phone-visits';

/** The Monday of the week that holds the date, 'YYYY-MM-DD'. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** Visits with those of the same day together. The given order is kept. */
export function visitsByDay(visits: readonly BookedVisit[]): [date: string, visits: BookedVisit[]][] {
  const days = new Map<string, BookedVisit[]>();
  for (const visit of visits) days.set(visit.date, [...(days.get(visit.date) ?? []), visit]);
  return [...days];
}
