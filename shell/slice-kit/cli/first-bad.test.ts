import { expect, it, vi } from 'vitest';
import { type Checked, firstBad } from './first-bad.ts';

const REVISIONS = Array.from({ length: 100 }, (_, at) => at + 1);
const failsFrom = (first: number, unknown: readonly number[] = []) =>
  vi.fn(async (each: number): Promise<Checked> => {
    if (unknown.includes(each)) return 'unknown';
    return each < first ? 'good' : 'bad';
  });

it.each([2, 3, 50, 99, 100])('finds %i in a hundred by at most seven checks', async (first) => {
  const check = failsFrom(first);
  expect(await firstBad(REVISIONS, check)).toEqual({ good: first - 1, bad: first, unknown: [] });
  expect(check.mock.calls.length).toBeLessThanOrEqual(7);
});

it('passes over what cannot be told, and says which it could have been', async () => {
  expect(await firstBad(REVISIONS, failsFrom(70, [50, 51, 49]))).toMatchObject({ good: 69, bad: 70 });
  const check = failsFrom(50, [48, 49, 50, 51]);
  expect(await firstBad(REVISIONS, check)).toEqual({ good: 47, bad: 52, unknown: [48, 49, 50, 51] });
  const asked = check.mock.calls.map(([each]) => each);
  expect(new Set(asked).size).toBe(asked.length);
});

it('walks those that are kept, however far apart', async () => {
  expect(await firstBad([3, 17, 18, 40], failsFrom(18))).toEqual({ good: 17, bad: 18, unknown: [] });
  expect(await firstBad([3, 40], failsFrom(18))).toEqual({ good: 3, bad: 40, unknown: [] });
});
