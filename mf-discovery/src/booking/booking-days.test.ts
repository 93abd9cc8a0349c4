import { expect, it } from 'vitest';
import { freeDays, nextSlots, slotsOn } from './booking-days.ts';

const slots = [
  { date: '2026-11-24', time: '10:00' },
  { date: '2026-11-23', time: '14:30' },
  { date: '2026-11-23', time: '09:00' },
  { date: '2026-12-01', time: '08:00' },
];

it('lists the free times of a day from early to late', () => {
  expect(slotsOn(slots, '2026-11-23').map((slot) => slot.time)).toEqual(['09:00', '14:30']);
  expect(slotsOn(slots, '2026-11-25')).toEqual([]);
});

it('lists the first days that have free times', () => {
  expect(freeDays(slots, 2)).toEqual([
    { date: '2026-11-23', free: 2 },
    { date: '2026-11-24', free: 1 },
  ]);
});

it('finds the earliest times across days', () => {
  expect(nextSlots(slots, 3).map((slot) => `${slot.date} ${slot.time}`)).toEqual([
    '2026-11-23 09:00',
    '2026-11-23 14:30',
    '2026-11-24 10:00',
  ]);
});
