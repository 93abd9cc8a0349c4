import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { proxy } from 'hono/proxy';
import { UPLOADED_FILE_POLICY } from './security-headers.ts';

/** Where the embedded backend is now; null while it is not there. */
export type BackendAddress = () => string | null;

const TIMEOUT_MS = 30_000;
const UPLOAD_LIMIT = 52 * 1024 * 1024;
const CALL_LIMIT = 1024 * 1024;
/** What a browser may show as it is; everything else that was uploaded is a download. */
const SHOWN = /^image\/(png|jpeg|webp|gif|avif)$/;

/** What the Supabase clients send besides plain headers. */
const CLIENT_HEADERS = [
  ...['authorization', 'apikey', 'content-type', 'x-client-info', 'x-supabase-api-version'],
  ...['accept-profile', 'content-profile', 'prefer', 'range', 'range-unit'],
];

interface Options {
  address: BackendAddress;
  /** Whether something before this server writes X-Forwarded-For. */
  trustProxy: boolean;
  timeoutMs?: number;
}

type Env = { Bindings: HttpBindings };

function unavailable(c: Context, status: 502 | 503 | 504, message: string): Response {
  return c.json({ code: 'backend_unavailable', message }, status, { 'Retry-After': '2', 'Cache-Control': 'no-store' });
}

/** Hands /auth, /rest and /storage to the embedded backend, which only this machine can reach. */
export function backendProxy({ address, trustProxy, timeoutMs = TIMEOUT_MS }: Options): Hono<Env> {
  const app = new Hono<Env>();
  const tooLarge = (c: Context) => c.json({ code: 'too_large', message: 'The request is too large.' }, 413);
  app.use('/storage/*', bodyLimit({ maxSize: UPLOAD_LIMIT, onError: tooLarge }));
  app.use('/auth/*', bodyLimit({ maxSize: CALL_LIMIT, onError: tooLarge }));
  app.use('/rest/*', bodyLimit({ maxSize: CALL_LIMIT, onError: tooLarge }), compress());
  // Like a hosted project: pages of a static host call from another origin. A session is a header, never a cookie.
  for (const path of ['/auth/*', '/rest/*'])
    app.use(
      path,
      cors({ origin: '*', allowHeaders: CLIENT_HEADERS, exposeHeaders: ['Content-Range'], maxAge: 86_400 }),
    );
  const forward = async (c: Context<Env>): Promise<Response> => {
    const target = address();
    if (!target) return unavailable(c, 503, 'The service is starting. Please try again in a moment.');
    const { pathname, search } = new URL(c.req.url);
    const socketAddress = c.env.incoming.socket.remoteAddress ?? '';
    const forwarded = c.req.header('x-forwarded-for');
    try {
      return await proxy(`${target}${pathname}${search}`, {
        raw: c.req.raw,
        // A link in a mail answers with a redirect that carries the session: it is the browser's to follow.
        redirect: 'manual',
        headers: {
          ...c.req.header(),
          host: undefined,
          // Only the address that this server saw counts; what a visitor wrote there is dropped.
          'X-Forwarded-For': trustProxy && forwarded ? forwarded : socketAddress,
          'X-Forwarded-Host': c.req.header('host'),
        },
        signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeoutMs)]),
      });
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        return unavailable(c, 504, 'The service took too long to answer.');
      return unavailable(c, 502, 'The service cannot be reached. Please try again in a moment.');
    }
  };
  app.on(['GET', 'HEAD'], '/storage/v1/object/*', async (c) => guardUploaded(await forward(c)));
  for (const path of ['/auth/*', '/rest/*', '/storage/*']) app.all(path, forward);
  return app;
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
