import type { ShellRelease, SliceRelease } from '../contract/release.ts';
import type { Fill } from '../contract/slice-manifest.ts';
import type { Problem } from './problem.ts';

interface Filler {
  manifest: { fills?: Fill[] | undefined };
}
/** Of what is live, as much as slots need. */
type LiveSlices = Record<string, { stable: Filler; canary?: { release: Filler } | undefined }>;

type Offering = Pick<SliceRelease | ShellRelease, 'slots'>;

const releasesOf = ({ stable, canary }: LiveSlices[string]) => [stable, ...(canary ? [canary.release] : [])];

/** Slots that another live slice fills already, for the same visitors. */
export function partProblems({ slice, manifest }: SliceRelease, slices: LiveSlices): Problem[] {
  return (manifest.fills ?? []).flatMap(({ slot, audience }) =>
    Object.entries(slices)
      .filter(([name]) => name !== slice)
      .flatMap(([owner, pointer]) => {
        const theirs = releasesOf(pointer).flatMap(({ manifest: { fills = [] } }) => fills);
        const others = theirs.filter((fill) => fill.slot === slot).flatMap((fill) => fill.audience);
        const both = audience.filter((each) => others.includes(each));
        const sentence = `${slot} is filled by ${owner} already, for: ${both.join(', ')}.`;
        return both.length > 0 ? [{ code: 'VETO-414' as const, sentence }] : [];
      }),
  );
}

/** Slots of a slice or the shell that others fill, and that would go or change their props: a sentence each. */
export function lostParts({ slots: kept = {} }: Offering, live: Offering, slices: LiveSlices): string[] {
  return Object.entries(live.slots ?? {}).flatMap(([slot, props]) => {
    const fillers = Object.entries(slices)
      .filter(([, pointer]) =>
        releasesOf(pointer).some((each) => each.manifest.fills?.some((fill) => fill.slot === slot)),
      )
      .map(([name]) => name);
    if (fillers.length === 0) return [];
    const filled = `${slot}, which ${fillers.join(', ')} fills`;
    const left = kept[slot];
    if (!left) return [`${filled}, would not be there any more.`];
    const changed = Object.keys(props).filter((name) => JSON.stringify(left[name]) !== JSON.stringify(props[name]));
    return changed.length > 0 ? [`${filled}, would lose or change these props: ${changed.join(', ')}.`] : [];
  });
}
