import type { WorkingHours } from '@veto/shared-data/schedule';
import * as z from 'zod/mini';

/** ISO weekdays: index 0 is Monday, weekday 1. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const time = z.string().check(z.regex(/^\d{2}:\d{2}$/, 'Please enter a time'));
const part = z.object({ opensAt: time, closesAt: time }).check(
  z.refine(({ opensAt, closesAt }) => opensAt < closesAt, {
    error: 'Closing time must be after opening time',
    path: ['closesAt'],
  }),
);
const day = z.object({
  parts: z.array(part).check(z.refine((parts) => !overlap(parts), { error: 'The hours of one day must not overlap' })),
});

/** The editor of the week: seven days, Monday first, each with no, one or several parts. Times are 'HH:MM'. */
export const weeklyHoursSchema = z.object({ days: z.array(day).check(z.length(7)) });
export type WeeklyHours = z.infer<typeof weeklyHoursSchema>;

/** '00:00', '00:30', … '24:00'. */
export const HALF_HOURS: readonly string[] = Array.from({ length: 49 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/** What a day starts with when it is switched on. */
export const USUAL_HOURS = { opensAt: '09:00', closesAt: '17:00' };

function overlap(parts: { opensAt: string; closesAt: string }[]): boolean {
  const sorted = parts.toSorted((a, b) => (a.opensAt < b.opensAt ? -1 : 1));
  return sorted.some((entry, index) => {
    const next = sorted[index + 1];
    return next !== undefined && next.opensAt < entry.closesAt;
  });
}

/** The editor's values of stored hours. '24:00' (open to the end of the day) is kept as it is. */
export function toWeeklyHours(hours: WorkingHours[]): WeeklyHours {
  return {
    days: WEEKDAYS.map((_, index) => ({
      parts: hours
        .filter(({ weekday }) => weekday === index + 1)
        .map(({ opensAt, closesAt }) => ({ opensAt, closesAt })),
    })),
  };
}

/** What to store of the editor's values. */
export function toWorkingHours({ days }: WeeklyHours): WorkingHours[] {
  return days.flatMap(({ parts }, index) => parts.map((entry) => ({ weekday: index + 1, ...entry })));
}
