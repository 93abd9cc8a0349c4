import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timeOffSchema, toNewTimeOff } from './time-off-values.ts';

const VALUES = { from: '2026-12-24', to: '2026-12-26', wholeDays: true, startsAt: '', endsAt: '', reason: '' };
const HOURS = { ...VALUES, wholeDays: false, startsAt: '10:00', endsAt: '11:30', reason: ' Dentist ' };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

test('whole days leave the times out, hours leave the last day out', () => {
  expect(toNewTimeOff({ ...HOURS, wholeDays: true })).toMatchObject({ endsOn: '2026-12-26', startsAt: null });
  expect(toNewTimeOff(HOURS)).toEqual({
    startsOn: '2026-12-24',
    endsOn: '2026-12-24',
    startsAt: '10:00',
    endsAt: '11:30',
    reason: 'Dentist',
  });
});

test.each([
  [{ ...VALUES, to: '2026-12-23' }, 'to', 'The last day must not be before the first'],
  [{ ...VALUES, to: '' }, 'to', 'Please choose a day'],
  [{ ...VALUES, from: '' }, 'from', 'Please choose a day'],
  [{ ...VALUES, from: '2025-12-24', to: '2025-12-26' }, 'to', 'This day has passed'],
  [{ ...HOURS, from: '2026-11-22' }, 'from', 'This day has passed'],
  [{ ...HOURS, startsAt: '' }, 'startsAt', 'Please enter a time'],
  [{ ...HOURS, endsAt: '10:00' }, 'endsAt', 'The end must be after the start'],
])('refuses %j', (values, field, message) => {
  expect(timeOffSchema.safeParse(values).error?.issues).toMatchObject([{ path: [field], message }]);
});

test('accepts both kinds', () => {
  for (const values of [VALUES, HOURS, { ...VALUES, from: '2026-11-20', to: '2026-11-23' }])
    expect(timeOffSchema.safeParse(values).success).toBe(true);
});
