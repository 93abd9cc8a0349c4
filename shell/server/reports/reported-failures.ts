import type { PlatformErrorCode } from '@veto/slice-kit/errors';
import type { Failure } from '../../isomorphic/operations.ts';

/** A line of the book of failures. Whatever a browser sent is in `report`: nothing of it is known to be there. */
export interface KeptReport {
  at: string;
  revision?: number;
  /** Set for a page that others do not have. */
  shown?: string;
  report: object;
}

/** The code of scripts that took long in one frame. */
export const LONG_TASK = 'VETO-211' satisfies PlatformErrorCode;
/** A frame that took longer is made up, in milliseconds. */
const LONGEST_MS = 3_600_000;
const HOUR_MS = 3_600_000;
const HOURS = 24;

/** The value of a report, cut to what a line of a list takes; undefined where it is no text. */
function textOf(report: object, name: string, longest = 300): string | undefined {
  const value: unknown = (report as Record<string, unknown>)[name];
  return typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined;
}

function msOf(report: object): number | undefined {
  const { ms } = report as { ms?: unknown };
  return typeof ms === 'number' && ms >= 0 && ms <= LONGEST_MS ? Math.round(ms) : undefined;
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
    const ms = msOf(report);
    if (known) {
      known.reports += 1;
      if (ms !== undefined) known.ms = Math.max(ms, known.ms ?? 0);
    } else {
      const facts = { code, slice, version, path: textOf(report, 'path'), revision, ms };
      found.set(key, { at, reports: 1, message, ...facts, stack: textOf(report, 'stack', 8000) });
    }
  }
  return [...found.values()].slice(0, most);
}

/** Reports in each of the 24 hours before a moment in milliseconds, the latest hour last, by slice. */
export function trendOf(kept: readonly KeptReport[], now: number): Record<string, number[]> {
  const trend = new Map<string, number[]>();
  for (const { at, shown, report } of kept) {
    const hour = HOURS - 1 - Math.floor((now - Date.parse(at)) / HOUR_MS);
    if (shown || !(hour >= 0 && hour < HOURS)) continue;
    const slice = textOf(report, 'slice') ?? '';
    const hours = trend.get(slice) ?? Array.from({ length: HOURS }, () => 0);
    hours[hour] = (hours[hour] ?? 0) + 1;
    trend.set(slice, hours);
  }
  return Object.fromEntries(trend);
}
