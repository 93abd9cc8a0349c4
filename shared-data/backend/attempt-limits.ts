import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { type AttemptKind, attemptKind } from './attempt-kinds.ts';
import { type AttemptLimits, DEFAULT_LIMITS } from './limits.ts';
import { mailboxOf } from './mailbox-of.ts';
import { refuse } from './refusal.ts';

const REFUSALS: Record<AttemptKind, string> = {
  'sign-in': 'Too many sign-in attempts. Please wait a few minutes and try again.',
  'sign-up': 'Too many registrations from your network. Please try again later.',
  mail: 'Too many requests for a mail. Please check your mailbox, or try again later.',
  'new-address': 'Too many requests for a mail. Please check your mailbox, or try again later.',
  contact: 'Too many messages in a short time. Please try again later.',
  guest: 'Too many bookings without an account from your network. Please sign in or register.',
  'guest-move': 'Too many visits have been moved from your network. Please call the practice.',
  'guest-code': 'Too many codes have been sent. Please try again in an hour, or call the practice.',
  'guest-try': 'Too many codes have been tried. Please try again in half an hour, or call the practice.',
  search: 'Too many searches in a short time. Please wait a minute and try again.',
  export: 'Your data has been put together many times in a short time. Please try again later.',
};

/** A network that an account was signed in to from stays known that long, in seconds: the longest timer has 24 days. */
const KNOWN_FOR = 24 * 24 * 60 * 60;

/** What is limited: a request of a visitor, with what its body says. */
export interface Attempt {
  request: Request;
  /** What is counted as one visitor: see `visitorNetwork`. */
  network: string;
  json: unknown;
}

/** Who asks: the visitor's network, and the account that they name. */
interface Asker {
  network: string;
  account: string | null;
}

/** One counter of a kind of request: what it counts by, or null where it does not count. */
interface Counter {
  limiter: RateLimiterMemory;
  keyOf(asker: Asker): Promise<string | null> | string | null;
  /** Answers an attempt too many as if it had been one. */
  silent?: boolean;
}

/** Puts limits before the services: a stranger must not keep them from answering, nor lock anybody else out. */
export function limitAttempts(limits: AttemptLimits = DEFAULT_LIMITS) {
  const known = new RateLimiterMemory({ keyPrefix: 'known', points: 1, duration: KNOWN_FOR });
  const counters = countersFor(limits, known);

  /** Answers 429 for an attempt too many, else passes it on to `answer`. */
  return async function limited(attempt: Attempt, answer: () => Promise<Response>): Promise<Response> {
    const kind = attemptKind(attempt.request, attempt.json);
    if (!kind) return answer();
    const asker = { network: attempt.network, account: accountIn(attempt.json) };
    const startedAt = performance.now();
    const counted = await count(counters[kind], asker, kind === 'contact' ? rowsIn(attempt.json) : 1);
    const { refusal } = counted;
    if (refusal && !refusal.silent) return tooMany(kind, attempt.request, refusal.milliseconds);
    // What the service answers to a mail that was sent: nobody learns that there were many before.
    const response = refusal ? Response.json({}) : await answer();
    // Counted before the answer, so that a burst is caught too. A password that was right costs nothing, nor one that nobody checked.
    if (kind === 'sign-in' && (response.ok || response.status === 429 || response.status >= 500))
      await Promise.all(counted.taken.map(({ limiter, key }) => limiter.reward(key)));
    if (kind === 'sign-in' && response.ok) {
      if (asker.account) await known.set(visitorKey(asker), 1, KNOWN_FOR);
    } else if (kind === 'sign-in' || kind === 'mail') {
      await wait(Math.max(0, limits.evenAnswerMs - (performance.now() - startedAt)));
    }
    return response;
  };
}

async function count(counters: readonly Counter[], asker: Asker, points: number) {
  const taken: { limiter: RateLimiterMemory; key: string }[] = [];
  for (const { limiter, keyOf, silent = false } of counters) {
    const key = await keyOf(asker);
    if (key === null) continue;
    try {
      await limiter.consume(key, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { taken, refusal: { milliseconds: refusal.msBeforeNext, silent } };
    }
    taken.push({ limiter, key });
  }
  return { taken, refusal: null };
}

/** Asked in this order. The narrowest comes first: what it refuses must not add up at the wider ones. */
function countersFor(limits: AttemptLimits, known: RateLimiterMemory): Record<AttemptKind, Counter[]> {
  const counter = (
    name: Exclude<keyof AttemptLimits, 'evenAnswerMs' | 'databaseOfAddress'>,
    keyOf: Counter['keyOf'],
  ): Counter => ({
    limiter: new RateLimiterMemory({ keyPrefix: name, ...limits[name] }),
    keyOf,
  });
  const byNetwork: Counter['keyOf'] = ({ network }) => network;
  const byVisitor: Counter['keyOf'] = (asker) => asker.account && visitorKey(asker);
  /** Strangers' attempts do not keep out visitors who have signed in to the account before. */
  const byAccount: Counter['keyOf'] = async (asker) =>
    asker.account && ((await known.get(visitorKey(asker))) ? null : asker.account);
  return {
    'sign-in': [
      counter('signInsOfVisitor', byVisitor),
      counter('signInsOfAddress', byNetwork),
      counter('signInsOfStrangers', byAccount),
    ],
    'sign-up': [counter('signUpsOfAddress', byNetwork)],
    mail: [counter('mailsOfAddress', byNetwork), { ...counter('mailsOfVisitor', byVisitor), silent: true }],
    // Said aloud: the answer to a change is the account, and none can be made up.
    'new-address': [counter('mailsOfAddress', byNetwork), counter('mailsOfVisitor', byVisitor)],
    contact: [counter('contactsOfAddress', byNetwork)],
    guest: [counter('guestsOfAddress', byNetwork)],
    'guest-move': [counter('guestMovesOfAddress', byNetwork)],
    'guest-code': [counter('guestCodesOfAddress', byNetwork)],
    'guest-try': [counter('guestTriesOfVisitor', byVisitor), counter('guestTriesOfAddress', byNetwork)],
    search: [counter('searchesOfAddress', byNetwork)],
    export: [counter('exportsOfAddress', byNetwork)],
  };
}

function visitorKey({ network, account }: Asker): string {
  return `${network} ${account}`;
}

function accountIn(json: unknown): string | null {
  if (typeof json !== 'object' || json === null) return null;
  const account = 'email' in json ? json.email : 'phone' in json ? json.phone : null;
  return typeof account === 'string' ? mailboxOf(account.trim()) : null;
}

function rowsIn(json: unknown): number {
  return Array.isArray(json) ? Math.max(1, json.length) : 1;
}

function tooMany(kind: AttemptKind, { url }: Request, milliseconds: number): Response {
  return refuse(new URL(url).pathname, 429, REFUSALS[kind], {
    errorCode: 'over_request_rate_limit',
    headers: { 'retry-after': String(Math.ceil(milliseconds / 1000)) },
  });
}
