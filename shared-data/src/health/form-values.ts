import * as z from 'zod/mini';
import { atMost } from '../boundary/index.ts';
import { todayInWarsaw } from '../calendar/index.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A line that must not be empty. */
export const requiredLine = (message: string) => z.string().check(z.trim(), z.minLength(1, message), atMost(200));

/** A day that has been, 'YYYY-MM-DD', Warsaw. */
export const pastDay = z.string().check(
  z.regex(DATE, 'Please enter a valid date'),
  z.refine((day) => day <= todayInWarsaw(), 'This date is still to come. Please choose today or a day before.'),
);

/** A day, 'YYYY-MM-DD'. */
export const anyDay = z.string().check(z.regex(DATE, 'Please enter a valid date'));

const DATE_OR_NOTHING = /^(\d{4}-\d{2}-\d{2})?$/;

/** A day that may stay empty. */
export const optionalDay = z.string().check(z.regex(DATE_OR_NOTHING, 'Please enter a valid date'));

/** The same, not before a day, 'YYYY-MM-DD'. */
export const optionalDayFrom = (earliest: string, message: string) =>
  z.string().check(
    z.regex(DATE_OR_NOTHING, 'Please enter a valid date'),
    z.refine((day) => day === '' || day >= earliest, message),
  );
