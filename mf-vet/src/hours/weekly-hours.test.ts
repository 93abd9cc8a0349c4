import { expect, test } from 'vitest';
import {
  copyDay,
  ENDS,
  HOURS_TEMPLATES,
  hoursOfTemplate,
  STARTS,
  toWeeklyHours,
  toWorkingHours,
  weeklyHoursSchema,
  withBreak,
} from './weekly-hours.ts';

const HOURS = [
  { weekday: 1, opensAt: '09:00', closesAt: '12:00' },
  { weekday: 1, opensAt: '13:00', closesAt: '17:00' },
  { weekday: 7, opensAt: '00:00', closesAt: '24:00' },
];

const onMonday = (...parts: { opensAt: string; closesAt: string }[]) => ({
  days: [{ parts }, ...Array.from({ length: 6 }, () => ({ parts: [] }))],
});

test('opening and saving the editor stores what was stored', () => {
  expect(toWorkingHours(toWeeklyHours(HOURS))).toEqual(HOURS);
  expect(weeklyHoursSchema.safeParse(toWeeklyHours(HOURS)).success).toBe(true);
});

test('Sunday is the last of seven days', () => {
  const { days } = toWeeklyHours(HOURS);
  expect(days).toHaveLength(7);
  expect(days[6]?.parts).toEqual([{ opensAt: '00:00', closesAt: '24:00' }]);
});

test('closing before opening is refused at the closing time', () => {
  const result = weeklyHoursSchema.safeParse(onMonday({ opensAt: '17:00', closesAt: '09:00' }));
  expect(result.error?.issues).toMatchObject([
    { path: ['days', 0, 'parts', 0, 'closesAt'], message: 'Closing time must be after opening time' },
  ]);
});

test('parts of one day must not overlap, but may touch', () => {
  const morning = { opensAt: '09:00', closesAt: '12:00' };
  expect(
    weeklyHoursSchema.safeParse(onMonday({ opensAt: '11:30', closesAt: '15:00' }, morning)).error?.issues,
  ).toMatchObject([{ path: ['days', 0, 'parts'], message: 'The hours of one day must not overlap' }]);
  expect(weeklyHoursSchema.safeParse(onMonday(morning, { opensAt: '12:00', closesAt: '15:00' })).success).toBe(true);
});

test('a part without times asks for them', () => {
  expect(weeklyHoursSchema.safeParse(onMonday({ opensAt: '', closesAt: '' })).error?.issues[0]?.message).toBe(
    'Please enter a time',
  );
});

test('offers every half hour up to the end of the day', () => {
  expect([STARTS[0], STARTS.at(-1), STARTS.length]).toEqual(['00:00', '23:30', 48]);
  expect([ENDS[0], ENDS.at(-1), ENDS.length]).toEqual(['00:30', '24:00', 48]);
});

const spans = (parts: { opensAt: string; closesAt: string }[] | null) =>
  parts?.map(({ opensAt, closesAt }) => `${opensAt}–${closesAt}`);
const part = (opensAt: string, closesAt: string) => ({ opensAt, closesAt });

test('a break divides the longest hours, at lunch if they are open then', () => {
  expect(spans(withBreak([part('09:00', '17:00')]))).toEqual(['09:00–12:30', '13:30–17:00']);
  expect(spans(withBreak([part('08:00', '10:00'), part('14:00', '20:00')]))).toEqual([
    '08:00–10:00',
    '14:00–17:00',
    '17:30–20:00',
  ]);
  expect(spans(withBreak([part('09:45', '11:15')]))).toEqual(['09:45–10:00', '10:30–11:15']);
});

test('short hours have no room for a break', () => {
  expect(withBreak([])).toBeNull();
  expect(withBreak([part('09:00', '10:00'), part('', '')])).toBeNull();
});

test.each(HOURS_TEMPLATES)('the template $name is a week that can be saved', (template) => {
  const week = hoursOfTemplate(template);
  expect(weeklyHoursSchema.safeParse(week).success).toBe(true);
  expect(week.days.filter(({ parts }) => parts.length > 0)).toHaveLength(template.days);
});

test('a day is copied to the chosen days, breaks and all, and to no other', () => {
  const week = copyDay(toWeeklyHours(HOURS), 0, [2, 6]);
  expect(week.days.map(({ parts }) => parts.length)).toEqual([2, 0, 2, 0, 0, 0, 2]);
  expect(week.days[6]?.parts).toEqual(week.days[0]?.parts);
  expect(week.days[6]?.parts[0]).not.toBe(week.days[0]?.parts[0]);
});
