import { expect, test } from 'vitest';
import {
  DUTY_TEMPLATES,
  firstOverlap,
  isOvernight,
  toEmergencyHours,
  toWeeklyDuty,
  type WeeklyDuty,
  weeklyDutySchema,
  weekOfTemplate,
} from './weekly-duty.ts';

const hours = (weekday: number, startsAt: string, endsAt: string) => ({ weekday, startsAt, endsAt });
const week = (...entries: ReturnType<typeof hours>[]): WeeklyDuty => toWeeklyDuty(entries);

test('hours are stored as they were read', () => {
  const stored = [hours(1, '20:00', '08:00'), hours(7, '08:00', '12:00'), hours(7, '20:00', '24:00')];
  expect(toEmergencyHours(toWeeklyDuty(stored))).toEqual(stored);
});

test.each([
  ['apart', week(hours(1, '08:00', '12:00'), hours(1, '12:00', '20:00')), null],
  ['on one day', week(hours(1, '08:00', '12:00'), hours(1, '11:00', '20:00')), 0],
  ['of the night before', week(hours(1, '20:00', '08:00'), hours(2, '07:00', '09:00')), 1],
  ['of Sunday’s night', week(hours(7, '20:00', '08:00'), hours(1, '07:00', '09:00')), 0],
  ['twice the same', week(hours(3, '20:00', '08:00'), hours(3, '20:00', '08:00')), 2],
  ['24 hours and the next 24', week(hours(1, '08:00', '08:00'), hours(2, '08:00', '08:00')), null],
])('%s: the day that overlaps', (_name, values, expected) => {
  expect(firstOverlap(values)).toBe(expected);
  expect(weeklyDutySchema.safeParse(values).success).toBe(expected === null);
});

test('hours that end no later than they begin reach into the next day', () => {
  expect(isOvernight({ startsAt: '20:00', endsAt: '08:00' })).toBe(true);
  expect(isOvernight({ startsAt: '08:00', endsAt: '08:00' })).toBe(true);
  expect(isOvernight({ startsAt: '08:00', endsAt: '24:00' })).toBe(false);
});

test.each(DUTY_TEMPLATES)('the template "$name" can be saved', (template) => {
  expect(weeklyDutySchema.safeParse(weekOfTemplate(template)).success).toBe(true);
});
