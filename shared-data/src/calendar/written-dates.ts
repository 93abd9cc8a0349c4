// Apart from what every first paint writes.
import { dateFormat, type Format, formatTime24, written } from './formats.ts';
import { inWarsaw, isoDate } from './warsaw-calendar.ts';

/** 'Saturday, November 21, 2026'. */
export const formatLongDate = dateFormat('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
/** 'Nov 21, 2026'. */
export const formatShortDate = dateFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
/** 'sobota, 21 listopada'. */
export const formatPolishDay = dateFormat('pl-PL', { weekday: 'long', day: 'numeric', month: 'long' });
/** '21.11.2026' (dd.MM.yyyy): Ukrainian, too. */
export const formatPolishDate = written((midnight) => isoDate(midnight).split('-').reverse().join('.'));

/** 'Nov 21'. */
export const formatMonthAndDay = dateFormat('en-US', { month: 'short', day: 'numeric' });

/** 'Nov 21, 2026, 14:30' in Warsaw, of an ISO moment or of milliseconds since 1970. */
export function formatMoment(moment: string | number, clock: Format = formatTime24): string {
  const { date, time } = inWarsaw(moment);
  return `${formatShortDate(date)}, ${clock(time)}`;
}

/** 'Nov 21, 2026' in Warsaw, of an ISO moment. */
export function formatDayOf(moment: string): string {
  return formatShortDate(inWarsaw(moment).date);
}
