import { expect, test } from 'vitest';
import { heightOf } from './chart-frame.tsx';
import { niceTop } from './chart-scale.ts';

test.each([
  [0, 4],
  [4, 4],
  [5, 6],
  [9, 10],
  [11, 20],
  [100, 100],
  [130, 200],
])('an axis for %i ends at %i', (most, top) => {
  expect(niceTop(most)).toBe(top);
});

test('a higher value stands higher', () => {
  const scale = { from: 0, to: 10 };
  expect(heightOf(10, scale)).toBe(10);
  expect(heightOf(0, scale)).toBe(138);
  expect(heightOf(5, scale)).toBe(74);
});
