import type { FailureStage, PlatformErrorCode } from '@veto/slice-kit/errors';
import type { Logger } from 'pino';
import { lineOf, type ReportBook } from '../reports/report-book.ts';
import type { SiteMetrics } from '../watching/site-metrics.ts';
import type { RenderEnd } from './filled-pages.ts';

/** A browser's report has the same names. */
interface RenderReport extends Pick<RenderEnd, 'slice' | 'version' | 'side' | 'route'> {
  code: PlatformErrorCode;
  stage: FailureStage;
  message: string;
}

export interface RenderNotesOptions {
  log: Logger;
  metrics: SiteMetrics;
  reports: Pick<ReportBook, 'add'>;
  /** The revision of the channel that the site shows. */
  revision?: () => number | undefined;
}

/** Beside those of the visitors' addresses in the book. */
const SENDER = 'this site';
const MINUTE_MS = 60_000;

/**
 * Counts what became of pages. A cause of failures is one line of the log and one report a minute; a page that only found
 * no room is no report. None of it counts against a canary: visitors get the page, and `/_rates` counts theirs.
 */
export function renderNotes(
  { log, metrics, reports, revision }: RenderNotesOptions,
  now: () => number = Date.now,
): (end: RenderEnd) => void {
  const told = new Map<string, number>();
  return (end) => {
    metrics.documentRendered(end);
    const { slice, version, side, route, outcome, reason = '' } = end;
    if (outcome === 'filled') return;
    const cause = `${slice} ${version} ${outcome}`;
    if (now() - (told.get(cause) ?? 0) < MINUTE_MS) return;
    told.set(cause, now());
    log.warn({ slice, version, route, outcome, reason }, 'a document goes out without data');
    if (outcome === 'busy') return;
    const message = `VETO-210 ${outcome}: ${reason}`.slice(0, 1000);
    const report: RenderReport = { code: 'VETO-210', slice, version, stage: 'render', message, side, route };
    reports.add(lineOf(report, { revision: revision?.() }), SENDER);
  };
}
