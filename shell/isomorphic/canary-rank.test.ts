import { expect, it } from 'vitest';
import { canaryRank } from './canary-rank.ts';
import { NO_BUCKET } from './visitor-cookie.ts';

const NUMBERS = Array.from({ length: NO_BUCKET }, (_, number) => number);
const SLICES = ['shell', 'mf-discovery', 'mf-owner', 'mf-vet', 'mf-specialist-pl'];
const visitorsOf = (slice: string, percent: number) => NUMBERS.filter((number) => canaryRank(number, slice) < percent);

it.each(SLICES)('a canary of %s has as many numbers as it has percent, and keeps them when it grows', (slice) => {
  for (const percent of [0, 1, 10, 50, 100]) expect(visitorsOf(slice, percent)).toHaveLength(percent);
  expect(visitorsOf(slice, 30)).toEqual(expect.arrayContaining(visitorsOf(slice, 10)));
});

it("is another order for each slice: hardly anybody gets two teams' canaries", () => {
  for (const [place, slice] of SLICES.entries())
    for (const other of SLICES.slice(place + 1)) {
      const both = visitorsOf(slice, 10).filter((number) => visitorsOf(other, 10).includes(number));
      expect(both.length, `${slice} and ${other}`).toBeLessThanOrEqual(4);
    }
  const inAll = NUMBERS.filter((number) => SLICES.every((slice) => canaryRank(number, slice) < 50));
  expect(inAll.length, 'half of the visitors for each of five').toBeLessThan(12);
});

it('is nobody without a number', () => {
  expect([NO_BUCKET, -1, Number.NaN].map((number) => canaryRank(number, 'mf-owner'))).toEqual([100, 100, 100]);
});

it('stays the same for ever: a visitor has the same canary tomorrow', () => {
  expect([0, 1, 99].map((number) => canaryRank(number, 'mf-owner'))).toEqual([90, 39, 46]);
});
