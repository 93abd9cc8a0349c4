import { moves, type Release } from '../releases/index.ts';
import { CORE_KEYS, rangeOf } from '../webpack/sharing.ts';

/** What two releases say of our core modules that is not the same: a sentence each. */
export function coreSteps(before: Release | undefined, after: Release | undefined): string[] {
  if (!before || !after) return [];
  return CORE_KEYS.flatMap((key) => {
    const [then, now] = [coreOf(before, key), coreOf(after, key)];
    if (then === undefined || now === undefined || then === now) return [];
    return [moves.isShellRelease(after) ? coreStep(key, then, now) : `needs ${key} ${now}, and ${then} before`];
  });
}

/** What a step of a core module's version means for slices. */
export function coreStep(key: string, then: string, now: string): string {
  const range = rangeOf(now);
  const means =
    range === rangeOf(then)
      ? 'slices need no more than before'
      : `a slice built with it needs ${range}, and waits for a shell that has it`;
  return `${key} steps from ${then} to ${now}: ${means}`;
}

/** The version that a shell has, or the range that a slice needs. */
function coreOf(release: Release, key: string): string | undefined {
  return moves.isShellRelease(release) ? release.provides[key]?.version : release.shared[key];
}
