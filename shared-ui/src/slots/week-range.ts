/** Days in a row, both ends included: 'YYYY-MM-DD'. */
export interface DayRange {
  from: string;
  to: string;
}

/** The seven days that are `week` weeks after the first day of the range, as far as the range goes. */
export function weekOf({ from, to }: DayRange, week: number): DayRange {
  const last = addDays(from, week * 7 + 6);
  return { from: addDays(from, week * 7), to: last < to ? last : to };
}

/** In which week of the range a day lies, counted from 0. */
export function weekNumber({ from }: DayRange, date: string): number {
  return Math.floor((midnight(date) - midnight(from)) / (7 * DAY_MS));
}

/** 'Dec 28, 2026 – Jan 3, 2027'; years and months that both ends share are said once. */
export function formatDayRange({ from, to }: DayRange, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });
  return day.formatRange(midnight(from), midnight(to));
}

const DAY_MS = 86_400_000;

/** A calendar date is kept as its midnight in UTC, where every day has 24 hours. */
function midnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** The date `days` later, 'YYYY-MM-DD'. */
export function addDays(date: string, days: number): string {
  return new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 10);
}
