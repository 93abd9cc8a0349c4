import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, nowInWarsaw, todayInWarsaw, weekdayOf } from './index.ts';

describe('today', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('late in the evening in UTC it is tomorrow in Warsaw', () => {
    vi.setSystemTime(new Date('2026-11-21T23:30:00Z'));
    expect(todayInWarsaw()).toBe('2026-11-22');
    expect(nowInWarsaw()).toEqual({ date: '2026-11-22', time: '00:30' });
  });

  test('in summer Warsaw is two hours ahead', () => {
    vi.setSystemTime(new Date('2026-07-01T21:59:00Z'));
    expect(nowInWarsaw()).toEqual({ date: '2026-07-01', time: '23:59' });
    vi.setSystemTime(new Date('2026-07-01T22:00:00Z'));
    expect(todayInWarsaw()).toBe('2026-07-02');
  });
});

test('days are counted across months, years, leap days and the change of clocks', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('a week starts on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-22')).toBe(7);
});

test('a date that does not exist is refused', () => {
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});
