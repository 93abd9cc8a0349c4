import { inWarsaw, isoDate, midnightOf } from './warsaw-calendar.ts';

// Every form in which the product writes dates and times. Dates are formatted in UTC from UTC midnight: the reader's own
// zone must not move a calendar date. What is no date or time comes back as it is. Owners and the public pages read the
// 24-hour clock, veterinarians the 12-hour one.

/** A way to write dates, 'YYYY-MM-DD', or times, 'HH:MM'. */
export type Format = (value: string) => string;

/** Dates in the way of a locale, by Intl. */
export /* @__NO_SIDE_EFFECTS__ */
function dateFormat(locale: string, parts: Intl.DateTimeFormatOptions): Format {
  // Made when it is first used: each takes some milliseconds, and no page uses all of them.
  let format: Intl.DateTimeFormat | undefined;
  return written((midnight) => {
    format ??= new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
    return format.format(midnight);
  });
}

/* @__NO_SIDE_EFFECTS__ */
function written(format: (midnight: Date) => string): Format {
  return (date) => {
    try {
      return format(midnightOf(date));
    } catch {
      return date;
    }
  };
}

/** 'Saturday, November 21, 2026'. */
export const formatLongDate = dateFormat('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
/** 'Nov 21, 2026'. */
export const formatShortDate = dateFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
/** 'Sat, Nov 21'. */
export const formatDay = dateFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
/** 'sobota, 21 listopada'. */
export const formatPolishDay = dateFormat('pl-PL', { weekday: 'long', day: 'numeric', month: 'long' });
/** '21.11.2026' (dd.MM.yyyy): Ukrainian, too. */
export const formatPolishDate = written((midnight) => isoDate(midnight).split('-').reverse().join('.'));

/** 'Nov 21'. */
export const formatMonthAndDay = dateFormat('en-US', { month: 'short', day: 'numeric' });

/** '2:30 PM' from '14:30' or '14:30:00': as veterinarians read it. */
export function formatTime12(time: string): string {
  const match = /^(\d{1,2}):(\d{2})/.exec(time);
  if (!match) return time;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2]} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** '14:30' from '14:30:00': as everybody else reads it. */
export function formatTime24(time: string): string {
  return time.slice(0, 5);
}

/** How a reader has times written. */
export function clockOf({ isVeterinarian }: { isVeterinarian: boolean }): Format {
  return isVeterinarian ? formatTime12 : formatTime24;
}

/** 'Nov 21, 2026, 14:30' in Warsaw, of an ISO moment or of milliseconds since 1970. */
export function formatMoment(moment: string | number, clock: Format = formatTime24): string {
  const { date, time } = inWarsaw(moment);
  return `${formatShortDate(date)}, ${clock(time)}`;
}

/** 'Nov 21, 2026' in Warsaw, of an ISO moment. */
export function formatDayOf(moment: string): string {
  return formatShortDate(inWarsaw(moment).date);
}

/** How a grid of free times writes the days above and the times in it. */
export interface SlotFormat {
  day: Format;
  /** On a button: 'Mon, Nov 23'. */
  shortDay: Format;
  /** Above the number of a day: 'Mon'. */
  weekday: Format;
  time: Format;
}

const dayHeading = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const usHeading = dateFormat('en-US', dayHeading);
const usWeekday = dateFormat('en-US', { weekday: 'short' });
/** 'Monday, November 23' and '2:30 PM'. */
export const SLOTS_12H: SlotFormat = { day: usHeading, shortDay: formatDay, weekday: usWeekday, time: formatTime12 };
/** 'Monday, November 23' and '14:30'. */
export const SLOTS_24H: SlotFormat = { day: usHeading, shortDay: formatDay, weekday: usWeekday, time: formatTime24 };
/** The same in the way of a locale, with the 24-hour clock. */
export /* @__NO_SIDE_EFFECTS__ */
function slotsIn(locale: string): SlotFormat {
  return {
    day: dateFormat(locale, dayHeading),
    shortDay: dateFormat(locale, { weekday: 'short', month: 'short', day: 'numeric' }),
    weekday: dateFormat(locale, { weekday: 'short' }),
    time: formatTime24,
  };
}

/** 'poniedziałek, 23 listopada' and '14:30'. */
export const SLOTS_POLISH: SlotFormat = slotsIn('pl-PL');
