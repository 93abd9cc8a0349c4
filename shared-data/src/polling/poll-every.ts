import type { Query } from '@tanstack/react-query';
import { isToldByServer } from './told-by-server.ts';

/** Longest pause between two questions, in milliseconds: to a server that does not answer, or that tells by itself. */
const LONGEST = 60_000;

/**
 * A `refetchInterval` that asks every `every` milliseconds while answers come, and once a minute while the server tells of
 * news by itself. Once an answer fails, it waits as long as it has failed already: twice the time at each turn, up to a
 * minute. react-query asks nothing while the tab is hidden.
 */
export function pollEvery(every: number) {
  return ({ state }: Pick<Query, 'state'>): number => {
    if (state.status !== 'error') return isToldByServer() ? LONGEST : every;
    if (state.dataUpdatedAt === 0) return LONGEST;
    return Math.min(Math.max(every, state.errorUpdatedAt - state.dataUpdatedAt), LONGEST);
  };
}
