import { describe, expect, it } from 'vitest';
import { evidence } from './sequential-test.ts';

/** As `canaryVerdict` has it for each of its two comparisons. */
const ENOUGH = Math.log(2000);

/** Numbers from 0 to 1 that are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Drill {
  /** Of all visits, the share that gets the canary. */
  share: number;
  /** The shares of loads that fail. */
  canary: number;
  stable: number;
  visits: number;
}

/** Looks after every visit. The loads after which the canary was ended; Infinity where it was not. */
function drill(random: () => number, { share, canary, stable, visits }: Drill): number {
  const [own, other] = [
    { loads: 0, hits: 0 },
    { loads: 0, hits: 0 },
  ];
  for (let visit = 0; visit < visits; visit++) {
    const isCanary = random() < share;
    const side = isCanary ? own : other;
    side.loads += 1;
    if (random() < (isCanary ? canary : stable)) side.hits += 1;
    if (evidence(own, other) >= ENOUGH) return own.loads;
  }
  return Number.POSITIVE_INFINITY;
}

const drills = (seed: number, what: Drill) => {
  const random = seeded(seed);
  return Array.from({ length: 1000 }, () => drill(random, what));
};

describe('of 1,000 canaries for 5 % of 1,000 visits', () => {
  it.each([
    // The smallest badness that this is said of, beside the failures of a stable release.
    { canary: 0.5, stable: 0.01, least: 998 },
    { canary: 0.6, stable: 0.02, least: 1000 },
    { canary: 1, stable: 0.1, least: 1000 },
  ])('that fail on $canary of their loads, beside $stable, $least are ended within 30', ({ least, ...rates }) => {
    const ended = drills(7, { share: 0.05, visits: 1000, ...rates });
    expect(ended.filter((loads) => loads <= 30).length).toBeGreaterThanOrEqual(least);
  });

  it.each([0.001, 0.01, 0.1, 0.4])('that fail as often as the stable release, on %d, one is ended at most', (rate) => {
    const ended = drills(8, { share: 0.05, visits: 1000, canary: rate, stable: rate });
    expect(ended.filter(Number.isFinite).length).toBeLessThanOrEqual(1);
  });
});

it('ends one of 1,000 good ones at most also after five times as many visits, and where half of them get it', () => {
  const ended = drills(9, { share: 0.5, visits: 5000, canary: 0.05, stable: 0.05 });
  expect(ended.filter(Number.isFinite).length).toBeLessThanOrEqual(1);
});

it('finds small differences when there are many loads', () => {
  expect(evidence({ loads: 500, hits: 15 }, { loads: 10_000, hits: 200 })).toBeLessThan(ENOUGH);
  expect(evidence({ loads: 50_000, hits: 1500 }, { loads: 1_000_000, hits: 20_000 })).toBeGreaterThan(ENOUGH);
});

it('is 0 where there is nothing to say', () => {
  for (const [own, other] of [
    [0, 0],
    [0, 50],
    [50, 0],
  ] as const)
    expect(evidence({ loads: own, hits: own }, { loads: other, hits: 0 })).toBe(0);
  expect(evidence({ loads: 10, hits: 1 }, { loads: 100, hits: 10 })).toBe(0);
  expect(evidence({ loads: 10, hits: 0 }, { loads: 100, hits: 50 })).toBe(0);
});
