import { expect, it } from 'vitest';
import { REPORTS_PER_SLICE, ReportLimits, TOLD_AGAIN_AFTER } from './report-limits.ts';

it('says the same failure at its first time, and then once in a hundred', () => {
  const limits = new ReportLimits();
  const told = Array.from({ length: 250 }, () => limits.take('mf-pets', 'no hay')).filter((times) => times !== null);
  expect(told).toEqual([1, TOLD_AGAIN_AFTER, 2 * TOLD_AGAIN_AFTER]);
  expect(limits.take('mf-pets', 'no water')).toBe(1);
});

it('never lets the flood of one slice hide the failure of another', () => {
  const limits = new ReportLimits();
  const told = Array.from({ length: 5000 }, (_, nth) => limits.take('mf-pets', `no hay ${nth}`));
  expect(told.filter((times) => times !== null)).toHaveLength(REPORTS_PER_SLICE);
  expect(limits.take('mf-owner', 'no hay 1')).toBe(1);
});
