import { parseRates, type Rates } from '@veto/slice-kit/release-rates';

/** null where nobody counts, or this visitor may not know. */
export async function readReleaseRates(ratesUrl: string | undefined): Promise<Rates | null> {
  if (!ratesUrl) return null;
  try {
    const answer = await fetch(ratesUrl, { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return answer.ok ? parseRates(await answer.text()) : null;
  } catch {
    return null;
  }
}
