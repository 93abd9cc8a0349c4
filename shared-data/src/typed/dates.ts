import * as z from 'zod/mini';
import { isDate } from '../calendar/index.ts';

/** Years in which somebody lives who types them: 0024 and 12024 are slips of the finger. */
const NEAR = /^(?:1[89]|2[01])/;

/** Whether somebody may have meant a text as a day: it is one of the calendar, in a year that is near. */
export const isDay = (typed: string): boolean => NEAR.test(typed) && isDate(typed);

const NO_DAY = 'Please enter a valid date';

/** The field of a day, 'YYYY-MM-DD'. */
export const typedDay = (message = NO_DAY) => z.string().check(z.refine(isDay, { error: message }));

/** The same, where it may stay empty. */
export const typedDayOrNone = () =>
  z.string().check(z.refine((typed) => typed === '' || isDay(typed), { error: NO_DAY }));
