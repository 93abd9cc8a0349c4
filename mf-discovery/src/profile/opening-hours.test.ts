import { describe, expect, it } from 'vitest';
import { isOpen, weekOf } from './opening-hours.ts';

describe('open now', () => {
  const monday = [
    { weekday: 1, opensAt: '09:00', closesAt: '13:00' },
    { weekday: 1, opensAt: '14:00', closesAt: '18:00' },
  ];
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['12:59', true],
    ['13:00', false],
    ['14:00', true],
    ['18:00', false],
  ])('at %s on a Monday: %s', (time, open) => {
    expect(isOpen(monday, { weekday: 1, time })).toBe(open);
  });
  it('is false on a day without hours', () => {
    expect(isOpen(monday, { weekday: 2, time: '10:00' })).toBe(false);
  });
});

it('lists all seven days, each with its hours from early to late', () => {
  const week = weekOf([
    { weekday: 3, opensAt: '14:00', closesAt: '18:00' },
    { weekday: 3, opensAt: '09:00', closesAt: '12:00' },
  ]);
  expect(week.map((day) => day.name)).toHaveLength(7);
  expect(week[2]?.hours.map((one) => one.opensAt)).toEqual(['09:00', '14:00']);
  expect(week[6]?.hours).toEqual([]);
});
