import {
  type PageChannel,
  type ReleaseOutline,
  releaseUrl,
  type ShellRelease,
  type SliceRelease,
} from '@veto/slice-kit/contract';
import { canaryRank } from './canary-rank.ts';
import { NO_BUCKET } from './visitor-cookie.ts';

/** A developer's own build of a slice, in this browser only. */
export interface Override {
  release: SliceRelease;
  /** The absolute address of its folder, with a trailing slash. */
  baseUrl: string;
}

/** What decides which releases a visitor gets. */
export interface Visitor {
  /** A whole number that stays the same for a visitor, 0 to 99; 100 for one who never gets a canary. Each slice ranks it anew. */
  bucket: number;
  /** By slice. */
  overrides: Readonly<Record<string, Override>>;
}

/** A visitor of whom nothing can be kept: the stable releases. */
export const NOBODY: Visitor = { bucket: NO_BUCKET, overrides: {} };

/** The canary of a slice, for a visitor whom it is meant for. */
export function canaryFor(
  channel: Pick<PageChannel, 'slices'>,
  slice: string,
  visitor: Visitor,
): SliceRelease | ReleaseOutline | undefined {
  const { canary } = channel.slices[slice] ?? {};
  return canary && canaryRank(visitor.bucket, slice) < canary.percent ? canary.release : undefined;
}

/**
 * The releases of a slice that a visitor may get, in the order in which they are tried: their own override, the canary
 * for the share of visitors that it is meant for, the stable one, the one before it.
 */
export function candidateReleases(
  channel: Pick<PageChannel, 'slices'>,
  slice: string,
  visitor: Visitor,
): (SliceRelease | ReleaseOutline)[] {
  const { stable, previous } = channel.slices[slice] ?? {};
  const ownCanary = canaryFor(channel, slice, visitor);
  const wanted = [visitor.overrides[slice]?.release, ownCanary, stable, previous].filter((release) => !!release);
  return wanted.filter(({ version }, place) => wanted.findIndex((other) => other.version === version) === place);
}

/** Whether the page knows how to load a release, or only what it is called and where it is. */
export function isWhole(release: SliceRelease | ReleaseOutline): release is SliceRelease {
  return 'files' in release;
}

/**
 * The shell that a visitor's documents are made of: its canary for a share of visitors of its own, else the
 * stable one. Whoever renders the document chooses; undefined while no shell is published.
 */
export function shellFor({ shell }: Partial<Pick<PageChannel, 'shell'>>, bucket: number): ShellRelease | undefined {
  const { canary, stable } = shell ?? {};
  return canary && canaryRank(bucket, 'shell') < canary.percent ? canary.release : stable;
}

/**
 * The channel with the release that a visitor gets first in the place of each slice's stable one. A slice that only the
 * developer has is there too, so that a team sees its first build beside what is live.
 */
export function channelAsShown(channel: Pick<PageChannel, 'slices'>, visitor: Visitor): Pick<PageChannel, 'slices'> {
  const names = Object.keys({ ...channel.slices, ...visitor.overrides });
  const slices = names.flatMap((slice) => {
    const [stable] = candidateReleases(channel, slice, visitor);
    return stable ? [[slice, { ...channel.slices[slice], stable }] as const] : [];
  });
  return { slices: Object.fromEntries(slices) };
}

/** The absolute address below which the channel's releases are, with a trailing slash. */
export function releasesAddress({ releasesUrl }: Pick<PageChannel, 'releasesUrl'>): string {
  return new URL(releasesUrl, location.href).href;
}

/** The absolute address of the folder that a candidate's files are in. */
export function baseUrlOf(channel: Pick<PageChannel, 'releasesUrl'>, release: SliceRelease, visitor: Visitor): string {
  const override = visitor.overrides[release.slice];
  if (override?.release === release) return override.baseUrl;
  return new URL(releaseUrl(channel, release), location.href).href;
}
