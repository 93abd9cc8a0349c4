import { describe, expect, it } from 'vitest';
import { canaryVerdict } from './canary-verdict.ts';

const [STABLE, CANARY] = ['1.0.0-aaaaaaaaaaaa', '1.1.0-bbbbbbbbbbbb'];
const AGREED = { factor: 2, loads: 20 };
type Counts = [loads: number, failures: number];

function verdict(stable: Counts, canary: Counts, agreement = AGREED) {
  const row = (version: string, side: 'stable' | 'canary', [loads, failures]: Counts) => ({
    slice: 'mf-hotel',
    version,
    side,
    loads,
    mounts: loads - failures,
    failures,
  });
  const rates = [
    row(STABLE, 'stable', stable),
    row(CANARY, 'canary', canary),
    // None of these is about it.
    { ...row(CANARY, 'canary', [100, 100]), slice: 'mf-other' },
    row('0.9.0-cccccccccccc', 'stable', [100, 100]),
  ];
  const names = { slice: 'mf-hotel', canary: CANARY, stable: STABLE };
  return canaryVerdict({ since: '2026-11-01T10:00:00Z', rates }, names, agreement);
}

describe('a canary is worse', () => {
  it.each([
    ['when it fails twice as often', [1000, 20], [50, 2]],
    ['when it fails where the stable release never does', [1000, 0], [20, 1]],
    ['when it always fails', [1000, 400], [20, 20]],
  ] as [string, Counts, Counts][])('%s', (_, stable, canary) => {
    expect(verdict(stable, canary).worse).toBe(true);
  });

  it('by another factor, when that is agreed', () => {
    expect(verdict([100, 10], [100, 25], { factor: 3, loads: 20 }).worse).toBe(false);
    expect(verdict([100, 10], [100, 30], { factor: 3, loads: 20 }).worse).toBe(true);
  });
});

describe('a canary is not worse', () => {
  it.each([
    ['before there are 20 loads', [1000, 0], [19, 19]],
    ['when it fails less than twice as often', [1000, 20], [100, 3]],
    ['when neither fails', [1000, 0], [1000, 0]],
    ['when nobody loaded the stable release', [0, 0], [100, 50]],
  ] as [string, Counts, Counts][])('%s', (_, stable, canary) => {
    expect(verdict(stable, canary).worse).toBe(false);
  });
});

it('says what was counted', () => {
  expect(verdict([1000, 10], [20, 5]).sentence).toBe(
    `${CANARY} failed 5 of 20 times (25.0 %); ${STABLE} failed 10 of 1000 times (1.0 %): 2 times as often, or more`,
  );
});
