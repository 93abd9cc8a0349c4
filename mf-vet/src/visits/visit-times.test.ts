import { expect, test } from 'vitest';
import { hasBegun } from './visit-times.ts';

const NOW = { date: '2026-11-24', time: '10:00' };

test.each([
  ['2026-11-24', '09:30', true],
  ['2026-11-24', '10:00', true],
  ['2026-11-24', '10:30', false],
  ['2026-11-23', '23:30', true],
  ['2026-12-01', '08:00', false],
])('a visit of %s %s has begun: %s', (date, time, begun) => {
  expect(hasBegun({ date, time }, NOW)).toBe(begun);
});
