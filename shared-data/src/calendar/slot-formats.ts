import { dateFormat, type Format, formatDay, formatTime12, formatTime24 } from './formats.ts';

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
