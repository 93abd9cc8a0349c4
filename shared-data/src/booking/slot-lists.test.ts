import { expect, test } from 'vitest';
import { daysWithSlots, sameSlot, slotsOn } from './slot-lists.ts';

const slots = [
  { date: '2026-11-23', time: '09:00' },
  { date: '2026-11-23', time: '14:30' },
  { date: '2026-11-24', time: '10:00' },
  { date: '2026-12-01', time: '08:00' },
];

test('lists the free times of a day', () => {
  expect(slotsOn(slots, '2026-11-23').map(({ time }) => time)).toEqual(['09:00', '14:30']);
  expect(slotsOn(slots, '2026-11-25')).toEqual([]);
});

test('lists the first days that have free times, each once', () => {
  expect(daysWithSlots(slots, 2)).toEqual(['2026-11-23', '2026-11-24']);
  expect(daysWithSlots(slots)).toHaveLength(3);
});

test('a slot is its date and its time', () => {
  expect(sameSlot({ date: '2026-11-23', time: '09:00' }, { date: '2026-11-23', time: '09:00' })).toBe(true);
  expect(sameSlot({ date: '2026-11-23', time: '09:00' }, { date: '2026-11-23', time: '09:30' })).toBe(false);
  expect(sameSlot({ date: '2026-11-23', time: '09:00' }, null)).toBe(false);
  expect(sameSlot(null, null)).toBe(true);
});
