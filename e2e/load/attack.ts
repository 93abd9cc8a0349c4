import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signIn } from './demo-session.ts';
import { every } from './fixed-moments.ts';
import { DEAR_QUESTIONS } from './worst-requests.ts';

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

/** What the crowd's own process is told. */
export interface AttackersOptions extends Target {
  /** Of a veterinarian. */
  token: string;
  what: string;
  seconds: number;
}

export interface AttackersResult {
  /** The attackers' answers by status; 0 is none within a minute. */
  statuses: Record<number, number>;
  /** How long their process had a processor. */
  processorMs: number;
  /** How long one of them waited at most. */
  longestMs: number;
}

export interface Attack {
  what: string;
  /** Just before: what else a machine does changes within minutes. */
  alone: VisitorTimes;
  visitor: VisitorTimes;
  attackers: AttackersResult;
}

/** Milliseconds. Whoever waits longer for an answer has gone, and counts as having waited so long. */
const PATIENCE = 60_000;
const SEARCH_EVERY = 500;
/** What a program just started compiles on the way is no part of what a visitor waits for alone. */
const WARM_UP_SECONDS = 8;
/** Between two searches: hashing a password keeps a processor busy for a tenth of a second. */
const SIGN_IN_EVERY = 2000;
const SIGN_IN_AFTER = SEARCH_EVERY / 2;

/**
 * Measures an ordinary visitor of demo data for so many seconds alone, then as long beside twenty networks that ask for something
 * dear on two connections each, for each of these questions. All come from addresses of their own, which the target must take from
 * `X-Forwarded-For`.
 */
export async function attackTarget(target: Target, seconds: number, questions = DEAR_QUESTIONS): Promise<Attack[]> {
  const token = await signIn(target.url, target.apikey, 'vet@veto.example');
  await visit(target, WARM_UP_SECONDS);
  const attacks: Attack[] = [];
  for (const { what } of questions) {
    const alone = await visit(target, seconds);
    const [attackers, visitor] = await Promise.all([
      runAttackers({ ...target, token, what, seconds }),
      visit(target, seconds),
    ]);
    attacks.push({ what, alone, visitor, attackers });
  }
  return attacks;
}

/** Of the lowest priority: attackers of a real site bring processors of their own. */
async function runAttackers(options: AttackersOptions): Promise<AttackersResult> {
  const program = join(import.meta.dirname, 'attackers.ts');
  const running = promisify(execFile)(process.execPath, [program, JSON.stringify(options)]);
  if (running.child.pid) setPriority(running.child.pid, constants.priority.PRIORITY_LOW);
  return JSON.parse((await running).stdout) as AttackersResult;
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
    every(
      SIGN_IN_EVERY,
      seconds,
      () => timed(times.signIns, '/auth/v1/token?grant_type=password', credentials),
      SIGN_IN_AFTER,
    ),
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
