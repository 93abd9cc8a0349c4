import * as z from 'zod/mini';

/** Years of four digits in which somebody lives who types them: 0024 and 12024 are slips of the finger. */
const DAY = /^(?:1[89]|2[01])\d{2}-\d{2}-\d{2}$/;

export const isDay = (typed: string) => DAY.test(typed);

const NO_DAY = 'Please enter a valid date';

/** The field of a day, 'YYYY-MM-DD'. */
export const typedDay = (message = NO_DAY) => z.string().check(z.refine(isDay, { error: message }));

/** The same, where it may stay empty. */
export const typedDayOrNone = (message = NO_DAY) =>
  z.string().check(z.refine((typed) => typed === '' || isDay(typed), { error: message }));
