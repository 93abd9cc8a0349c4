import { describe, expect, it } from 'vitest';
import { daysText, isOpen, nextOpening, weekOf } from './opening-hours.ts';

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
    expect(isOpen(SPLIT_MONDAY, { weekday: 1, time })).toBe(open);
  });
  it('is false on a day without hours', () => {
    expect(isOpen(SPLIT_MONDAY, { weekday: 2, time: '10:00' })).toBe(false);
  });
});

describe('the next opening', () => {
  it.each([
    [
      { weekday: 1, time: '08:00' },
      { weekday: 1, time: '09:00' },
    ],
    [
      { weekday: 1, time: '13:30' },
      { weekday: 1, time: '14:00' },
    ],
    [
      { weekday: 1, time: '18:00' },
      { weekday: 1, time: '09:00' },
    ],
    [
      { weekday: 7, time: '23:00' },
      { weekday: 1, time: '09:00' },
    ],
  ])('after %j is %j', (now, next) => {
    expect(nextOpening(SPLIT_MONDAY, now)).toEqual(next);
  });
  it('is unknown where there are no hours', () => {
    expect(nextOpening([], { weekday: 1, time: '08:00' })).toBeNull();
  });
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
