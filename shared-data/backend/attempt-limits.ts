import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How many in how many seconds. */
export interface Limit {
  points: number;
  duration: number;
}

/** Sign-ins that failed are counted, sign-ups and password mails all. */
export interface AttemptLimits {
  /** At one account from one address. */
  signInsOfVisitor: Limit;
  /** From one address, whatever the account. */
  signInsOfAddress: Limit;
  /** At one account, from wherever. */
  signInsOfAccount: Limit;
  signUpsOfAddress: Limit;
  mailsOfAddress: Limit;
  mailsToAccount: Limit;
  /**
   * What a refused sign-in and a mail take at least, in milliseconds. An unknown account is refused at once, a known one
   * only after its password was hashed: the difference would tell who is registered.
   */
  evenAnswerMs: number;
}

const MINUTE = 60;

/**
 * Nobody who has only forgotten a password meets these; a list of passwords does. An office shares an address. What is
 * counted for an account alone is far above what one address may try: nobody locks somebody else out from their desk.
 */
export const DEFAULT_LIMITS: AttemptLimits = {
  signInsOfVisitor: { points: 10, duration: 10 * MINUTE },
  signInsOfAddress: { points: 100, duration: 10 * MINUTE },
  signInsOfAccount: { points: 200, duration: 10 * MINUTE },
  signUpsOfAddress: { points: 300, duration: 60 * MINUTE },
  mailsOfAddress: { points: 100, duration: 60 * MINUTE },
  mailsToAccount: { points: 10, duration: 60 * MINUTE },
  evenAnswerMs: 500,
};

type Kind = 'sign-in' | 'sign-up' | 'mail';

const REFUSALS: Record<Kind, string> = {
  'sign-in': 'Too many sign-in attempts. Please wait a few minutes and try again.',
  'sign-up': 'Too many registrations from your network. Please try again later.',
  mail: 'Too many requests for a mail. Please check your mailbox, or try again later.',
};

/** Who asks: the visitor's address, and the account that they name. */
interface Asker {
  address: string;
  account: string | null;
}

/** One counter of a kind of request: what it counts by, or null where that is not named. */
interface Counter {
  limiter: RateLimiterMemory;
  keyOf(asker: Asker): string | null;
}

/** Puts a limit before the authentication service: hashing a password is the dearest thing a stranger can ask for. */
export function limitAttempts(limits: AttemptLimits = DEFAULT_LIMITS) {
  const counters = countersFor(limits);

  /** Answers 429 for an attempt too many, else passes it on to `answer`. */
  return async function limited(
    request: Request,
    address: string,
    answer: (request: Request) => Promise<Response>,
  ): Promise<Response> {
    const kind = kindOf(request);
    if (!kind) return answer(request);
    const asker = { address, account: await accountOf(request) };
    const counted: { limiter: RateLimiterMemory; key: string }[] = [];
    for (const { limiter, keyOf } of counters[kind]) {
      const key = keyOf(asker);
      if (key === null) continue;
      try {
        await limiter.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return tooMany(kind, refusal.msBeforeNext);
      }
      counted.push({ limiter, key });
    }
    const startedAt = performance.now();
    const response = await answer(request);
    // Counted before the answer, so that a burst is caught too; a password that was right costs nothing.
    if (kind === 'sign-in' && response.ok) await Promise.all(counted.map(({ limiter, key }) => limiter.reward(key)));
    else if (kind !== 'sign-up') await wait(Math.max(0, limits.evenAnswerMs - (performance.now() - startedAt)));
    return response;
  };
}

/** Asked in this order. The narrowest comes first: what it refuses must not add up at the wider ones. */
function countersFor(limits: AttemptLimits): Record<Kind, Counter[]> {
  const counter = (name: Exclude<keyof AttemptLimits, 'evenAnswerMs'>, keyOf: Counter['keyOf']): Counter => ({
    limiter: new RateLimiterMemory({ keyPrefix: name, ...limits[name] }),
    keyOf,
  });
  const byAddress: Counter['keyOf'] = ({ address }) => address;
  const byAccount: Counter['keyOf'] = ({ account }) => account;
  const byVisitor: Counter['keyOf'] = ({ address, account }) => account && `${address} ${account}`;
  return {
    'sign-in': [
      counter('signInsOfVisitor', byVisitor),
      counter('signInsOfAddress', byAddress),
      counter('signInsOfAccount', byAccount),
    ],
    'sign-up': [counter('signUpsOfAddress', byAddress)],
    mail: [counter('mailsOfAddress', byAddress), counter('mailsToAccount', byAccount)],
  };
}

/** Reads the path as it is written: the gateway lets none pass that the service would read as another one. */
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
