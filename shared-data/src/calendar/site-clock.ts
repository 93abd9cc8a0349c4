// A device may be days wrong. What has begun, what is free and which day it is go by the clock of the site.

/** By how many milliseconds the device is behind. One for all copies of this module on a page: each slice brings its own. */
export const BEHIND = Symbol.for('veto.clock');

export interface OnPage {
  [BEHIND]?: number;
}

export const behind = () => (globalThis as OnPage)[BEHIND] ?? 0;

/** Now, or another moment by the device's clock, as the site's clock shows it: milliseconds since 1970. */
export function siteNow(device = Date.now()): number {
  return device + behind();
}

/** Calls back when the site's clock turns out to be another than was thought. */
export function onSiteClock(set: () => void): () => void {
  addEventListener('veto:clock', set);
  return () => removeEventListener('veto:clock', set);
}
