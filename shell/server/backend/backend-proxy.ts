import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { proxy } from 'hono/proxy';
import type { Logger } from 'pino';
import { isCanonicalPath, isReadableQuery } from '../documents/canonical-address.ts';
import { UPLOADED_FILE_POLICY } from '../documents/security-headers.ts';
import { isOfForeignPage } from '../http/visitor-address.ts';
import { BodyRefusal, watchBody } from '../http/watched-body.ts';
import { fewUploads } from './few-uploads.ts';

/** Where the embedded backend is now; null while it is not there. */
export type BackendAddress = () => string | null;

const TIMEOUT_MS = 30_000;
const IDLE_MS = 15_000;
const UPLOAD_LIMIT = 52 * 1024 * 1024;
const CALL_LIMIT = 1024 * 1024;
/** What a browser may show as it is; everything else that was uploaded is a download. */
const SHOWN = /^image\/(png|jpeg|webp|gif|avif)$/;

/** What the Supabase clients send besides plain headers. */
const CLIENT_HEADERS = [
  ...['authorization', 'apikey', 'content-type', 'x-client-info', 'x-supabase-api-version'],
  ...['accept-profile', 'content-profile', 'prefer', 'range', 'range-unit'],
];
/** What a page of another origin may read besides the plain headers. */
const EXPOSED_HEADERS = ['Content-Range', 'Date', 'Retry-After', 'X-Request-Id'];

/** What a person without an account does: it books, moves, and sends mails to an address that nobody has confirmed. */
const OF_GUESTS =
  /^\/rest\/v1\/rpc\/(?:book_as_guest|send_guest_code|confirm_guest_code|guest_visit|(?:move|cancel|review)_guest_visit)$/;

interface Options {
  address: BackendAddress;
  /** Those that the site is told it has; none: nobody has said. */
  ownAddresses: readonly string[];
  /** Whether something before this server writes X-Forwarded-For. */
  trustProxy: boolean;
  /** How long the backend may take to answer once it has the whole request, in milliseconds. */
  timeoutMs?: number;
  /** How long a request's body may stand still, in milliseconds. */
  idleMs?: number;
  /** Told why the backend could not be reached. */
  log: Logger;
}

type Env = { Bindings: HttpBindings };

/** `Retry-After` is in seconds: the backend is started again by itself. */
function unavailable(c: Context, status: 503 | 504, message: string): Response {
  return c.json({ code: 'backend_unavailable', message }, status, { 'Retry-After': '2', 'Cache-Control': 'no-store' });
}

/** Hands /auth, /rest and /storage to the embedded backend, which only this machine can reach. */
export function backendProxy(options: Options): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/rest/*', compress());
  for (const path of ['/auth/*', '/rest/*', '/storage/*']) {
    // Like a hosted project: pages of a static host call from another origin. A session is a header, never a cookie.
    if (path !== '/storage/*')
      app.use(
        path,
        cors({ origin: '*', allowHeaders: CLIENT_HEADERS, exposeHeaders: EXPOSED_HEADERS, maxAge: 86_400 }),
      );
    app.use(path, async (c, next) => {
      const { pathname, search } = new URL(c.req.url);
      if (!isCanonicalPath(pathname) || !isReadableQuery(search))
        return c.json({ code: 'bad_address', message: 'The address cannot be read.' }, 400);
      if (OF_GUESTS.test(pathname) && isOfForeignPage(c, options.ownAddresses))
        return c.json({ code: 'PT403', message: 'Guests book on the pages of this site alone.' }, 403);
      return next();
    });
  }
  app.on(['GET', 'HEAD'], '/storage/v1/object/*', async (c) => guardUploaded(await forward(c, options, UPLOAD_LIMIT)));
  app.all('/storage/*', fewUploads(options.trustProxy), (c) => forward(c, options, UPLOAD_LIMIT));
  for (const path of ['/auth/*', '/rest/*']) app.all(path, (c) => forward(c, options, CALL_LIMIT));
  return app;
}

async function forward(c: Context<Env>, options: Options, maxBytes: number): Promise<Response> {
  const target = options.address();
  if (!target) return unavailable(c, 503, 'The service is starting. Please try again in a moment.');
  const { pathname, search } = new URL(c.req.url);
  const body = watchBody(c.req.raw, { maxBytes, idleMs: options.idleMs ?? IDLE_MS });
  const late = new AbortController();
  let answerBy: NodeJS.Timeout | undefined;
  // The backend's time begins when it has the whole request: a large photo on a slow line takes as long as it takes.
  void body.ended.then(() => {
    answerBy = setTimeout(() => late.abort(), options.timeoutMs ?? TIMEOUT_MS).unref();
  });
  try {
    body.refused.throwIfAborted();
    return await proxy(`${target}${pathname}${search}`, {
      raw: c.req.raw,
      ...(body.stream && { body: body.stream }),
      // A link in a mail answers with a redirect that carries the session: it is the browser's to follow.
      redirect: 'manual',
      headers: headersFor(c, options.trustProxy),
      signal: AbortSignal.any([c.req.raw.signal, body.refused, late.signal]),
    });
  } catch (error) {
    const answer = failed(c, body.refused, late.signal);
    if (answer.status === 503)
      options.log.error({ err: error, request: c.get('requestId') }, 'the backend cannot be reached');
    return answer;
  } finally {
    clearTimeout(answerBy);
  }
}

function failed(c: Context<Env>, refused: AbortSignal, late: AbortSignal): Response {
  const { reason } = refused;
  if (reason instanceof BodyRefusal)
    return c.json({ code: reason.status === 413 ? 'too_large' : 'too_slow', message: reason.message }, reason.status);
  // Nobody reads this answer.
  if (c.req.raw.signal.aborted) return c.body(null, 408);
  if (late.aborted) return unavailable(c, 504, 'The service took too long to answer.');
  return unavailable(c, 503, 'The service cannot be reached. Please try again in a moment.');
}

function headersFor(c: Context<Env>, trustProxy: boolean): Record<string, string | undefined> {
  const forwarded = c.req.header('x-forwarded-for');
  return {
    ...c.req.header(),
    host: undefined,
    // Nothing here speaks another protocol: whoever asks for one is answered in this one.
    connection: undefined,
    upgrade: undefined,
    // Only the address that this server saw counts; what a visitor wrote there is dropped.
    'X-Forwarded-For': trustProxy && forwarded ? forwarded : (c.env.incoming.socket.remoteAddress ?? ''),
    'X-Forwarded-Host': c.req.header('host'),
  };
}
/** An uploaded file is shown when it is an image, saved when it is not, and never runs. */
function guardUploaded(answer: Response): Response {
  const headers = new Headers(answer.headers);
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  headers.set('Content-Security-Policy', UPLOADED_FILE_POLICY);
  if (answer.ok && !SHOWN.test(type) && type !== 'application/json') headers.set('Content-Disposition', 'attachment');
  if (answer.ok && SHOWN.test(type)) headers.set('Cache-Control', 'private, max-age=300, stale-while-revalidate=86400');
  return new Response(answer.body, { status: answer.status, headers });
}
