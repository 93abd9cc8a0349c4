import { type CalendarDate, getDayOfWeek, now, parseDate, toCalendarDate, today } from '@internationalized/date';

/** Every date and time of the product is a wall-clock one in this zone. */
export const WARSAW = 'Europe/Warsaw';

/** Warsaw's today, 'YYYY-MM-DD'. */
export function todayInWarsaw(): string {
  return today(WARSAW).toString();
}

/** Warsaw's date and wall-clock time at this moment. */
export function nowInWarsaw(): { date: string; time: string } {
  const moment = now(WARSAW);
  return { date: toCalendarDate(moment).toString(), time: `${pad(moment.hour)}:${pad(moment.minute)}` };
}

/** The date `days` later (earlier when negative), 'YYYY-MM-DD'. */
export function addDays(date: string, days: number): string {
  return parseDate(date).add({ days }).toString();
}

/** The date `months` later; the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  return parseDate(date).add({ months }).toString();
}

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return getDayOfWeek(parseDate(date), 'en-GB', 'mon') + 1;
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
  return withDate(date, (parsed) => longUs.format(parsed.toDate('UTC')));
}

/** 'Nov 21, 2026'. Returns the text itself when it is not a date. */
export function formatShortDate(date: string): string {
  return withDate(date, (parsed) => shortUs.format(parsed.toDate('UTC')));
}

/** '21.11.2026' (dd.MM.yyyy). Returns the text itself when it is not a date. */
export function formatPolishDate(date: string): string {
  return withDate(date, ({ day, month, year }) => `${pad(day)}.${pad(month)}.${year}`);
}

/** '02:30 PM' from '14:30' or '14:30:00'. Returns the text itself when it is not a time. */
export function formatTime12(time: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${pad(hour % 12 || 12)}:${match[2]} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

function withDate(date: string, format: (parsed: CalendarDate) => string): string {
  try {
    return format(parseDate(date));
  } catch {
    return date;
  }
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
