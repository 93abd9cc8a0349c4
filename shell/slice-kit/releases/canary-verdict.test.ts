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
  networks: number;
  failed?: number;
  slow?: number;
}

function verdict(canary: Counts, stable: Counts) {
  const row = (
    version: string,
    side: 'stable' | 'canary',
    { networks, failed = 0, slow = 0 }: Counts,
    during = `${CANARY} at 5 %`,
  ) => ({
    ...{ slice: 'mf-hotel', version, side, during, loads: 2 * networks, mounts: 0, failures: 2 * networks, slow: 0 },
    ...{ networks, failedNetworks: failed, slowNetworks: slow },
  });
  const bad = { networks: 900, failed: 900, slow: 900 };
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
    ['when it always fails', { networks: 6, failed: 6 }, { networks: 120, failed: 1 }],
    ['when it fails more often', { networks: 400, failed: 90 }, { networks: 8000, failed: 500 }],
    ['when it is slow more often', { networks: 40, slow: 30 }, { networks: 800, slow: 200 }],
  ] as [string, Counts, Counts][])('%s', (_, canary, stable) => {
    expect(verdict(canary, stable)?.worse).toBe(true);
  });
});

describe('a canary does no worse', () => {
  it.each([
    ['when it fails as often', { networks: 400, failed: 30 }, { networks: 8000, failed: 500 }],
    ['when it fails a little more often, which chance does', { networks: 20, failed: 2 }, { networks: 400, failed: 8 }],
    ['when neither fails', { networks: 1000 }, { networks: 1000 }],
    ['when nobody loaded the stable release', { networks: 100, failed: 50 }, { networks: 0 }],
    [
      'when the stable release fails as well, for all of them',
      { networks: 50, failed: 49 },
      { networks: 950, failed: 940 },
    ],
  ] as [string, Counts, Counts][])('%s', (_, canary, stable) => {
    expect(verdict(canary, stable)?.worse).toBe(false);
  });

  it('when it fails for a few more than 1 of 20 who may make it up', () => {
    expect(verdict({ networks: 1000, failed: 70 }, { networks: 9000, failed: 90 })?.worse).toBe(false);
  });
});

it('says what was counted', () => {
  expect(verdict({ networks: 20, failed: 9, slow: 1 }, { networks: 1000, failed: 10 })).toEqual({
    canary: CANARY,
    worse: true,
    networks: 20,
    sentence: `${CANARY}: 40 loads, of 20 networks 9 failed (45.0 %), 1 slow (5.0 %); ${STABLE}: 2000 loads, of 1000 networks 10 failed (1.0 %), 0 slow (0.0 %): the canary fails more often`,
  });
});

it('says nothing where there is no canary', () => {
  expect(canaryVerdict([], live, 'mf-hotel')).toBeNull();
  expect(canaryVerdict([], channel, 'mf-none')).toBeNull();
});
