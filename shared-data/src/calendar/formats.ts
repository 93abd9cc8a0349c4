import { midnightOf } from './warsaw-calendar.ts';

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

/** Dates by a way to write their UTC midnight. */
export /* @__NO_SIDE_EFFECTS__ */
function written(format: (midnight: Date) => string): Format {
  return (date) => {
    try {
      return format(midnightOf(date));
    } catch {
      return date;
    }
  };
}

/** 'Sat, Nov 21'. */
export const formatDay = dateFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
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
