import { describe, expect, it } from 'vitest';
import { ENOUGH, FORGED } from './canary-verdict.ts';
import { evidence } from './sequential-test.ts';

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
  /** Of all networks, the share that gets the canary. */
  share: number;
  /** The shares of loads that fail. */
  canary: number;
  stable: number;
  networks: number;
  /** What the forgers among the networks on both sides say: the canary fails and the stable release works, or the reverse. */
  forgers?: 'blame' | 'praise';
}

/** Looks after every load. The loads after which the canary was ended; Infinity where it was not. */
function drill(random: () => number, { share, canary, stable, networks, forgers }: Drill): number {
  const [own, other] = [
    { networks: 0, hits: 0 },
    { networks: 0, hits: 0 },
  ];
  for (let visit = 0; visit < networks; visit++) {
    const isCanary = random() < share;
    const side = isCanary ? own : other;
    side.networks += 1;
    const isForged = random() < FORGED && forgers !== undefined;
    if (isForged ? isCanary === (forgers === 'blame') : random() < (isCanary ? canary : stable)) side.hits += 1;
    if (evidence(own, other, FORGED) >= ENOUGH) return own.networks;
  }
  return Number.POSITIVE_INFINITY;
}

const drills = (seed: number, what: Drill) => {
  const random = seeded(seed);
  return Array.from({ length: 1000 }, () => drill(random, what));
};
const endedWithin = (loads: number, ended: number[]) => ended.filter((after) => after <= loads).length;

describe('of 1,000 canaries for 5 % of the visitors', () => {
  it.each([
    { canary: 0.5, stable: 0.01, forgers: undefined, least: 998 },
    // The smallest badness that this is said of, also where 1 network of 20 on either side speaks for the canary.
    { canary: 0.5, stable: 0.01, forgers: 'praise' as const, least: 980 },
    { canary: 1, stable: 0.1, forgers: 'praise' as const, least: 1000 },
  ])('that fail on $canary of their loads, beside $stable, forgers: $forgers, $least end within 60', (what) => {
    expect(endedWithin(60, drills(7, { share: 0.05, networks: 2000, ...what }))).toBeGreaterThanOrEqual(what.least);
  });

  it.each([
    { rate: 0.001, forgers: 'blame' as const },
    { rate: 0.01, forgers: 'blame' as const },
    { rate: 0.1, forgers: 'blame' as const },
    { rate: 0.01, forgers: undefined },
    { rate: 0.4, forgers: undefined },
  ])('that fail as often as the stable release, on $rate, forgers: $forgers, 10 end at most', ({ rate, forgers }) => {
    const ended = drills(8, { share: 0.05, networks: 2000, canary: rate, stable: rate, ...(forgers && { forgers }) });
    expect(endedWithin(Number.MAX_VALUE, ended)).toBeLessThanOrEqual(10);
  });
});

it('ends 10 of 1,000 good ones at most also after five times as many visits, and where half of them get it', () => {
  const ended = drills(9, { share: 0.5, networks: 5000, canary: 0.05, stable: 0.05, forgers: 'blame' });
  expect(endedWithin(Number.MAX_VALUE, ended)).toBeLessThanOrEqual(10);
});

it('takes five networks that say nothing else, however many work with the stable release', () => {
  const after = (hits: number, networks: number) => evidence({ networks: hits, hits }, { networks, hits: 0 }, FORGED);
  expect(after(3, 40)).toBeLessThan(ENOUGH);
  expect(after(4, 1_000_000)).toBeLessThan(ENOUGH);
  expect(after(5, 1_000_000)).toBeGreaterThan(ENOUGH);
});

it('finds a small difference where there are many networks, but none that forgers could make', () => {
  const stable = { networks: 100_000, hits: 2000 };
  expect(evidence({ networks: 500, hits: 45 }, stable, FORGED)).toBeLessThan(ENOUGH);
  expect(evidence({ networks: 50_000, hits: 4500 }, stable, FORGED)).toBeGreaterThan(ENOUGH);
  expect(evidence({ networks: 50_000, hits: 3400 }, stable, FORGED)).toBe(0);
});

it('is 0 where there is nothing to say', () => {
  for (const [own, other] of [
    [0, 0],
    [0, 50],
    [50, 0],
  ] as const)
    expect(evidence({ networks: own, hits: own }, { networks: other, hits: 0 }, FORGED)).toBe(0);
  expect(evidence({ networks: 10, hits: 1 }, { networks: 100, hits: 10 }, FORGED)).toBe(0);
  expect(evidence({ networks: 10, hits: 0 }, { networks: 100, hits: 50 }, FORGED)).toBe(0);
});
