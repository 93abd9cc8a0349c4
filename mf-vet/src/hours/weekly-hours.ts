import type { WorkingHours } from '@veto/shared-data/schedule';
import type { UseFormReturn } from 'react-hook-form';
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
export type DayHours = WeeklyHours['days'][number]['parts'];

const timeOf = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;

/** When hours may begin: '00:00' to '23:30'; and end: '00:30' to '24:00'. Visits start on the half hour. */
export const STARTS: readonly string[] = Array.from({ length: 48 }, (_, half) => timeOf(half));
export const ENDS: readonly string[] = Array.from({ length: 48 }, (_, half) => timeOf(half + 1));

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

type Part = DayHours[number];

/** A usual week, to start from. */
export interface HoursTemplate {
  name: string;
  /** On this many days from Monday on. */
  days: number;
  parts: readonly Part[];
}

export const HOURS_TEMPLATES = [
  { name: 'Mon–Fri 9–17', days: 5, parts: [USUAL_HOURS] },
  {
    name: 'Mon–Fri 9–17, lunch break',
    days: 5,
    parts: [
      { opensAt: '09:00', closesAt: '12:30' },
      { opensAt: '13:30', closesAt: '17:00' },
    ],
  },
  { name: 'Mon–Fri 12–20', days: 5, parts: [{ opensAt: '12:00', closesAt: '20:00' }] },
  { name: 'Mon–Sat 8–18', days: 6, parts: [{ opensAt: '08:00', closesAt: '18:00' }] },
] as const satisfies readonly HoursTemplate[];

/** The week of a template; days beyond it are closed. */
export function hoursOfTemplate({ days, parts }: HoursTemplate): WeeklyHours {
  return { days: WEEKDAYS.map((_, index) => ({ parts: index < days ? parts.map((each) => ({ ...each })) : [] })) };
}

/** Whole half hours of a time since midnight. */
const halves = (time: string) => {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 2 + (Number(minutes) >= 30 ? 1 : 0);
};

const LUNCH = { from: '12:30', to: '13:30' };

/** A day whose longest part is divided: by lunch, or by half an hour in its middle. Null where no part is long enough. */
export function withBreak(parts: DayHours): DayHours | null {
  const length = ({ opensAt, closesAt }: Part) => halves(closesAt) - halves(opensAt);
  const longest = parts.toSorted((a, b) => length(b) - length(a))[0];
  if (!longest || length(longest) < 3) return null;
  const middle = Math.floor((halves(longest.opensAt) + halves(longest.closesAt)) / 2);
  const { from, to } =
    longest.opensAt < LUNCH.from && LUNCH.to < longest.closesAt
      ? LUNCH
      : { from: timeOf(middle), to: timeOf(middle + 1) };
  return parts.flatMap((each) =>
    each === longest
      ? [
          { opensAt: each.opensAt, closesAt: from },
          { opensAt: to, closesAt: each.closesAt },
        ]
      : [each],
  );
}

/** The week in which the days `to` (0 is Monday) have the hours of the day `from`. */
export function copyDay({ days }: WeeklyHours, from: number, to: readonly number[]): WeeklyHours {
  const parts = days[from]?.parts ?? [];
  return { days: days.map((each, index) => (to.includes(index) ? { parts: parts.map((one) => ({ ...one })) } : each)) };
}

/** Fills the editor with a week. Day by day, because each day is a list of its own that hears of nothing else. */
export function setWeek(form: UseFormReturn<WeeklyHours>, { days }: WeeklyHours): void {
  for (const [index, { parts }] of days.entries())
    form.setValue(`days.${index}.parts`, parts, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
}
