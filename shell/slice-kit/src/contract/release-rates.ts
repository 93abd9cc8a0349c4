/** How one release did with all visitors since the counting began. */
export interface ReleaseRate {
  slice: string;
  version: string;
  side: 'stable' | 'canary';
  /** Set out to be loaded, whether they came or not. */
  loads: number;
  mounts: number;
  /** Loads that failed, at whatever stage. */
  failures: number;
  /** Loads that were slow by the release's own doing. */
  slow: number;
}

export interface Rates {
  /** ISO 8601, UTC: since when it was counted. */
  since: string;
  rates: ReleaseRate[];
}

const SINCE = /^veto_slice_counted_since_seconds (\S+)$/m;
const COUNT =
  /^veto_slice_(loads|mounts|failures|slow)_total\{slice="(.+?)",version="(.+?)",side="(stable|canary)"\} (\d+)$/gm;

/**
 * Reads what became of the releases that visitors loaded, of `GET <site>/_rates` or `/metrics` in Prometheus' text format. A
 * release that was a canary first and is stable now has a rate for each. Throws for a text that counts no releases.
 */
export function parseRates(text: string): Rates {
  const seconds = Number(SINCE.exec(text)?.[1]);
  if (!(seconds > 0)) throw new Error('it does not say since when releases are counted');
  const rates = new Map<string, ReleaseRate>();
  for (const [, event, slice = '', version = '', side, count] of text.matchAll(COUNT)) {
    const key = `${slice} ${version} ${side}`;
    const none = { slice, version, side: side as ReleaseRate['side'], loads: 0, mounts: 0, failures: 0, slow: 0 };
    rates.set(key, { ...(rates.get(key) ?? none), [event as 'loads' | 'mounts' | 'failures' | 'slow']: Number(count) });
  }
  return { since: new Date(seconds * 1000).toISOString(), rates: [...rates.values()] };
}
