import { expect, test } from 'vitest';
import { isFull } from './full-calendar.ts';

test.each([
  ['nothing is free', [], true],
  ['something is free in a week', ['2026-12-02'], false],
  ['the first free time is later than in a week', ['2026-12-03', '2026-12-04'], true],
])('%s', (_, dates, full) => {
  const slots = dates.map((date) => ({ date, time: '10:00' }));
  expect(isFull(slots, '2026-11-25')).toBe(full);
});
