import type { PageChannel, ReleaseOutline, ShellRelease, SliceRelease } from '@veto/slice-kit/contract';
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
  /** The commit that it was published from, where that is known. */
  source?: SliceRelease['source'];
  /** How it does with all visitors, as far as anybody knows. */
  counts?: { loads: number; mounts: number; failures: number; slow: number };
}

export interface PlatformRow {
  slice: string;
  /** The teams that it names as its owners. */
  owners: readonly string[];
  releases: NamedRelease[];
  /** The release that runs or ran last on this page; null before the first visit. The shell's times are not measured. */
  ran: { version: string; times?: { loadMs: number; mountMs: number }; fallback: boolean } | null;
  /** All files of the release that this visitor gets, in bytes, as they are and after gzip; 0 until the whole channel is there. */
  bytes: number;
  gzipBytes: number;
  failures: { code: string; version: string | undefined; stage: string | undefined; message: string }[];
}

function ranOf(run: SliceRun | undefined, wanted: ReleaseOutline | undefined): PlatformRow['ran'] {
  if (run?.version === undefined) return null;
  const { version, loadMs = 0, mountMs = 0 } = run;
  return { version, times: { loadMs, mountMs }, fallback: version !== wanted?.version };
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
  return {
    slice,
    owners: (wanted && isWhole(wanted) && wanted.manifest.owners) || [],
    releases: named.flatMap(([name, release]) => {
      // What a document outlines has no version before the whole channel is there.
      if (!release?.version) return [];
      const percent = name === 'canary' ? pointer?.canary?.percent : undefined;
      const known = name === 'override' ? [] : rates;
      return [
        { pointer: name, ...(percent !== undefined && { percent }), ...factsOf(release, release === wanted, known) },
      ];
    }),
    ran: ranOf(run, wanted),
    ...bytesOf(wanted),
    failures: (run?.failures ?? []).map(({ code, version, stage, message }) => ({ code, version, stage, message })),
  };
}

type AnyRelease = SliceRelease | ShellRelease | ReleaseOutline;

function factsOf(release: AnyRelease, wanted: boolean, rates: readonly Rate[]) {
  const counts = countsOf(release, rates);
  const source = 'source' in release ? release.source : undefined;
  return { version: release.version, wanted, ...(source && { source }), ...(counts && { counts }) };
}

function bytesOf(release: AnyRelease | undefined): Pick<PlatformRow, 'bytes' | 'gzipBytes'> {
  const files = release && 'files' in release ? Object.values(release.files) : [];
  return {
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    gzipBytes: files.reduce((sum, file) => sum + file.gzipBytes, 0),
  };
}

type Rate = Rates['rates'][number];

/** Of a release on both sides: one that was promoted was a canary before. */
function countsOf(
  { slice, version }: Pick<ReleaseOutline, 'slice' | 'version'>,
  rates: readonly Rate[],
): NamedRelease['counts'] {
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

/** The shell, which the document has chosen: the row of the release that runs. None while the channel has no shell. */
export function shellRow(
  { shell }: Pick<PageChannel, 'shell'>,
  running: string | undefined,
  rates: readonly Rate[] = [],
): PlatformRow[] {
  if (!shell) return [];
  const { stable, canary } = shell;
  const releases: NamedRelease[] = [
    ...(canary
      ? [
          {
            pointer: 'canary' as const,
            percent: canary.percent,
            ...factsOf(canary.release, canary.release.version === running, rates),
          },
        ]
      : []),
    { pointer: 'stable', ...factsOf(stable, stable.version === running, rates) },
  ];
  const ran = [stable, canary?.release].find((release) => release?.version === running);
  return [
    {
      slice: 'shell',
      owners: stable.owners ?? [],
      releases,
      ran: running === undefined ? null : { version: running, fallback: !ran },
      ...bytesOf(ran),
      failures: [],
    },
  ];
}

/** The versions of each slice that the channel names, the canary first and then back in time. */
export function namedVersions({ slices }: Pick<PageChannel, 'slices'>): Record<string, string[]> {
  const named = Object.entries(slices).map(([slice, { canary, stable, previous, earlier = [] }]) => {
    const all = [canary?.release.version, stable.version, previous?.version, ...earlier];
    return [slice, [...new Set(all.filter((version) => !!version))]] as [string, string[]];
  });
  return Object.fromEntries(named.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
