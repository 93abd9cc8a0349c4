import { describe, expect, it } from 'vitest';
import type { Channel } from '../src/contract/channel.ts';
import { canaryVerdict } from './canary-verdict.ts';
import * as moves from './pointer-moves.ts';
import { sliceRelease } from './release.fixture.ts';

const [STABLE, CANARY] = ['1.0.0-aaaaaaaaaaaa', '1.1.0-bbbbbbbbbbbb'];
const EMPTY: Channel = { revision: 0, releasesUrl: '/releases/', slices: {} };
const live = moves.publish(EMPTY, sliceRelease('mf-hotel', STABLE), 'hand')?.channel ?? EMPTY;
const channel = moves.publishCanary(live, sliceRelease('mf-hotel', CANARY), 5)?.channel ?? EMPTY;

interface Counts {
  loads: number;
  failures?: number;
  slow?: number;
}

function verdict(canary: Counts, stable: Counts, senders = 9) {
  const row = (version: string, side: 'stable' | 'canary', counts: Counts, during = `${CANARY} at 5 %`) => ({
    ...{ slice: 'mf-hotel', version, side, during, mounts: 0, failures: 0, slow: 0, senders },
    ...counts,
  });
  const bad = { loads: 900, failures: 900, slow: 900 };
  return canaryVerdict(
    [
      row(STABLE, 'stable', stable),
      row(CANARY, 'canary', canary),
      // None of these is about it: another slice, visitors who fell back, another share, an older release.
      { ...row(CANARY, 'canary', bad), slice: 'mf-other' },
      row(STABLE, 'canary', bad),
      row(CANARY, 'canary', bad, `${CANARY} at 1 %`),
      row('0.9.0-cccccccccccc', 'stable', bad),
    ],
    channel,
    'mf-hotel',
  );
}

describe('a canary does worse', () => {
  it.each([
    ['when it always fails', { loads: 6, failures: 6 }, { loads: 120, failures: 1 }],
    ['when it fails more often', { loads: 400, failures: 60 }, { loads: 8000, failures: 500 }],
    ['when it is slow more often', { loads: 40, slow: 30 }, { loads: 800, slow: 200 }],
  ] as [string, Counts, Counts][])('%s', (_, canary, stable) => {
    expect(verdict(canary, stable)?.worse).toBe(true);
  });
});

describe('a canary does no worse', () => {
  it.each([
    ['when it fails as often', { loads: 400, failures: 30 }, { loads: 8000, failures: 500 }],
    ['when it fails a little more often, which chance does', { loads: 20, failures: 2 }, { loads: 400, failures: 8 }],
    ['when neither fails', { loads: 1000 }, { loads: 1000 }],
    ['when nobody loaded the stable release', { loads: 100, failures: 50 }, { loads: 0 }],
    [
      'when the stable release fails as well, for all of them',
      { loads: 50, failures: 49 },
      { loads: 950, failures: 940 },
    ],
  ] as [string, Counts, Counts][])('%s', (_, canary, stable) => {
    expect(verdict(canary, stable)?.worse).toBe(false);
  });

  it('when all that failed came from two networks: a broken browser, or somebody who makes it up', () => {
    expect(verdict({ loads: 30, failures: 30 }, { loads: 500 }, 2)?.worse).toBe(false);
    expect(verdict({ loads: 30, failures: 30 }, { loads: 500 }, 3)?.worse).toBe(true);
  });
});

it('says what was counted', () => {
  expect(verdict({ loads: 20, failures: 9, slow: 1 }, { loads: 1000, failures: 10 })).toEqual({
    canary: CANARY,
    worse: true,
    sentence: `${CANARY}: 20 loads, 9 failed (45.0 %), 1 slow (5.0 %); ${STABLE}: 1000 loads, 10 failed (1.0 %), 0 slow (0.0 %): the canary fails more often`,
  });
});

it('says nothing where there is no canary', () => {
  expect(canaryVerdict([], live, 'mf-hotel')).toBeNull();
  expect(canaryVerdict([], channel, 'mf-none')).toBeNull();
});
