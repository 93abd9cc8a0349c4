import { once } from 'node:events';
import { Accounts } from '../fixtures/accounts.ts';
import { type Site, startSite } from '../site/start-site.ts';
import { AcknowledgedWrites, until } from './acknowledged-writes.ts';
import { backendOf, isAlive, postmasterOf, processTree, sessionsOf } from './site-processes.ts';

/**
 * The site's own process, the one that serves the database, PostgreSQL's uppermost one, one of its sessions, or all that
 * the site consists of at once.
 */
export const KILLED = ['backend', 'main', 'postmaster', 'session', 'everything'] as const;
export type Killed = (typeof KILLED)[number];

export interface KillRun {
  /** How long it took from each kill until a write was acknowledged again, in ms, and whose end it was. */
  kills: { killed: Killed; recoveredMs: number }[];
  /** Writes that the site said it had made. */
  acknowledged: number;
  /** Of those, what was not there at the end. */
  lost: string[];
  /** What went wrong besides, in words. */
  wrong: string[];
}

interface Options {
  port: number;
  dataDir: string;
  releasesDir?: string;
}

/** So many writes are acknowledged before each kill, which then comes in the middle of others. */
const WRITES_BEFORE = 12;
/** Nobody has more pets than that. */
const KILLS_PER_OWNER = 10;

/**
 * Kills the processes of a site in turn with SIGKILL while owners write, and compares what was acknowledged with what is
 * there at the end. The main process is started again by this run, as a host's service manager would; everything else
 * has to come back by itself, while pages are still answered. Linux only.
 */
export async function killInTurn(options: Options, kills: number): Promise<KillRun> {
  const run: KillRun = { kills: [], acknowledged: 0, lost: [], wrong: [] };
  const ledgers: AcknowledgedWrites[] = [];
  let site = await startSite({ ...options, quiet: true });
  try {
    for (let turn = 0; turn < kills; turn++) {
      if (turn % KILLS_PER_OWNER === 0) ledgers.push(new AcknowledgedWrites(await new Accounts(site.url).owner()));
      const writing = ledgers.at(-1)?.write();
      const killed = KILLED[turn % KILLED.length];
      if (!writing || !killed) throw new Error('The run has no writer or nothing to kill');
      await writing.acknowledged(WRITES_BEFORE);
      const backend = backendOf(options.dataDir);
      const killedAt = performance.now();
      if (killed === 'main') site = await killMain(site, options);
      else if (killed === 'everything') site = await killEverything(site, options);
      else run.wrong.push(...(await killBehind(site, killed)));
      run.kills.push({ killed, recoveredMs: (await writing.recovered(killedAt)) - killedAt });
      if (isOfDatabase(killed) && backendOf(options.dataDir) !== backend)
        run.wrong.push(`The backend ended with a ${killed}`);
    }
    for (const ledger of ledgers) {
      run.acknowledged += ledger.size;
      run.lost.push(...(await ledger.lost()));
    }
  } finally {
    await site.stop();
  }
  return run;
}

/** The backend outlives it. */
function isOfDatabase(killed: Killed): boolean {
  return killed === 'postmaster' || killed === 'session';
}

/** The data folder is free for the next start once the backend has noticed that it is alone. */
async function killMain(site: Site, options: Options): Promise<Site> {
  const backend = backendOf(options.dataDir);
  const ended = once(site.process, 'close');
  site.process.kill('SIGKILL');
  await until(() => !isAlive(backend), 'the backend ends after its parent');
  await ended;
  return startSite({ ...options, quiet: true });
}

async function killEverything(site: Site, options: Options): Promise<Site> {
  await killTree(site);
  return startSite({ ...options, quiet: true });
}

/** Kills a site with all that it consists of, as a machine that stops would, and resolves when it is gone. */
export async function killTree(site: Site): Promise<void> {
  const ended = once(site.process, 'close');
  const all = processTree(site.process.pid ?? Number.NaN);
  for (const pid of all) if (isAlive(pid)) kill(pid);
  await ended;
  await until(() => !all.some(isAlive), 'every process of the site ends');
}

/** What a visitor sees meanwhile: pages as ever, and calls that say when to come back. Returns what was otherwise. */
async function killBehind(site: Site, killed: 'backend' | 'postmaster' | 'session'): Promise<string[]> {
  kill(victim(site.dataDir, killed));
  const wrong: string[] = [];
  const page = await fetch(`${site.url}/doctors`);
  await page.text();
  if (page.status !== 200) wrong.push(`/doctors is ${page.status} without a ${killed}`);
  const call = await fetch(`${site.url}/rest/v1/profiles?select=id&limit=1`, { headers: { apikey: 'none' } });
  await call.text();
  if (call.status >= 500 && (call.status === 500 || call.headers.get('retry-after') === null))
    wrong.push(`a call is ${call.status} without a ${killed}, or says nothing about when to come back`);
  return wrong;
}

function victim(dataDir: string, killed: 'backend' | 'postmaster' | 'session'): number {
  if (killed === 'backend') return backendOf(dataDir);
  if (killed === 'postmaster') return postmasterOf(dataDir);
  const sessions = sessionsOf(dataDir);
  return sessions[Math.floor(Math.random() * sessions.length)] ?? Number.NaN;
}

/** @throws Error when there is no such process: 0 and less would be whole groups. */
function kill(pid: number): void {
  if (!(pid > 1)) throw new Error(`${pid} is no process of a site`);
  process.kill(pid, 'SIGKILL');
}
