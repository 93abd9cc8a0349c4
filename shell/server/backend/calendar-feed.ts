import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { type Context, Hono } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SenderLimits } from '../http/sender-limits.ts';
import { senderOf } from '../http/visitor-address.ts';
import type { BackendAddress } from './backend-proxy.ts';
import { calendarWriter, type WriteCalendar } from './calendar-writer.ts';

type Env = { Bindings: HttpBindings };

interface Options {
  config: Pick<RuntimeConfig, 'supabaseUrl' | 'supabaseKey'>;
  /** Where the embedded backend is, where there is no hosted project. */
  backend: BackendAddress;
  trustProxy: boolean;
}

const FILE = /^([0-9a-f]{64})\.ics$/;
const TIMEOUT_MS = 10_000;

/** Calendar programs ask a few times an hour. Whoever tries secrets meets the limit of a sender. */
const OF_LINK = { points: 60, duration: 3600 };
const OF_SENDER = 60;
const OF_ALL = 3000;
/** Calendar files that are kept, the latest. */
const KEPT = 200;

interface KeptFile {
  /** Of the database's answer, of which the file was written. */
  etag: string;
  file: string;
}

/**
 * `/calendar/<secret>.ics`: a person's visits for whatever program subscribes to them, by the one function of the
 * database that takes the secret. 404 for a secret that opens nothing, 429 for one that is used too often, 503 where nobody
 * can be asked. A file is written again only when the visits have changed, and 304 for a program that has it.
 */
export function calendarFeeds(options: Options): Hono<Env> {
  const app = new Hono<Env>();
  const senders = new SenderLimits({ ofSender: OF_SENDER, ofAll: OF_ALL });
  const links = new RateLimiterMemory(OF_LINK);
  const kept = new Map<string, KeptFile>();
  const write = calendarWriter();
  app.get('/calendar/:file', async (c) => {
    const [, secret] = FILE.exec(c.req.param('file')) ?? [];
    if (secret === undefined) return c.notFound();
    const waitFor = (await senders.take(senderOf(c, options.trustProxy))) ?? (await waitForLink(links, secret));
    if (waitFor !== null)
      return c.json({ message: 'This calendar is read too often. Please try again later.' }, 429, {
        'Retry-After': String(waitFor),
      });
    const answer = await askFor(secret, c, options).catch(() => null);
    const file = answer?.ok ? await fileOf(secret, await answer.text(), kept, write).catch(() => undefined) : undefined;
    if (file === undefined)
      return c.json({ message: 'The calendar cannot be read now. Please try again later.' }, 503, {
        'Retry-After': '60',
        'Cache-Control': 'no-store',
      });
    if (!file) return c.notFound();
    const headers = { ETag: file.etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' };
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers);
    return c.body(file.file, 200, { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' });
  });
  return app;
}

async function waitForLink(links: RateLimiterMemory, secret: string): Promise<number | null> {
  try {
    await links.consume(secret);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.ceil(refusal.msBeforeNext / 1000);
  }
}

async function fileOf(
  secret: string,
  answer: string,
  kept: Map<string, KeptFile>,
  write: WriteCalendar,
): Promise<KeptFile | null> {
  const etag = `"${createHash('sha256').update(answer).digest('base64url')}"`;
  const known = kept.get(secret);
  kept.delete(secret);
  const file = known?.etag === etag ? known.file : await write(answer);
  if (file === null) return null;
  const fresh = { etag, file };
  kept.set(secret, fresh);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return fresh;
}

/** In the body, as addresses are written into logs. */
async function askFor(
  secret: string,
  c: Context<Env>,
  { config, backend, trustProxy }: Options,
): Promise<Response | null> {
  const base = config.supabaseUrl || backend();
  if (!base) return null;
  return fetch(new URL('/rest/v1/rpc/calendar_feed', base), {
    method: 'POST',
    headers: {
      apikey: config.supabaseKey,
      'Content-Type': 'application/json',
      ...(!config.supabaseUrl && { 'X-Forwarded-For': senderOf(c, trustProxy) }),
    },
    body: JSON.stringify({ secret }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
