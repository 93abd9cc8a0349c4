import { expect, test } from 'vitest';
import { percentile, writeQueries } from './queries-results.ts';

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index);

test('a percentile is one of the values', () => {
  expect(percentile(HUNDRED, 0.5)).toBe(50);
  expect(percentile(HUNDRED, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBeNaN();
});

test('the section has a row for each question', () => {
  const times = [{ what: 'a city', ms: HUNDRED }];
  const section = writeQueries(times, 100_000, new Date('2026-11-22T10:00:00Z'), 'a machine');
  expect(section).toContain('| a city | 50 ms | 95 ms |');
  expect(section).toContain('100,000 listed veterinarians');
  expect(section).toContain('100 runs of each');
});
