import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Surface } from '../../shared-data/backend/fuzz/index.ts';
import { signIn } from './demo-session.ts';

// The embedded Supabase reads them as it loads.
process.env.EXPERIMENTAL_STORAGE = '1';
process.env.LITE_TELEMETRY = '0';
const { fuzzRequests, readSurface, runFuzz } = await import('../../shared-data/backend/fuzz/index.ts');
const { openCopy } = await import('../../shared-data/supabase/tests/postgres/open-services.ts');
const { startServer } = await import('../../shared-data/supabase/tests/postgres/server.ts');
const { testServices } = await import('../../shared-data/supabase/tests/test-services.ts');

/** What a running site was asked that nobody should ask, and how it went. */
export interface SiteFuzz {
  requests: number;
  seconds: number;
  /** Answers by status. */
  statuses: Record<number, number>;
  /** Requests that were answered with 5xx or not at all, in words. */
  wrong: string[];
  /** Whether the site answers as before afterwards. */
  answers: boolean;
}

const AT_ONCE = 8;

/** Demo accounts: what a signed-in attacker can reach is asked for, too. */
const ACCOUNTS = ['owner@veto.example', 'vet@veto.example'];

/**
 * Asks a site that trusts its proxy for everything that its API has, with values that fit and values that do not, from
 * many addresses, as an owner, as a vet and as nobody. The same `seed` asks the same.
 */
export async function fuzzSite({ url, count, seed }: { url: string; count: number; seed: number }): Promise<SiteFuzz> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string };
  const apikey = config.supabaseKey;
  const tokens = [null, ...(await Promise.all(ACCOUNTS.map((email) => signIn(url, apikey, email))))];
  const surface = await surfaceOfSchema();
  const startedAt = performance.now();
  const run = await runFuzz({
    requests: fuzzRequests(surface, tokens, { count, seed }),
    atOnce: AT_ONCE,
    send: ({ method, path, headers, body, token, address }) => {
      const keys = { apikey, 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) };
      const init = { method, headers: { ...keys, ...headers }, ...(body !== undefined && { body }) };
      return fetch(`${url}${path}`, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const health = await fetch(`${url}/healthz`);
  return { requests: count, seconds, ...run, answers: health.ok };
}

/** The catalog of a fresh database: the site's own one is nobody's to read from outside. */
export async function surfaceOfSchema(): Promise<Surface> {
  const files = await mkdtemp(join(tmpdir(), 'veto-fuzz-'));
  const { stop, ...server } = await startServer();
  const { connection, close } = await openCopy(server, testServices(files));
  const surface = await readSurface(connection);
  await close();
  await stop();
  await rm(files, { recursive: true, force: true });
  return surface;
}
