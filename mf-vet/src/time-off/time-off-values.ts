import { todayInWarsaw } from '@veto/shared-data/calendar';
import type { NewTimeOff } from '@veto/shared-data/schedule';
import { isDay, typedDay } from '@veto/shared-data/typed';
import * as z from 'zod/mini';

/** The form of an absence. Times are read when it is not whole days, the last day when it is. */
export const timeOffSchema = z
  .object({
    from: typedDay('Please choose a day'),
    to: z.string(),
    wholeDays: z.boolean(),
    startsAt: z.string(),
    endsAt: z.string(),
    reason: z.string(),
  })
  .check(
    z.refine(({ wholeDays, to }) => !wholeDays || isDay(to), { error: 'Please choose a day', path: ['to'] }),
    z.refine(({ wholeDays, from, to }) => !wholeDays || to === '' || from <= to, {
      error: 'The last day must not be before the first',
      path: ['to'],
    }),
    z.refine(({ wholeDays, from }) => wholeDays || from === '' || from >= todayInWarsaw(), {
      error: 'This day has passed',
      path: ['from'],
    }),
    z.refine(({ wholeDays, from, to }) => !wholeDays || to === '' || to < from || to >= todayInWarsaw(), {
      error: 'This day has passed',
      path: ['to'],
    }),
    z.refine(({ wholeDays, startsAt }) => wholeDays || startsAt !== '', {
      error: 'Please enter a time',
      path: ['startsAt'],
    }),
    z.refine(({ wholeDays, startsAt, endsAt }) => wholeDays || endsAt > startsAt, {
      error: 'The end must be after the start',
      path: ['endsAt'],
    }),
  );
export type TimeOffValues = z.infer<typeof timeOffSchema>;

/** What to store of the form. */
export function toNewTimeOff({ from, to, wholeDays, startsAt, endsAt, reason }: TimeOffValues): NewTimeOff {
  return {
    startsOn: from,
    endsOn: wholeDays ? to : from,
    startsAt: wholeDays ? null : startsAt,
    endsAt: wholeDays ? null : endsAt,
    reason: reason.trim() || null,
  };
}
