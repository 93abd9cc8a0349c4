import type { Failure } from '../../isomorphic/operations.ts';

/** A line of the book of failures. Whatever a browser sent is in `report`: nothing of it is known to be there. */
export interface KeptReport {
  at: string;
  revision?: number;
  /** Set for a page that others do not have. */
  shown?: string;
  report: object;
}

const HOUR_MS = 3_600_000;
const HOURS = 24;

/** The value of a report, cut to what a line of a list takes; undefined where it is no text. */
function textOf(report: object, name: string, longest = 300): string | undefined {
  const value: unknown = (report as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined;
}

/** The latest failures, the latest first, each once with the number of its reports. What only previews did is left out. */
export function latestFailures(kept: readonly KeptReport[], most: number): (Failure & { stack: string | undefined })[] {
  const found = new Map<string, Failure & { stack: string | undefined }>();
  for (const { at, revision, shown, report } of kept.toReversed()) {
    if (shown) continue;
    const [code, slice, version] = ['code', 'slice', 'version'].map((name) => textOf(report, name));
    const message = textOf(report, 'message') ?? 'A report without a message';
    const key = JSON.stringify([code, slice, version, message]);
    const known = found.get(key);
    if (known) known.reports += 1;
    else {
      const facts = { code, slice, version, path: textOf(report, 'path'), revision };
      found.set(key, { at, reports: 1, message, ...facts, stack: textOf(report, 'stack', 8000) });
    }
  }
  return [...found.values()].slice(0, most);
}

/** Reports in each of the 24 hours before a moment in milliseconds, the latest hour last, by slice. */
export function trendOf(kept: readonly KeptReport[], now: number): Record<string, number[]> {
  const trend: Record<string, number[]> = {};
  for (const { at, shown, report } of kept) {
    const hour = HOURS - 1 - Math.floor((now - Date.parse(at)) / HOUR_MS);
    if (shown || !(hour >= 0 && hour < HOURS)) continue;
    const slice = textOf(report, 'slice') ?? '';
    trend[slice] ??= Array.from({ length: HOURS }, () => 0);
    trend[slice][hour] = (trend[slice][hour] ?? 0) + 1;
  }
  return trend;
}
