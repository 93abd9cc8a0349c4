import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How many in how many seconds. */
export interface Limit {
  points: number;
  duration: number;
}

/** Sign-ins that failed are counted, sign-ups and password mails all. */
export interface AttemptLimits {
  signInsOfAccount: Limit;
  signInsOfAddress: Limit;
  signUpsOfAddress: Limit;
  mailsToAccount: Limit;
  mailsOfAddress: Limit;
}

const MINUTE = 60;

/** Nobody who has only forgotten a password meets these; a list of passwords does. An office shares an address. */
export const DEFAULT_LIMITS: AttemptLimits = {
  signInsOfAccount: { points: 10, duration: 10 * MINUTE },
  signInsOfAddress: { points: 100, duration: 10 * MINUTE },
  signUpsOfAddress: { points: 300, duration: 60 * MINUTE },
  mailsToAccount: { points: 10, duration: 60 * MINUTE },
  mailsOfAddress: { points: 100, duration: 60 * MINUTE },
};

type Kind = 'sign-in' | 'sign-up' | 'mail';

const REFUSALS: Record<Kind, string> = {
  'sign-in': 'Too many sign-in attempts. Please wait a few minutes and try again.',
  'sign-up': 'Too many registrations from your network. Please try again later.',
  mail: 'Too many requests for a mail. Please check your mailbox, or try again later.',
};

/** Puts a limit before the authentication service: hashing a password is the dearest thing a stranger can ask for. */
export function limitAttempts(limits: AttemptLimits = DEFAULT_LIMITS) {
  const limiter = (name: keyof AttemptLimits) => new RateLimiterMemory({ keyPrefix: name, ...limits[name] });
  const perKind: Record<Kind, { account?: RateLimiterMemory; address: RateLimiterMemory }> = {
    'sign-in': { account: limiter('signInsOfAccount'), address: limiter('signInsOfAddress') },
    'sign-up': { address: limiter('signUpsOfAddress') },
    mail: { account: limiter('mailsToAccount'), address: limiter('mailsOfAddress') },
  };

  /** Answers 429 for an attempt too many, else passes it on to `answer`. */
  return async function limited(
    request: Request,
    address: string,
    answer: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const kind = kindOf(request);
    if (!kind) return answer(request);
    const account = await accountOf(request);
    const counted: [RateLimiterMemory, string][] = [[perKind[kind].address, address]];
    if (account && perKind[kind].account) counted.push([perKind[kind].account, account]);
    try {
      await Promise.all(counted.map(([each, key]) => each.consume(key)));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return tooMany(kind, refusal.msBeforeNext);
    }
    const response = await answer(request);
    // Counted before the answer, so that a burst is caught too; a password that was right costs nothing.
    if (kind === 'sign-in' && response.ok) await Promise.all(counted.map(([each, key]) => each.reward(key)));
    return response;
  };
}

function kindOf(request: Request): Kind | null {
  const { pathname, searchParams } = new URL(request.url);
  // The link of a mail is a GET, and its token could be guessed at just as a password could.
  if (pathname === '/auth/v1/verify') return 'sign-in';
  if (request.method !== 'POST') return null;
  if (pathname === '/auth/v1/token') return searchParams.get('grant_type') === 'password' ? 'sign-in' : null;
  if (pathname === '/auth/v1/signup') return 'sign-up';
  if (['/auth/v1/recover', '/auth/v1/otp', '/auth/v1/resend', '/auth/v1/magiclink'].includes(pathname)) return 'mail';
  return null;
}

async function accountOf(request: Request): Promise<string | null> {
  try {
    const body: unknown = await request.clone().json();
    if (typeof body !== 'object' || body === null) return null;
    const account = 'email' in body ? body.email : 'phone' in body ? body.phone : null;
    return typeof account === 'string' ? account.trim().toLowerCase() : null;
  } catch {
    return null;
  }
}

function tooMany(kind: Kind, milliseconds: number): Response {
  const body = { code: 429, error_code: 'over_request_rate_limit', msg: REFUSALS[kind] };
  return Response.json(body, { status: 429, headers: { 'retry-after': String(Math.ceil(milliseconds / 1000)) } });
}
