// A device may be days wrong. What has begun, what is free and which day it is go by the clock of the site.

/** By how many milliseconds the device is behind. One for all copies of this module on a page: each slice brings its own. */
const BEHIND = Symbol.for('veto.clock');

interface OnPage {
  [BEHIND]?: number;
}

/** A device that is less wrong keeps its own clock: an answer takes its time. */
const WRONG_MS = 2 * 60_000;

const behind = () => (globalThis as OnPage)[BEHIND] ?? 0;

/** Now, or another moment by the device's clock, as the site's clock shows it: milliseconds since 1970. */
export function siteNow(device = Date.now()): number {
  return device + behind();
}

/** Sets the site's clock by an answer of its server to what was asked at `askedAt` by the device's clock. */
export function setSiteClock({ headers }: Response, askedAt: number): void {
  const now = Date.now();
  const sent = Date.parse(headers.get('date') ?? '');
  // No answer of ours, as in a Storybook; or a machine that slept over it.
  if (!headers.has('x-request-id') || Number.isNaN(sent) || now - askedAt > WRONG_MS) return;
  const next = Math.abs(sent - now) < WRONG_MS ? 0 : sent - now;
  if (next === behind() || (next !== 0 && Math.abs(next - behind()) < WRONG_MS)) return;
  (globalThis as OnPage)[BEHIND] = next;
  dispatchEvent(new Event('veto:clock'));
}

/** Calls back when the site's clock turns out to be another than was thought. */
export function onSiteClock(set: () => void): () => void {
  addEventListener('veto:clock', set);
  return () => removeEventListener('veto:clock', set);
}
