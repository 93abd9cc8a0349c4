import * as z from 'zod/mini';
import { shellReleaseSchema, sliceReleaseSchema } from './release.ts';

const pointer = <T extends z.ZodMiniType>(release: T) =>
  z.object({
    stable: release,
    previous: z.optional(release),
    canary: z.optional(z.object({ release, percent: z.number().check(z.gte(0), z.lte(100)) })),
    /** 'hand' once a person has moved the pointer: `start` then leaves it alone. */
    movedBy: z._default(z.enum(['start', 'hand']), 'hand'),
  });

export const slicePointerSchema = pointer(sliceReleaseSchema);
export type SlicePointer = z.infer<typeof slicePointerSchema>;

/** `channels/<name>.json`: the only mutable file of the store. Compare-and-set on `revision`. */
export const channelSchema = z.object({
  revision: z.number(),
  /** Where the releases are: the folder that holds `<slice>/<version>/`. Same origin by default. */
  releasesUrl: z._default(z.string(), '/releases/'),
  shell: z.optional(pointer(shellReleaseSchema)),
  slices: z.record(z.string(), slicePointerSchema),
});
export type Channel = z.infer<typeof channelSchema>;
