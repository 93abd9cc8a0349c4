import type { Channel, SliceRelease } from '@veto/slice-kit/contract';

/**
 * The releases of a slice that a visitor may get, in the order in which they are tried: the canary for the share of
 * visitors that it is meant for, the stable one, the one before it. `visitor` is a number from 0 to 100 that stays
 * the same for a visitor.
 */
export function candidateReleases(channel: Pick<Channel, 'slices'>, slice: string, visitor: number): SliceRelease[] {
  const pointer = channel.slices[slice];
  if (!pointer) return [];
  const { canary, stable, previous } = pointer;
  const wanted = [canary && visitor < canary.percent ? canary.release : undefined, stable, previous];
  const byVersion = new Map(wanted.flatMap((release) => (release ? [[release.version, release] as const] : [])));
  return [...byVersion.values()];
}

const STORAGE_KEY = 'veto_visitor';

/** The visitor's number: kept, so that a canary is the same canary tomorrow. Without storage nobody gets a canary. */
export function visitorNumber(): number {
  try {
    const stored = Number.parseFloat(localStorage.getItem(STORAGE_KEY) ?? '');
    if (stored >= 0 && stored < 100) return stored;
    const drawn = Math.random() * 100;
    localStorage.setItem(STORAGE_KEY, String(drawn));
    return drawn;
  } catch {
    return 100;
  }
}
