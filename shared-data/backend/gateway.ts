import { PRIVATE_BUCKETS } from '../src/images/private-buckets.ts';
import { limitAttempts } from './attempt-limits.ts';
import { type BoundedRequest, boundRequest } from './bounded-request.ts';
import type { AttemptLimits } from './limits.ts';
import { renewalsInTurn } from './renewals-in-turn.ts';
import { visitorNetwork } from './visitor-network.ts';

/** What answers the requests that pass. */
export type Answerer = (request: Request, context: { peerAddress: string | null }) => Promise<Response>;

const SERVED = ['/auth/v1/', '/rest/v1/', '/storage/v1/'];

/** A link that registers whoever has the mailbox; the site offers none. */
const MAGIC_LINK = '/auth/v1/magiclink';

/**
 * Migrations make the buckets, and links are signed one by one for the private ones: what else the storage can do nobody
 * needs, and the embedded one answers it with an internal error.
 */
const NOT_SERVED = new RegExp(
  `^/storage/v1/(?:bucket|object/(?:move|copy|upload/sign|sign(?!/(?:${PRIVATE_BUCKETS.join('|')})/[^/]+/[^/]+$)))(?:/|$)`,
);

/**
 * What a browser asks for without being able to add a header: an image, a link. They answer to their own
 * tokens or are public by intent.
 */
const KEYLESS = ['/storage/v1/object/public/', '/storage/v1/render/image/public/', '/auth/v1/.well-known/'];

export interface GatewayOptions {
  answer: Answerer;
  limits?: AttemptLimits;
  /** Whether the database answers, and whether the disk has room: what /health says. */
  health?: () => Promise<{ answers: boolean; hasRoom: boolean }>;
  /** Called with each request that a service has answered, before the visitor gets the answer. */
  afterAnswer?: (answered: BoundedRequest & { response: Response }) => Promise<void>;
}

/**
 * The door of the backend: serves the three services only, refuses calls without a key (nothing may ever be taken for
 * the site's own), takes in whole what is of a size that the site itself sends, and limits attempts by the visitor's
 * address, which the site's server forwards.
 */
export function createGateway({
  answer,
  limits,
  health = async () => ({ answers: true, hasRoom: true }),
  afterAnswer,
}: GatewayOptions) {
  const limited = limitAttempts(limits);
  const inTurn = renewalsInTurn();
  return async (request: Request, socketAddress: string | null): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/health') return healthAnswer(await health());
    if (!isServed(pathname) || isDisguised(pathname))
      return Response.json({ message: 'There is nothing at this address.' }, { status: 404 });
    // A mail program that looks where a link leads must not use it up: the page that it leads to has a button for that.
    if (pathname === '/auth/v1/verify' && ['GET', 'HEAD'].includes(request.method)) return toLinkPage(searchParams);
    const hasKey = request.headers.has('apikey') || searchParams.has('apikey');
    const isOpen = KEYLESS.some((prefix) => pathname.startsWith(prefix)) || isSignedLink(request.method, pathname);
    const needsKey = request.method !== 'OPTIONS' && !isOpen;
    if (needsKey && !hasKey)
      return Response.json(
        { message: 'No API key found in request', hint: 'Send the apikey header.' },
        { status: 401 },
      );
    const bounded = await boundRequest(request);
    if (bounded instanceof Response) return bounded;
    const peerAddress = visitorAddress(request, socketAddress);
    const attempt = { ...bounded, network: visitorNetwork(peerAddress) };
    return limited(attempt, async () => {
      const response = await inTurn(bounded.request, bounded.json, () => answer(bounded.request, { peerAddress }));
      await afterAnswer?.({ ...bounded, response });
      return isOfNoAccount(pathname, response) ? Response.json({}) : response;
    });
  };
}

/** Answers as `/auth/v1/verify?token=…&type=recovery` for the page of our own mails' links, which is on the same origin. */
function toLinkPage(searchParams: URLSearchParams): Response {
  const [tokenHash = '', type = ''] = ['token', 'type'].map((name) => searchParams.get(name) ?? '');
  const link = new URLSearchParams({ token_hash: tokenHash, type });
  return new Response(null, { status: 303, headers: { location: `/reset-password#${link}` } });
}

function healthAnswer({ answers, hasRoom }: { answers: boolean; hasRoom: boolean }): Response {
  if (!answers) return Response.json({ status: 'The database does not answer.' }, { status: 503 });
  return Response.json(hasRoom ? { status: 'ready' } : { status: 'degraded', reason: 'The disk is nearly full.' });
}

/** Answered like the mail to an account: whether an address has one is nobody else's business. */
function isOfNoAccount(pathname: string, { status }: Response): boolean {
  return pathname === '/auth/v1/otp' && status === 422;
}

/** Reading by a link that the storage has signed; it checks the signature. Signing one is a call like any other. */
function isSignedLink(method: string, pathname: string): boolean {
  return (method === 'GET' || method === 'HEAD') && pathname.startsWith('/storage/v1/object/sign/');
}

function isServed(pathname: string): boolean {
  return SERVED.some((prefix) => pathname.startsWith(prefix)) && !NOT_SERVED.test(pathname) && pathname !== MAGIC_LINK;
}

/**
 * The services decode a path before they read it; here it is read as it stands. '/auth/v1/%74oken' would be a sign-in
 * that nobody counts. Only the names of stored files need an encoded letter.
 */
function isDisguised(pathname: string): boolean {
  return !pathname.startsWith('/storage/') && pathname.includes('%');
}

/** The last entry is the one that the site's own server wrote; what stands before it a visitor may have made up. */
function visitorAddress(request: Request, socketAddress: string | null): string | null {
  return request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || socketAddress;
}
