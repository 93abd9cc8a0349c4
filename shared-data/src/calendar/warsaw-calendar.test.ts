import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  compareDates,
  formatLongDate,
  formatPolishDate,
  formatTime12,
  nowInWarsaw,
  todayInWarsaw,
  weekdayOf,
} from './index.ts';

describe('what day it is', () => {
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

test('dates sort', () => {
  expect(['2026-02-01', '2026-01-31', '2025-12-31'].sort(compareDates)).toEqual([
    '2025-12-31',
    '2026-01-31',
    '2026-02-01',
  ]);
});

test('dates are shown in the long US form and in the Polish one', () => {
  expect(formatLongDate('2026-11-02')).toBe('Monday, November 2, 2026');
  expect(formatPolishDate('2026-11-02')).toBe('02.11.2026');
});

test('a calendar date is the same in every time zone', () => {
  const zone = process.env.TZ;
  try {
    for (const elsewhere of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
      process.env.TZ = elsewhere;
      expect(formatLongDate('2026-11-02')).toBe('Monday, November 2, 2026');
      expect(weekdayOf('2026-11-02')).toBe(1);
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test.each([
  ['00:00', '12:00 AM'],
  ['09:05', '09:05 AM'],
  ['12:00', '12:00 PM'],
  ['14:30:00', '02:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, shown) => {
  expect(formatTime12(time)).toBe(shown);
});

test('what is no date or time is shown as it is', () => {
  expect(formatLongDate('soon')).toBe('soon');
  expect(formatPolishDate('')).toBe('');
  expect(formatTime12('noon')).toBe('noon');
  expect(formatPolishDate('2026-02-30')).toBe('2026-02-30');
  expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
});
