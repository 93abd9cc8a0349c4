import type { AttemptLimits } from './attempt-limits.ts';
import { limitAttempts } from './attempt-limits.ts';
import { refusedAuthBody } from './auth-body.ts';
import { unwrapMultipart } from './multipart-uploads.ts';

/** What answers the requests that pass. */
export type Answerer = (request: Request, context: { peerAddress: string | null }) => Promise<Response>;

const SERVED = ['/auth/v1/', '/rest/v1/', '/storage/v1/'];

/**
 * What a browser asks for without being able to add a header: an image, a link from a mail. They answer to their own
 * tokens or are public by intent.
 */
const KEYLESS = [
  '/storage/v1/object/public/',
  '/storage/v1/object/sign/',
  '/storage/v1/render/image/public/',
  '/auth/v1/verify',
  '/auth/v1/.well-known/',
];

export interface GatewayOptions {
  answer: Answerer;
  limits?: AttemptLimits;
  /** Whether the database answers: what /health says. */
  isUsable?: () => Promise<boolean>;
}

/**
 * The door of the backend: serves the three services only, refuses calls without a key (nothing may ever be taken for
 * the site's own), and limits attempts by the visitor's address, which the site's server forwards.
 */
export function createGateway({ answer, limits, isUsable = async () => true }: GatewayOptions) {
  const limited = limitAttempts(limits);
  return async (request: Request, socketAddress: string | null): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/health')
      return (await isUsable())
        ? Response.json({ status: 'ready' })
        : Response.json({ status: 'The database does not answer.' }, { status: 503 });
    if (!SERVED.some((prefix) => pathname.startsWith(prefix)) || isDisguised(pathname))
      return Response.json({ message: 'There is nothing at this address.' }, { status: 404 });
    const hasKey = request.headers.has('apikey') || searchParams.has('apikey');
    const needsKey = request.method !== 'OPTIONS' && !KEYLESS.some((prefix) => pathname.startsWith(prefix));
    if (needsKey && !hasKey)
      return Response.json(
        { message: 'No API key found in request', hint: 'Send the apikey header.' },
        { status: 401 },
      );
    const refusal = await refusedAuthBody(request);
    if (refusal) return refusal;
    const peerAddress = visitorAddress(request, socketAddress);
    return limited(request, peerAddress ?? 'unknown', async (passed) =>
      answer(await unwrapMultipart(passed), { peerAddress }),
    );
  };
}

/**
 * The services decode a path before they read it; here it is read as it stands. '/auth/v1/%74oken' would be a sign-in
 * that nobody counts. No path of the authentication service needs an encoded letter, and none needs a null character.
 */
function isDisguised(pathname: string): boolean {
  return (pathname.startsWith('/auth/') && pathname.includes('%')) || pathname.includes('%00');
}

/** The last entry is the one that the site's own server wrote; what stands before it a visitor may have made up. */
function visitorAddress(request: Request, socketAddress: string | null): string | null {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || socketAddress;
}
