import { expect, it } from 'vitest';
import { fnv1a, mulberry32 } from './seeded-random.ts';

it('hashes as FNV-1a is specified', () => {
  expect(fnv1a('')).toBe(0x811c9dc5);
  expect(fnv1a('a')).toBe(0xe40c292c);
  expect(fnv1a('foobar')).toBe(0xbf9cf968);
});

it('draws the same numbers for the same state', () => {
  const one = mulberry32(1);
  const other = mulberry32(1);
  const drawn = Array.from({ length: 1000 }, one);
  expect(drawn).toEqual(Array.from({ length: 1000 }, other));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.reduce((sum, value) => sum + value, 0) / 1000).toBeCloseTo(0.5, 1);
});
