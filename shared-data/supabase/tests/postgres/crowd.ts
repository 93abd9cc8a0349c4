import { WAIT_MS } from '@veto/slice-kit/hang-limit';

/** Milliseconds. */
const AT_LEAST = 2500;

/**
 * Says, from now on, whether a crowd goes on acting: for 2.5 s, and longer until each of the acts has been done. `outcomes` counts by
 * '<act>: done'.
 */
export function crowdTime(acts: readonly string[], outcomes: ReadonlyMap<string, number>): () => boolean {
  const begin = Date.now();
  return () => {
    const passed = Date.now() - begin;
    return passed < AT_LEAST || (passed < WAIT_MS && !acts.every((act) => outcomes.has(`${act}: done`)));
  };
}
