import * as z from 'zod/mini';

const count = z.number();
const ratesSchema = z.object({
  /** ISO 8601: since when they are counted. */
  since: z.string(),
  rates: z.array(
    z.object({
      slice: z.string(),
      version: z.string(),
      side: z.enum(['stable', 'canary']),
      loads: count,
      mounts: count,
      failures: count,
    }),
  ),
});

/** How releases do with all visitors. */
export type ReleaseRates = z.infer<typeof ratesSchema>;

/** null where nobody counts, or this visitor may not know. */
export async function readReleaseRates(ratesUrl: string | undefined): Promise<ReleaseRates | null> {
  if (!ratesUrl) return null;
  try {
    const answer = await fetch(ratesUrl, { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return answer.ok ? ratesSchema.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}
