import { BEHIND, behind, type OnPage } from './site-clock.ts';

/** A device that is less wrong keeps its own clock: an answer takes its time. */
const WRONG_MS = 2 * 60_000;

/** Sets the site's clock by an answer of its server to what was asked at `askedAt` by the device's clock. */
export function setSiteClock({ headers }: Response, askedAt: number): void {
  const now = Date.now();
  const wrong = Date.parse(headers.get('date') ?? '') - now;
  const next = Math.abs(wrong) < WRONG_MS ? 0 : wrong;
  // Our server names the request, a Supabase project its rows: else it is no answer of the site, as in a Storybook.
  const isOwn = headers.has('x-request-id') || headers.has('content-range');
  // A machine may have slept over it.
  if (!isOwn || Number.isNaN(wrong) || now - askedAt > WRONG_MS) return;
  if (Math.abs(next - behind()) < WRONG_MS) return;
  (globalThis as OnPage)[BEHIND] = next;
  // Tests and tools ask the same way in Node.
  if ('dispatchEvent' in globalThis) dispatchEvent(new Event('veto:clock'));
}
