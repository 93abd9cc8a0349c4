import * as z from 'zod/mini';

/** Where those who operate the site read what happened to it, on its own machine. */
export const OPERATIONS = '/_operations';

const text = z.optional(z.string());

/** One move of the channel, as the audit has it. */
const moveSchema = z.object({
  revision: z.number(),
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.string(),
  action: z.string(),
  slice: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  percent: z.optional(z.number()),
  reason: text,
});
export type Move = z.infer<typeof moveSchema>;

/** The same failure of the same release, however often it was reported. */
const failureSchema = z.object({
  /** ISO 8601, UTC: the latest time. */
  at: z.string(),
  reports: z.number(),
  code: text,
  slice: text,
  version: text,
  message: z.string(),
  /** Of the page, at the latest time. */
  path: text,
  /** Of the channel that the page was made of. */
  revision: z.optional(z.number()),
  /** In the source: 'mf-owner/src/pets/pet-page.tsx:12:5'; in the file of the release where no source map is stored. */
  place: text,
  /** How long it took at most, in milliseconds, where that is what is wrong. */
  ms: z.optional(z.number()),
});
export type Failure = z.infer<typeof failureSchema>;

export const operationsSchema = z.object({
  /** The latest first; null while the store cannot be read. */
  moves: z.nullable(z.array(moveSchema)),
  /** What the site says of each canary, by slice. */
  verdicts: z.record(z.string(), z.object({ worse: z.boolean(), sentence: z.string() })),
  /** The latest first. */
  failures: z.array(failureSchema),
  /** Scripts that took long in one frame, the latest first. */
  longTasks: z._default(z.array(failureSchema), []),
  /** Reports of failures in each of the last 24 hours, the present one last, by slice; '' for those of no slice. */
  trend: z.record(z.string(), z.array(z.number())),
  /** ISO 8601, UTC: since when this server has been taking reports, which others do not see. */
  since: z.string(),
  /** Why visitors are shown something else than the store says; null while they are not. */
  trouble: z.optional(z.nullable(z.string())),
});
export type Operations = z.infer<typeof operationsSchema>;
