import { expect, test } from 'vitest';
import { trialSlots } from './trial-slots.ts';

const now = { date: '2026-11-21', time: '14:10' };

test('a later day offers all fifteen times, without the noon hour', () => {
  const times = trialSlots('2026-11-22', now).map(({ time }) => time);
  expect(times).toHaveLength(15);
  expect(times).not.toContain('12:00');
  expect([times[0], times.at(-1)]).toEqual(['09:00', '17:00']);
});

test('today offers only what is still to come', () => {
  expect(trialSlots('2026-11-21', now)[0]).toEqual({ date: '2026-11-21', time: '14:30' });
});
