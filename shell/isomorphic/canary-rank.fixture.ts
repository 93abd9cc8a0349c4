import { canaryRank } from './canary-rank.ts';

/** The visitor's number that has a place, 0 to 99, in the order of a slice's canaries. */
export function visitorAt(rank: number, slice: string): number {
  for (let number = 0; number < 100; number++) if (canaryRank(number, slice) === rank) return number;
  throw new Error(`No visitor has the place ${rank}`);
}
