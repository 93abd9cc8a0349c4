import { expect, test } from 'vitest';
import { count, kilobytes, median, milliseconds, percentile, seconds } from './figures.ts';

const HUNDRED = Array.from({ length: 100 }, (_, index) => 100 - index);

test('the median is the middle, also of an even number', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('a percentile is one of the values', () => {
  expect([percentile(HUNDRED, 0.5), percentile(HUNDRED, 0.95), percentile([7], 0.95)]).toEqual([50, 95, 7]);
  expect(percentile([], 0.5)).toBeNaN();
});

test('figures are written with their units', () => {
  expect([milliseconds(40.4), seconds(1240), kilobytes(3440), count(12_345)]).toEqual([
    '40 ms',
    '1.2 s',
    '3.4 kB',
    '12,345',
  ]);
});
