import { expect, test } from 'vitest';
import { driveBand } from './drive-band.ts';

test.each([
  [0, 0, 5],
  [2.1, 5, 10],
  [4.6, 10, 15],
  [7.8, 20, 30],
  [50, 45, 60],
  [118, 60, 90],
  [300, 180, 240],
  [600, 240, Number.POSITIVE_INFINITY],
])('%s km in a straight line are a drive of %s to %s minutes', (km, from, to) => {
  expect(driveBand(km)).toEqual([from, to]);
});

test('further is never quicker', () => {
  for (let km = 1; km < 700; km += 1) expect(driveBand(km)[1]).toBeGreaterThanOrEqual(driveBand(km - 1)[1]);
});
