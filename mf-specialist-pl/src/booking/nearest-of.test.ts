import { expect, test } from 'vitest';
import { nearestOf } from './nearest-of.ts';

test('the nearest three, earlier and later ones, in the order of the calendar', () => {
  const free = [
    { date: '2026-11-23', time: '17:00' },
    { date: '2026-11-24', time: '09:00' },
    { date: '2026-11-24', time: '09:30' },
    { date: '2026-11-24', time: '10:30' },
  ];
  expect(nearestOf(free, { date: '2026-11-24', time: '10:00' })).toEqual(free.slice(1));
  expect(nearestOf([], { date: '2026-11-24', time: '10:00' })).toEqual([]);
});
