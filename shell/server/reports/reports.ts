import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { CSP_REPORTS } from '../documents/security-headers.ts';
import { SenderLimits } from '../http/sender-limits.ts';
import { isLocal, senderOf } from '../http/visitor-address.ts';
import { BodyRefusal, bodyText } from '../http/watched-body.ts';
import { lineOf, type ReportBooks, type ReportFacts } from './report-book.ts';
import { LONG_TASK } from './reported-failures.ts';

type Env = { Bindings: HttpBindings };

/** Where failures are sent with sendBeacon. */
export const FAILURE_REPORTS = '/_reports';

/** How a page that is not as others have it says so with its reports. */
const SHOWN_PARAMETER = 'shown';
const SHOWN = ['revision', 'preview'] as const;

/** Where a page that shows an earlier revision or a preview sends its failures; empty where nobody takes any. */
export function reportsOf(reportUrl: string, shown: (typeof SHOWN)[number]): string {
  return reportUrl && `${reportUrl}?${SHOWN_PARAMETER}=${shown}`;
}

/** In bytes, of one report. */
const MAX_BYTES = 16 * 1024;

export interface ReportOptions extends ReportBooks {
  trustProxy: boolean;
  /** The revision of the channel that the site shows. */
  revision?: () => number | undefined;
  /** How long a report may stand still on its way, in milliseconds. */
  idleMs?: number;
  /** Told of each report: 'failures', 'long-tasks' or 'policy', 'preview' or 'revision' of a page that others do not have; and whether it was kept. */
  onReport?: (kind: string, outcome: 'kept' | 'refused') => void;
  /** How many a minute, of both kinds together. */
  limits?: { ofSender: number; ofAll: number };
}

/** Takes failure reports and policy reports from anybody, and lists them on this machine. */
export function reports(options: ReportOptions): Hono<Env> {
  const { onReport = () => {} } = options;
  const app = new Hono<Env>();
  const limits = new SenderLimits(options.limits ?? { ofSender: 120, ofAll: 3000 });
  const books = [
    { path: FAILURE_REPORTS, name: 'failures', book: options.failures },
    { path: CSP_REPORTS, name: 'policy', book: options.policy },
  ];
  for (const { path, name, book } of books) {
    // A site of files on another host may have its reports sent here; what is listed is for no page to read.
    app.on(['POST', 'OPTIONS'], path, cors({ origin: '*', allowMethods: ['POST'] }));
    app.post(path, async (c) => {
      const sender = senderOf(c, options.trustProxy);
      const shown = SHOWN.find((each) => each === c.req.query(SHOWN_PARAMETER));
      const kind = shown ?? name;
      const wait = await limits.take(sender);
      if (wait !== null) {
        onReport(kind, 'refused');
        return c.body(null, 429, { 'Retry-After': String(wait) });
      }
      const text = await bodyText(c.req.raw, { maxBytes: MAX_BYTES, idleMs: options.idleMs ?? 10_000 });
      if (text instanceof BodyRefusal) return c.body(null, text.status);
      const line = reportLine(text, { request: c.get('requestId'), revision: options.revision?.(), shown });
      if (line === null) return c.json({ message: 'A report is a JSON object, and no deep one.' }, 400);
      const isLongTask = name === 'failures' && line.includes(`"code":"${LONG_TASK}"`);
      (isLongTask ? options.longTasks : book).add(line, sender);
      onReport(isLongTask ? 'long-tasks' : kind, 'kept');
      return c.body(null, 204);
    });
    app.get(path, (c) => {
      if (!isLocal(c)) return c.notFound();
      return c.body(book.list(), 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    });
  }
  return app;
}

/** Deeper than any browser's report, and shallow enough for whoever reads the list. */
const MAX_DEPTH = 16;

/** The report as a line of the book, null when it is none, or too deep to be written again. */
function reportLine(text: string, facts: ReportFacts): string | null {
  try {
    const report: unknown = JSON.parse(text);
    if (typeof report !== 'object' || report === null || isDeeper(report, MAX_DEPTH)) return null;
    return lineOf(report, facts);
  } catch {
    return null;
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}
