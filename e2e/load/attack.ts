import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from './demo-session.ts';
import { every } from './fixed-moments.ts';
import { DEAR_QUESTIONS, type DearQuestion } from './worst-requests.ts';

/** A site or a backend of its own, and what a browser sends to it. */
export interface Target {
  url: string;
  apikey: string;
}

/** What an ordinary visitor waits for, in ms: each search of the directory, each sign-in. */
export interface VisitorTimes {
  searches: number[];
  signIns: number[];
  /** Of them, how many were not answered as they should be. */
  failed: number;
}

export interface Attack {
  /** What the attackers ask for. */
  what: string;
  visitor: VisitorTimes;
  /** The attackers' answers by status; 0 is none within a minute. */
  statuses: Record<number, number>;
}

/** Milliseconds. Whoever waits longer for an answer has gone, and counts as having waited so long. */
const PATIENCE = 60_000;
const SEARCH_EVERY = 500;
const SIGN_IN_EVERY = 2000;
/** How many ask, each as soon as it has its answer, and from how many networks. */
const CONNECTIONS = 40;
const NETWORKS = 20;

/**
 * Measures an ordinary visitor of demo data for so many seconds alone, then beside twenty networks that ask for something dear
 * on two connections each, for each of these questions. All come from addresses of their own, which the target must take from
 * `X-Forwarded-For`.
 */
export async function attackTarget(target: Target, seconds: number, questions = DEAR_QUESTIONS): Promise<Attack[]> {
  const token = await signIn(target.url, target.apikey, 'vet@veto.example');
  await visit(target, 2);
  const attacks: Attack[] = [{ what: 'nothing', visitor: await visit(target, seconds), statuses: {} }];
  for (const question of questions) attacks.push(await underAttack(target, seconds, question, token));
  return attacks;
}

async function underAttack(target: Target, seconds: number, question: DearQuestion, token: string): Promise<Attack> {
  const { what, path, body, signedIn } = question;
  const statuses: Record<number, number> = {};
  const until = performance.now() + 1000 * seconds;
  let run = 0;
  const attack = Array.from({ length: CONNECTIONS }, async (_, connection) => {
    const headers = {
      'x-forwarded-for': `198.51.100.${connection % NETWORKS}`,
      'content-type': 'application/json',
      ...(signedIn && { authorization: `Bearer ${token}` }),
    };
    while (performance.now() < until) {
      run += 1;
      const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body(run)) }) };
      const { status } = await ask(target, path, init);
      statuses[status] = (statuses[status] ?? 0) + 1;
      // Who is refused comes back ten times a second.
      if (status === 429) await wait(100);
    }
  });
  const [visitor] = await Promise.all([visit(target, seconds), ...attack]);
  return { what, visitor, statuses };
}

/** Asks at fixed moments, answered or not: a slow answer does not spare the site the next question. */
async function visit(target: Target, seconds: number): Promise<VisitorTimes> {
  const times: VisitorTimes = { searches: [], signIns: [], failed: 0 };
  const timed = async (list: number[], path: string, body: object) => {
    const headers = { 'x-forwarded-for': '203.0.113.1', 'content-type': 'application/json' };
    const { ms, status } = await ask(target, path, { method: 'POST', headers, body: JSON.stringify(body) });
    list.push(ms);
    if (status !== 200) times.failed += 1;
  };
  const credentials = { email: 'owner@veto.example', password: 'veto-demo' };
  await Promise.all([
    every(SEARCH_EVERY, seconds, () =>
      timed(times.searches, '/rest/v1/rpc/search_veterinarians', { city: 'Warszawa', page_size: 20 }),
    ),
    every(SIGN_IN_EVERY, seconds, () => timed(times.signIns, '/auth/v1/token?grant_type=password', credentials)),
  ]);
  return times;
}

async function ask({ url, apikey }: Target, path: string, init: RequestInit): Promise<{ ms: number; status: number }> {
  const startedAt = performance.now();
  try {
    const headers = { apikey, ...init.headers };
    const answer = await fetch(`${url}${path}`, { ...init, headers, signal: AbortSignal.timeout(PATIENCE) });
    await answer.arrayBuffer();
    return { ms: performance.now() - startedAt, status: answer.status };
  } catch {
    return { ms: performance.now() - startedAt, status: 0 };
  }
}
