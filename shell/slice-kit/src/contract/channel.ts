import * as z from 'zod/mini';
import { type ShellRelease, type SliceRelease, shellReleaseSchema, sliceReleaseSchema } from './release.ts';
import type { Fill, NavEntry, RouteOutline } from './slice-manifest.ts';

const pointer = <T extends z.ZodMiniType>(release: T) =>
  z.object({
    stable: release,
    previous: z.optional(release),
    canary: z.optional(z.object({ release, percent: z.number().check(z.gte(0), z.lte(100)) })),
    /** 'hand' once a person has moved the pointer: `start` then leaves it alone. */
    movedBy: z._default(z.enum(['start', 'hand']), 'hand'),
    /** The versions that everybody had before, the latest first; none is marked bad. `previous` is the first of them. */
    earlier: z.optional(z.array(z.string())),
    /** Versions that were rolled back from: never a fallback, and live again only where a person says so. */
    bad: z.optional(z.array(z.string())),
    /** Set while the latest move is a roll-back: a second one has nothing to do. */
    rolledBack: z.optional(z.boolean()),
  });

export const slicePointerSchema = pointer(sliceReleaseSchema);
export const shellPointerSchema = pointer(shellReleaseSchema);
export type SlicePointer = z.infer<typeof slicePointerSchema>;

/** What is kept of a slice that was taken out of the channel, so that it can come back without a build. */
export const retiredSliceSchema = z.object({
  stable: z.string(),
  earlier: z.optional(z.array(z.string())),
  bad: z.optional(z.array(z.string())),
});
export type RetiredSlice = z.infer<typeof retiredSliceSchema>;

/** What is live: all pointers of a channel together. */
export const channelSchema = z.object({
  revision: z.number(),
  /** Where the releases are: the folder that holds `<slice>/<version>/`. Same origin by default. */
  releasesUrl: z._default(z.string(), '/releases/'),
  shell: z.optional(shellPointerSchema),
  slices: z.record(z.string(), slicePointerSchema),
  /** Slices that a person took out: `start` does not bring them back. */
  retired: z.optional(z.record(z.string(), retiredSliceSchema)),
});
export type Channel = z.infer<typeof channelSchema>;

/** What routes and menus need of a release; how to load it is in the whole channel. */
export interface ReleaseOutline extends Pick<SliceRelease, 'slice' | 'version'> {
  manifest: { name: string; routes: RouteOutline[]; nav: NavEntry[]; fills?: Fill[] | undefined };
}

/**
 * A `ReleaseOutline` as documents write it, where there is no canary to tell apart: a hash does not compress, and the name is
 * the key of the slice already. The page reads it with an empty version.
 */
export interface BriefOutline {
  manifest: Pick<ReleaseOutline['manifest'], 'routes' | 'nav' | 'fills'>;
}

/**
 * The channel as a page has it. A document names the files of the slices that may answer at its address and outlines
 * the rest: it does not grow with the number of slices and releases. The page asks for the whole channel afterwards.
 */
export interface PageChannel {
  revision: number;
  releasesUrl: string;
  /** Set in a document: something is left out. */
  partial?: boolean | undefined;
  shell?: { stable: ShellRelease; canary?: { release: ShellRelease; percent: number } | undefined } | undefined;
  slices: Record<
    string,
    {
      stable: SliceRelease | ReleaseOutline;
      previous?: SliceRelease | undefined;
      /** Versions that everybody had before; the whole channel has them. */
      earlier?: string[] | undefined;
      canary?: { release: SliceRelease | ReleaseOutline; percent: number } | undefined;
    }
  >;
  /** By slot, the releases whose parts a document shows, with the files of that part alone. */
  parts?: Record<string, SliceRelease> | undefined;
}

/** The channel as a document has it: what `PageChannel` is read from. */
export interface DocumentChannel extends Omit<PageChannel, 'slices'> {
  slices: Record<string, PageChannel['slices'][string] | { stable: BriefOutline }>;
}
