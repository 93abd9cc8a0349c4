import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ReportBook } from './report-book.ts';
import { CSP_REPORTS } from './security-headers.ts';
import { isLocal } from './visitor-address.ts';

type Env = { Bindings: HttpBindings };

/** Where failures are sent with sendBeacon. */
export const FAILURE_REPORTS = '/_reports';
const LIMIT = 16 * 1024;
/** So that nobody fills the disk from outside: reports a minute, of both kinds together. */
const PER_MINUTE = 300;

/** Takes failure reports and policy reports from anybody, and lists them on this machine. */
export function reports(folder: string): Hono<Env> {
  const app = new Hono<Env>();
  let minute = 0;
  let taken = 0;
  const mayTake = () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, taken] = [now, 0];
    taken += 1;
    return taken <= PER_MINUTE;
  };
  const books = { [FAILURE_REPORTS]: 'failures', [CSP_REPORTS]: 'policy' };
  for (const [path, name] of Object.entries(books)) {
    const book = new ReportBook(`${folder}/${name}.jsonl`);
    app.use(path, bodyLimit({ maxSize: LIMIT, onError: (c: Context) => c.body(null, 413) }));
    app.post(path, async (c) => {
      const report: unknown = await c.req.json().catch(() => undefined);
      if (report === undefined || report === null) return c.json({ message: 'A report is JSON.' }, 400);
      if (!mayTake()) return c.body(null, 429, { 'Retry-After': '60' });
      await book.add(report);
      return c.body(null, 204);
    });
    app.get(path, (c) => (isLocal(c) ? c.json(book.list(), 200, { 'Cache-Control': 'no-store' }) : c.notFound()));
  }
  return app;
}
