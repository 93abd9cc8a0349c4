import type { EmergencyHours } from '@veto/shared-data/emergency';
import * as z from 'zod/mini';
import { WEEKDAYS } from '../hours/weekly-hours.ts';

const time = z.string().check(z.regex(/^\d{2}:\d{2}$/, 'Please enter a time'));
const duty = z.object({ startsAt: time, endsAt: time });
const day = z.object({ duties: z.array(duty) });
export type Duty = z.infer<typeof duty>;
type Week = { days: z.infer<typeof day>[] };

/** The emergency hours of a week: seven days, Monday first, each with what begins on it. Times are 'HH:MM'. */
export const weeklyDutySchema = z.object({
  days: z
    .array(day)
    .check(z.length(7))
    .check(z.refine((days) => firstOverlap({ days }) === null, { error: 'These hours overlap with others' })),
});
export type WeeklyDuty = z.infer<typeof weeklyDutySchema>;

/** What a day starts with when it gets its first hours. */
export const USUAL_NIGHT: Duty = { startsAt: '20:00', endsAt: '08:00' };

export function isOvernight({ startsAt, endsAt }: Duty): boolean {
  return endsAt <= startsAt;
}

/** The form's values of stored hours. */
export function toWeeklyDuty(hours: readonly EmergencyHours[]): WeeklyDuty {
  return {
    days: WEEKDAYS.map((_, index) => ({
      duties: hours
        .filter(({ weekday }) => weekday === index + 1)
        .map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
    })),
  };
}

/** What to store of the form's values. */
export function toEmergencyHours({ days }: WeeklyDuty): EmergencyHours[] {
  return days.flatMap(({ duties }, index) => duties.map((each) => ({ weekday: index + 1, ...each })));
}

const DAY_MIN = 24 * 60;
const WEEK_MIN = 7 * DAY_MIN;

/** The day (0 is Monday) on which hours begin that other hours already cover, also those of the night before; null: none. */
export function firstOverlap({ days }: Week): number | null {
  const spans = days.flatMap(({ duties }, index) => duties.map((each) => spanOf(each, index)));
  const overlap = spans.find((one) =>
    spans.some((other) => other !== one && (one.from - other.from + WEEK_MIN) % WEEK_MIN < other.lasts),
  );
  return overlap?.day ?? null;
}

function spanOf(each: Duty, day: number) {
  const from = day * DAY_MIN + minutes(each.startsAt);
  const to = day * DAY_MIN + minutes(each.endsAt) + (isOvernight(each) ? DAY_MIN : 0);
  return { day, from, lasts: to - from };
}

function minutes(wallTime: string): number {
  const [hour = 0, minute = 0] = wallTime.split(':').map(Number);
  return hour * 60 + minute;
}

/** A usual week, to start from: the same hours on each of these days (0 is Monday). */
export interface DutyTemplate {
  name: string;
  days: readonly number[];
  duty: Duty;
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
export const DUTY_TEMPLATES = [
  { name: 'Every night', days: EVERY_DAY, duty: USUAL_NIGHT },
  { name: 'Weekends, day and night', days: [5, 6], duty: { startsAt: '08:00', endsAt: '08:00' } },
  { name: 'Always', days: EVERY_DAY, duty: { startsAt: '00:00', endsAt: '24:00' } },
] as const satisfies readonly DutyTemplate[];

/** The week of a template; the other days have no hours. */
export function weekOfTemplate({ days, duty: each }: DutyTemplate): WeeklyDuty {
  return { days: WEEKDAYS.map((_, index) => ({ duties: days.includes(index) ? [{ ...each }] : [] })) };
}
