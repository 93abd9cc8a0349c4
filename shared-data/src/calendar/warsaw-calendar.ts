// A calendar date is kept as its midnight in UTC, where no day has 23 or 25 hours. The browser's own Date and Intl are
// enough for that; a date library would weigh on every first paint.

/** Every date and time of the product is a wall-clock one in this zone. */
export const WARSAW = 'Europe/Warsaw';

const warsawClock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: WARSAW,
});

/** Warsaw's today, 'YYYY-MM-DD'. */
export function todayInWarsaw(): string {
  return nowInWarsaw().date;
}

/** Warsaw's date and wall-clock time at this moment: 'YYYY-MM-DD' and 'HH:MM'. Swedish dates are ISO 8601's (CLDR). */
export function nowInWarsaw(): { date: string; time: string } {
  const [date = '', time = ''] = warsawClock.format(Date.now()).split(' ');
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

/** Negative when `a` is earlier, 0 when equal, positive when later. ISO dates sort as text. */
export function compareDates(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// Formatted in UTC from UTC midnight: the reader's own zone must not move a calendar date.
const longUs = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const shortUs = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Saturday, November 21, 2026'. Returns the text itself when it is not a date. */
export function formatLongDate(date: string): string {
  return withDate(date, (midnight) => longUs.format(midnight));
}

/** 'Nov 21, 2026'. Returns the text itself when it is not a date. */
export function formatShortDate(date: string): string {
  return withDate(date, (midnight) => shortUs.format(midnight));
}

/** '21.11.2026' (dd.MM.yyyy). Returns the text itself when it is not a date. */
export function formatPolishDate(date: string): string {
  return withDate(date, (midnight) => isoDate(midnight).split('-').reverse().join('.'));
}

/** '02:30 PM' from '14:30' or '14:30:00'. Returns the text itself when it is not a time. */
export function formatTime12(time: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${pad(hour % 12 || 12)}:${match[2]} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** UTC midnight of 'YYYY-MM-DD'. Throws a RangeError for any other text, and for a day that its month does not have. */
function midnightOf(date: string): Date {
  const midnight = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || isoDate(midnight) !== date) throw new RangeError(`${date} is no date`);
  return midnight;
}

function isoDate(midnight: Date): string {
  return midnight.toISOString().slice(0, 10);
}

function withDate(date: string, format: (midnight: Date) => string): string {
  try {
    return format(midnightOf(date));
  } catch {
    return date;
  }
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
