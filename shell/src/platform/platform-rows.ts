import type { PageChannel, ReleaseOutline, SliceRelease } from '@veto/slice-kit/contract';
import type { Rates } from '@veto/slice-kit/release-rates';
import { candidateReleases, isWhole, type Visitor } from '../../isomorphic/candidates.ts';

import type { SliceRun } from './run-log.ts';

/** A release that the channel (or this browser) names for a slice. */
export interface NamedRelease {
  pointer: 'override' | 'canary' | 'stable' | 'previous';
  version: string;
  /** Of a canary: the share of visitors that gets it. */
  percent?: number;
  /** Whether this visitor is to get it. */
  wanted: boolean;
  /** How it does with all visitors, as far as anybody knows. */
  counts?: { loads: number; mounts: number; failures: number; slow: number };
}

export interface PlatformRow {
  slice: string;
  releases: NamedRelease[];
  /** The release that runs or ran last on this page; null before the first visit. */
  ran: { version: string; loadMs: number; mountMs: number; fallback: boolean } | null;
  /** All files of the release that this visitor gets, in bytes, as they are and after gzip; 0 until the whole channel is there. */
  bytes: number;
  gzipBytes: number;
  failures: { code: string; version: string | undefined; stage: string | undefined; message: string }[];
}

function ranOf(run: SliceRun | undefined, wanted: ReleaseOutline | undefined): PlatformRow['ran'] {
  if (run?.version === undefined) return null;
  const { version, loadMs = 0, mountMs = 0 } = run;
  return { version, loadMs, mountMs, fallback: version !== wanted?.version };
}

function rowOf(
  channel: Pick<PageChannel, 'slices'>,
  slice: string,
  visitor: Visitor,
  run: SliceRun | undefined,
  rates: readonly Rate[],
): PlatformRow {
  const pointer = channel.slices[slice];
  const [wanted] = candidateReleases(channel, slice, visitor);
  const named: [NamedRelease['pointer'], SliceRelease | ReleaseOutline | undefined][] = [
    ['override', visitor.overrides[slice]?.release],
    ['canary', pointer?.canary?.release],
    ['stable', pointer?.stable],
    ['previous', pointer?.previous],
  ];
  const files = wanted && isWhole(wanted) ? Object.values(wanted.files) : [];
  return {
    slice,
    releases: named.flatMap(([name, release]) => {
      // What a document outlines has no version before the whole channel is there.
      if (!release?.version) return [];
      const percent = name === 'canary' ? pointer?.canary?.percent : undefined;
      const share = percent === undefined ? {} : { percent };
      const counts = name === 'override' ? undefined : countsOf(release, rates);
      return [
        { pointer: name, version: release.version, wanted: release === wanted, ...share, ...(counts && { counts }) },
      ];
    }),
    ran: ranOf(run, wanted),
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    gzipBytes: files.reduce((sum, file) => sum + file.gzipBytes, 0),
    failures: (run?.failures ?? []).map(({ code, version, stage, message }) => ({ code, version, stage, message })),
  };
}

type Rate = Rates['rates'][number];

/** Of a release on both sides: one that was promoted was a canary before. */
function countsOf({ slice, version }: ReleaseOutline, rates: readonly Rate[]): NamedRelease['counts'] {
  const own = rates.filter((rate) => rate.slice === slice && rate.version === version);
  if (own.length === 0) return undefined;
  const sum = (field: keyof NonNullable<NamedRelease['counts']>) => own.reduce((total, rate) => total + rate[field], 0);
  return { loads: sum('loads'), mounts: sum('mounts'), failures: sum('failures'), slow: sum('slow') };
}

/** What the page knows about each slice, by name. */
export function platformRows(
  channel: Pick<PageChannel, 'slices'>,
  visitor: Visitor,
  runs: Readonly<Record<string, SliceRun>>,
  rates: readonly Rate[] = [],
): PlatformRow[] {
  return Object.keys({ ...channel.slices, ...visitor.overrides })
    .toSorted()
    .map((slice) => rowOf(channel, slice, visitor, runs[slice], rates));
}

/** The versions of each slice that the channel names, the canary first and then back in time. */
export function namedVersions({ slices }: Pick<PageChannel, 'slices'>): Record<string, string[]> {
  const named = Object.entries(slices).map(([slice, { canary, stable, previous, earlier = [] }]) => {
    const all = [canary?.release.version, stable.version, previous?.version, ...earlier];
    return [slice, [...new Set(all.filter((version) => !!version))]] as [string, string[]];
  });
  return Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
