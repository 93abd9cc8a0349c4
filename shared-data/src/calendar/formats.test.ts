import { expect, test } from 'vitest';
import {
  clockOf,
  formatDay,
  formatDayOf,
  formatLongDate,
  formatMoment,
  formatPolishDate,
  formatShortDate,
  formatTime12,
  formatTime24,
  SLOTS_12H,
  SLOTS_24H,
  SLOTS_POLISH,
  ticketDate,
  weekdayOf,
} from './index.ts';

test('dates are shown in the long US form and in the Polish one', () => {
  expect(formatLongDate('2026-11-02')).toBe('Monday, November 2, 2026');
  expect(formatPolishDate('2026-11-02')).toBe('02.11.2026');
  expect(formatShortDate('2026-11-02')).toBe('Nov 2, 2026');
  expect(formatDay('2026-11-02')).toBe('Mon, Nov 2');
});

test('free times are written as the view wants them', () => {
  const written = [SLOTS_12H, SLOTS_24H, SLOTS_POLISH].map(({ day, time }) => [day('2026-11-23'), time('14:30')]);
  expect(written).toEqual([
    ['Monday, November 23', '2:30 PM'],
    ['Monday, November 23', '14:30'],
    ['poniedziałek, 23 listopada', '14:30'],
  ]);
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
  ['09:05', '9:05 AM'],
  ['12:00', '12:00 PM'],
  ['14:30:00', '2:30 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, shown) => {
  expect(formatTime12(time)).toBe(shown);
});

test('a moment is what the clock in Warsaw shows, in the way of whoever reads it', () => {
  const vet = clockOf({ isVeterinarian: true });
  expect(formatMoment('2026-11-22T06:05:00Z')).toBe('Nov 22, 2026, 07:05');
  expect(formatMoment(Date.parse('2026-07-22T22:05:00Z'), vet)).toBe('Jul 23, 2026, 12:05 AM');
  expect(formatDayOf('2026-07-22T22:05:00+00:00')).toBe('Jul 23, 2026');
});

test('a text that is no date or time is shown as it is', () => {
  expect(formatLongDate('soon')).toBe('soon');
  expect(formatPolishDate('')).toBe('');
  expect(formatTime12('noon')).toBe('noon');
  expect(formatTime24('14:30:00')).toBe('14:30');
  expect(formatPolishDate('2026-02-30')).toBe('2026-02-30');
});

test('a ticket says the day in words and the time as owners read it', () => {
  expect(ticketDate({ date: '2026-11-24', time: '09:30' })).toEqual({
    weekday: 'Tuesday',
    day: '24',
    month: 'November',
    time: '09:30',
    dateTime: '2026-11-24T09:30',
  });
});
