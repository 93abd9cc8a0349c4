import { instantOf } from '@veto/shared-data/calendar';
import { describe, expect, it } from 'vitest';
import { daysText, isOpen, nextOpening, weekOf } from './opening-hours.ts';

const MONDAY = '2026-11-23';
const SPLIT_MONDAY = [
  { weekday: 1, opensAt: '09:00', closesAt: '13:00' },
  { weekday: 1, opensAt: '14:00', closesAt: '18:00' },
];

describe('open now', () => {
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['12:59', true],
    ['13:00', false],
    ['14:00', true],
    ['18:00', false],
  ])('at %s on a Monday: %s', (time, open) => {
    expect(isOpen(SPLIT_MONDAY, instantOf(MONDAY, time))).toBe(open);
  });
  it('is false on a day without hours', () => {
    expect(isOpen(SPLIT_MONDAY, instantOf('2026-11-24', '10:00'))).toBe(false);
  });
});

describe('the next opening', () => {
  it.each([
    [MONDAY, '08:00', { date: MONDAY, time: '09:00' }],
    [MONDAY, '13:30', { date: MONDAY, time: '14:00' }],
    [MONDAY, '18:00', { date: '2026-11-30', time: '09:00' }],
    ['2026-11-29', '23:00', { date: '2026-11-30', time: '09:00' }],
  ])('after %s %s is %j', (date, time, next) => {
    expect(nextOpening(SPLIT_MONDAY, instantOf(date, time))).toEqual(next);
  });
  it('is unknown where there are no hours', () => {
    expect(nextOpening([], instantOf(MONDAY, '08:00'))).toBeNull();
  });
});

// From the second 2:30 on, as times in that hour are booked.
it.each([
  ['2027-10-31T00:45Z', false, { date: '2027-10-31', time: '02:30' }],
  ['2027-10-31T01:30Z', true, { date: '2027-11-07', time: '02:30' }],
])('in the hour that comes twice, at %s: open %s, next %j', (now, open, next) => {
  const night = [{ weekday: 7, opensAt: '02:30', closesAt: '06:00' }];
  expect(isOpen(night, Date.parse(now))).toBe(open);
  expect(nextOpening(night, Date.parse(now))).toEqual(next);
});

it('takes neighbouring days with the same hours together, each with its hours from early to late', () => {
  const week = weekOf([
    ...[1, 2, 4, 5].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '17:00' })),
    { weekday: 3, opensAt: '14:00', closesAt: '18:00' },
    { weekday: 3, opensAt: '09:00', closesAt: '12:00' },
  ]);
  expect(week.map(daysText)).toEqual(['Monday – Tuesday', 'Wednesday', 'Thursday – Friday', 'Saturday – Sunday']);
  expect(week[1]?.hours.map((one) => one.opensAt)).toEqual(['09:00', '14:00']);
  expect(week[3]?.hours).toEqual([]);
});
