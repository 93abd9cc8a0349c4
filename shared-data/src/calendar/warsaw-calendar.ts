// A calendar date is kept as its midnight in UTC, where no day has 23 or 25 hours. The browser's own Date and Intl are
// enough for that; a date library would weigh on every first paint.

import { siteNow } from './site-clock.ts';

/** Every date and time of the product is a wall-clock one in this zone. */
const WARSAW = 'Europe/Warsaw';

// Made when it is first asked: that takes some milliseconds, which are not for the start of every page.
let warsawClock: Intl.DateTimeFormat | undefined;

/** Warsaw's today, 'YYYY-MM-DD'. */
export function todayInWarsaw(): string {
  return nowInWarsaw().date;
}

/** Warsaw's date and wall-clock time at this moment: 'YYYY-MM-DD' and 'HH:MM'. */
export function nowInWarsaw(): { date: string; time: string } {
  return inWarsaw(siteNow());
}

/**
 * The same at another moment, an ISO one or milliseconds since 1970. Swedish dates are ISO 8601's (CLDR). Throws a
 * RangeError for what is no moment.
 */
export function inWarsaw(moment: string | number): { date: string; time: string } {
  warsawClock ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: WARSAW });
  const [date = '', time = ''] = warsawClock.format(new Date(moment)).split(' ');
  return { date, time };
}

/** The date `days` later (earlier when negative), 'YYYY-MM-DD'. Throws a RangeError when `date` is none. */
export function addDays(date: string, days: number): string {
  const midnight = midnightOf(date);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return isoDate(midnight);
}

/** ISO weekday: 1 is Monday, 7 is Sunday. Throws a RangeError when `date` is none. */
export function weekdayOf(date: string): number {
  return midnightOf(date).getUTCDay() || 7;
}

/** UTC midnight of 'YYYY-MM-DD'. Throws a RangeError for any other text, and for a day that its month does not have. */
export function midnightOf(date: string): Date {
  const midnight = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || isoDate(midnight) !== date) throw new RangeError(`${date} is no date`);
  return midnight;
}

/** Whether a text is a day of the calendar, 'YYYY-MM-DD': not '2027-02-29', which JavaScript takes for the first of March. */
export function isDate(text: string): boolean {
  try {
    return midnightOf(text) !== undefined;
  } catch {
    return false;
  }
}

/** 'YYYY-MM-DD' of a UTC midnight. */
export function isoDate(midnight: Date): string {
  return midnight.toISOString().slice(0, 10);
}
