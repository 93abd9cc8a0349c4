import * as z from 'zod/mini';

/** `GET <site>/_rates`: what became of the releases that visitors loaded. */
export const ratesSchema = z.object({
  /** ISO 8601: since when it was counted. */
  since: z.string(),
  rates: z.array(
    z.object({
      slice: z.string(),
      version: z.string(),
      side: z.enum(['stable', 'canary']),
      loads: z.number(),
      mounts: z.number(),
      failures: z.number(),
    }),
  ),
});
export type Rates = z.infer<typeof ratesSchema>;
