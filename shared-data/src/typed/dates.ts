import * as z from 'zod/mini';

/** Years of four digits in which somebody lives who types them: 0024 and 12024 are slips of the finger. */
const DAY = /^(?:1[89]|2[01])\d{2}-\d{2}-\d{2}$/;

/** Whether a text is a day of the calendar: not '2027-02-29', which JavaScript takes for the first of March. */
export function isDay(typed: string): boolean {
  const at = DAY.test(typed) ? Date.parse(typed) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed);
}

const NO_DAY = 'Please enter a valid date';

/** The field of a day, 'YYYY-MM-DD'. */
export const typedDay = (message = NO_DAY) => z.string().check(z.refine(isDay, { error: message }));

/** The same, where it may stay empty. */
export const typedDayOrNone = (message = NO_DAY) =>
  z.string().check(z.refine((typed) => typed === '' || isDay(typed), { error: message }));
