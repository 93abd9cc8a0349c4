/** A random source that gives the same numbers on every machine: every fresh database shows the same people. */
export interface Random {
  /** An integer from `low` to `high`, both inclusive. */
  between(low: number, high: number): number;
  pick<const From extends readonly [unknown, ...unknown[]]>(from: From): From[number];
  /** True in so many of a hundred cases. */
  chance(percent: number): boolean;
}

/** Mulberry32, by Tommy Ettinger (public domain). */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    between,
    pick: (from) => from[between(0, from.length - 1)],
    chance: (percent) => next() * 100 < percent,
  };
}

const BLOCKS = {
  veterinarian: '0001',
  owner: '0002',
  pet: '0003',
  appointment: '0004',
  conversation: '0050',
  message: '0051',
} as const;
export type SeedKind = keyof typeof BLOCKS;

/** Ids that a reader recognises in a log: one block per kind of row. */
export function seedId(kind: SeedKind, number: number): string {
  return `5eed${BLOCKS[kind]}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
