import type { HttpBindings } from '@hono/node-server';
import type { RuntimeConfig } from '@veto/slice-kit/contract';
import { type Context, Hono } from 'hono';
import type { BackendAddress } from './backend-proxy.ts';
import { senderOf } from './visitor-address.ts';

type Env = { Bindings: HttpBindings };

interface Options {
  config: Pick<RuntimeConfig, 'supabaseUrl' | 'supabaseKey'>;
  /** Where the embedded backend is, where there is no hosted project. */
  backend: BackendAddress;
  trustProxy: boolean;
}

const FILE = /^([0-9a-f]{64})\.ics$/;
const TIMEOUT_MS = 10_000;

/**
 * `/calendar/<secret>.ics`: a veterinarian's visits for whatever program subscribes to them, by the one function of the
 * database that takes the secret. 404 for a secret that opens nothing, 503 where nobody can be asked.
 */
export function calendarFeeds(options: Options): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/calendar/:file', async (c) => {
    const [, secret] = FILE.exec(c.req.param('file')) ?? [];
    if (secret === undefined) return c.notFound();
    const { calendarFeed, feedCalendarFile } = await import('@veto/shared-data/calendar-file');
    const answer = await askFor(secret, c, options).catch(() => null);
    if (!answer?.ok)
      return c.json({ message: 'The calendar cannot be read now. Please try again later.' }, 503, {
        'Retry-After': '60',
        'Cache-Control': 'no-store',
      });
    const visits = calendarFeed.parse(await answer.json());
    if (!visits) return c.notFound();
    return c.body(feedCalendarFile(visits), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    });
  });
  return app;
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
