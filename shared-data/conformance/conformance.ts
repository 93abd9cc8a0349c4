import { readFileSync } from 'node:fs';
import { AuthClient } from '@supabase/auth-js';
import { DIFFERENCES } from './differences.ts';
import { type Caller, makeCall } from './make-calls.ts';
import { readCalls } from './read-calls.ts';
import { type Account, makeAuthCalls, makeStorageCalls, signIn } from './session-calls.ts';

/** What each call came to on an embedded site: '403 42501' by 'pets/list-pets.ts .from(pets).select.eq.order'. */
export type Outcomes = ReadonlyMap<string, string>;

const AUTH_METHODS = Object.getOwnPropertyNames(AuthClient.prototype).filter((name) => /^[a-z]/.test(name));

/** Every call that shared-data makes, as it is written there. */
export const written = () => readCalls(AUTH_METHODS);

/** Makes all of them against an address, as an owner. @throws when nobody can sign in. */
export async function makeAllCalls(place: Omit<Caller, 'accessToken'>, account?: Account): Promise<Outcomes> {
  const signedIn = await signIn(place, account);
  const auth = await makeAuthCalls(signedIn);
  const { access_token: accessToken = '', user } = (await signedIn.auth.getSession()).data.session ?? signedIn.session;
  const caller = { ...place, accessToken };
  const { calls: files, byLink, downloadName } = await makeStorageCalls(caller, user.id);
  const outcomes = new Map([
    ...[...auth].map(([method, outcome]) => [`auth: ${method}`, outcome] as const),
    ...[...files].map(([method, outcome]) => [`files: ${method}`, outcome] as const),
    ['files: a signed link, without a key', String(byLink)],
    ['files: name of a download', downloadName],
  ]);
  for (const call of written().database) outcomes.set(call.name, await makeCall(call, caller));
  if (!account) await endAccount(caller, signedIn.email);
  return outcomes;
}

async function endAccount({ url, key, accessToken, fetch: send = fetch }: Caller, address: string): Promise<void> {
  const headers = { apikey: key, Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ address });
  const { status } = await send(`${url}/rest/v1/rpc/delete_account`, { method: 'POST', headers, body });
  if (status >= 300) throw new Error(`The account ${address} is still there: ${status}.`);
}

const FILE = new URL('outcomes.txt', import.meta.url);

/** As a file, one call a line. */
export const asText = (outcomes: Outcomes) => [...outcomes].map(([name, outcome]) => `${name}: ${outcome}\n`).join('');

export function embeddedOutcomes(): Outcomes {
  const lines = readFileSync(FILE, 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(': ')), line.slice(line.lastIndexOf(': ') + 2)]));
}

export interface Row {
  verdict: 'same' | 'differs' | 'refused';
  call: string;
  outcome: string;
  embedded: string;
  product: string;
}

/** 'refused': the project has no such table, column or function, or not for an owner, and an embedded site has. */
export function compare(outcomes: Outcomes, embedded: Outcomes): Row[] {
  return [...outcomes].map(([call, outcome]) => {
    const known = embedded.get(call) ?? 'not called';
    const isRefused = /42501|42P01|42703|42883|PGRST(?:1|2|3)|^(?:401|404)/.test(outcome);
    const verdict = outcome === known ? 'same' : isRefused ? 'refused' : 'differs';
    return { verdict, call, outcome, embedded: known, product: DIFFERENCES[call]?.product ?? '' };
  });
}
