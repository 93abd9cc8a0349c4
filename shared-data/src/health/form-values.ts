import * as z from 'zod/mini';
import { atMost } from '../boundary/index.ts';
import { todayInWarsaw } from '../calendar/index.ts';
import { typedDay, typedDayOrNone } from '../typed/index.ts';

/** A line that must not be empty. */
export const requiredLine = (message: string) => z.string().check(z.trim(), z.minLength(1, message), atMost(200));

/** A day that has been, 'YYYY-MM-DD', Warsaw. */
export const pastDay = typedDay().check(
  z.refine((day) => day <= todayInWarsaw(), 'This date is still to come. Please choose today or a day before.'),
);

/** A day, 'YYYY-MM-DD'. */
export const anyDay = typedDay();

/** A day that may stay empty. */
export const optionalDay = typedDayOrNone();

/** The same, not before a day, 'YYYY-MM-DD'. */
export const optionalDayFrom = (earliest: string, message: string) =>
  typedDayOrNone().check(z.refine((day) => day === '' || day >= earliest, message));
