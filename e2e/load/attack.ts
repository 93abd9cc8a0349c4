import { setTimeout as wait } from 'node:timers/promises';
import { Accounts, done } from '../fixtures/accounts.ts';

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
  by: string;
  visitor: VisitorTimes;
  /** Tables beside the one that the attacker asks for. */
  embeds: number;
  /** The attacker's answers by status; 0 is none within a minute. */
  statuses: Record<number, number>;
}

/** Milliseconds. Whoever waits longer for an answer has gone, and counts as having waited so long. */
const PATIENCE = 60_000;
const SEARCH_EVERY = 500;
const SIGN_IN_EVERY = 2000;
const ATTACK_EVERY = 100;

/** More tables beside a table than the door lets through in one question. */
const TOO_MANY_EMBEDS = 128;
/** Of the attacker who signs in: what they have written down before, within what one person may keep. */
const PETS = 20;
const WEIGHTS_OF_PET = 100;

const SIGNED_OUT = {
  by: 'a visitor who has not signed in',
  table: 'profiles',
  embed: 'reviews!reviews_veterinarian_id_fkey',
};
const SIGNED_IN = { by: 'an owner', table: 'pets', embed: 'weights' };

/**
 * Measures an ordinary visitor of demo data for so many seconds alone, then while somebody who has not signed in asks for
 * as many tables beside another as the door lets through, ten times a second, then while somebody does who has. Each comes
 * from an address of their own, which the target must take from `X-Forwarded-For`.
 */
export async function attackTarget(target: Target, seconds: number): Promise<Attack[]> {
  const token = await attackersToken(target);
  await visit(target, 2);
  const alone = await visit(target, seconds);
  return [
    { by: 'nobody', visitor: alone, embeds: 0, statuses: {} },
    await underAttack(target, seconds, SIGNED_OUT),
    await underAttack(target, seconds, { ...SIGNED_IN, token }),
  ];
}

interface Attacker {
  by: string;
  table: string;
  embed: string;
  token?: string;
}

async function underAttack(target: Target, seconds: number, attacker: Attacker): Promise<Attack> {
  const embeds = await mostEmbeds(target, attacker);
  const statuses: Record<number, number> = {};
  const attack = every(ATTACK_EVERY, seconds, async () => {
    const status = await askAsAttacker(target, attacker, embeds);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const [visitor] = await Promise.all([visit(target, seconds), attack]);
  return { by: attacker.by, visitor, embeds, statuses };
}

async function mostEmbeds(target: Target, attacker: Attacker): Promise<number> {
  let [allowed, refused] = [0, TOO_MANY_EMBEDS];
  while (refused - allowed > 1) {
    const middle = Math.floor((allowed + refused) / 2);
    const status = await askAsAttacker(target, attacker, middle);
    if (status === 400 || status === 414) refused = middle;
    else allowed = middle;
  }
  return allowed;
}

async function askAsAttacker(target: Target, { table, embed, token }: Attacker, embeds: number): Promise<number> {
  const beside = Array.from({ length: embeds }, (_, index) => `a${index}:${embed}(*)`);
  const headers = { 'x-forwarded-for': '198.51.100.1', ...(token && { authorization: `Bearer ${token}` }) };
  return (await ask(target, `/rest/v1/${table}?select=${['id', ...beside].join(',')}`, { headers })).status;
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

/** Calls `act` at fixed moments; resolves when the last call has. */
async function every(ms: number, seconds: number, act: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const calls: Promise<void>[] = [];
  for (let call = 0; call * ms < seconds * 1000; call++) {
    await wait(Math.max(0, startedAt + call * ms - performance.now()));
    calls.push(act());
  }
  await Promise.all(calls);
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

async function attackersToken({ url, apikey }: Target): Promise<string> {
  const { id, db } = await new Accounts(url, apikey).owner();
  const pets = Array.from({ length: PETS }, (_, index) => ({ owner_id: id, name: `Pet ${index}`, type: 'Dog' }));
  for (const pet of await done(db.from('pets').insert(pets).select('id'))) {
    const weights = Array.from({ length: WEIGHTS_OF_PET }, (_, index) => {
      return { pet_id: pet.id, weighed_on: new Date(index * 86_400_000).toISOString().slice(0, 10), kilograms: 4 };
    });
    await done(db.from('weights').insert(weights).select('id'));
  }
  const { data } = await db.auth.getSession();
  return data.session?.access_token ?? '';
}
