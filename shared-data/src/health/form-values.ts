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

/** A day that may stay empty. */
export const optionalDay = z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Please enter a valid date'));
