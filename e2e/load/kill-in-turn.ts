import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Account, Accounts, done } from '../fixtures/accounts.ts';
import { type Site, startSite } from '../site/start-site.ts';

/** The site's own process, or that of its database. */
export type Killed = 'main' | 'backend';

export interface KillRun {
  /** How long it took from each kill until a write was acknowledged again, in ms, and whose end it was. */
  kills: { killed: Killed; recoveredMs: number }[];
  /** Writes that the site said it had made. */
  acknowledged: number;
  /** Of those, how many were not there at the end. */
  lost: number;
  /** What went wrong besides, in words. */
  wrong: string[];
}

/** So many writes are acknowledged before each kill, which then comes in the middle of others. */
const WRITES_BEFORE = 12;
const WRITERS = 3;
/** Nobody has more pets than that. */
const KILLS_PER_OWNER = 10;
const PATIENCE_MS = 120_000;

/**
 * Kills the two processes of a site in turn with SIGKILL while owners write, and compares what was acknowledged with what
 * is there at the end. The main process is started again by this run, as a host's service manager would; the backend
 * has to come back by itself, while pages are still answered.
 */
export async function killInTurn(
  options: { port: number; dataDir: string; releasesDir?: string },
  kills: number,
): Promise<KillRun> {
  const run: KillRun = { kills: [], acknowledged: 0, lost: 0, wrong: [] };
  const ledgers: Ledger[] = [];
  let site = await startSite({ ...options, quiet: true });
  try {
    for (let turn = 0; turn < kills; turn++) {
      if (turn % KILLS_PER_OWNER === 0) ledgers.push(new Ledger(await new Accounts(site.url).owner()));
      const ledger = ledgers.at(-1);
      if (!ledger) throw new Error('There is no owner');
      const killed: Killed = turn % 2 === 0 ? 'backend' : 'main';
      const writing = ledger.writeUntilRecovered();
      await writing.begun;
      const killedAt = performance.now();
      if (killed === 'main') site = await killMain(site, options);
      else run.wrong.push(...(await killBackend(site)));
      run.kills.push({ killed, recoveredMs: (await writing.recovered(killedAt)) - killedAt });
    }
    for (const ledger of ledgers) {
      run.acknowledged += ledger.size;
      run.lost += await ledger.lost();
    }
  } finally {
    await site.stop();
  }
  return run;
}

async function backendPid(dataDir: string): Promise<number> {
  return Number(await readFile(join(dataDir, 'lock.pid'), 'utf8'));
}

/** The data folder is free for the next start once the backend has noticed that it is alone. */
async function killMain(site: Site, options: { port: number; dataDir: string }): Promise<Site> {
  const backend = await backendPid(options.dataDir);
  const ended = once(site.process, 'close');
  site.process.kill('SIGKILL');
  await ended;
  await until(() => !isAlive(backend), 'the backend ends after its parent');
  return startSite({ ...options, quiet: true });
}

/** What a visitor sees meanwhile: pages as ever, and calls that say when to come back. Returns what was otherwise. */
async function killBackend(site: Site): Promise<string[]> {
  process.kill(await backendPid(site.dataDir), 'SIGKILL');
  const wrong: string[] = [];
  const page = await fetch(`${site.url}/doctors`);
  await page.text();
  if (page.status !== 200) wrong.push(`/doctors is ${page.status} without a backend`);
  const call = await fetch(`${site.url}/rest/v1/profiles?select=id&limit=1`, { headers: { apikey: 'none' } });
  await call.text();
  if (call.status >= 500 && call.headers.get('retry-after') === null)
    wrong.push(`a call is ${call.status} without a backend, and says nothing about when to come back`);
  return wrong;
}

/** What one owner was told was written. */
class Ledger {
  readonly #owner: Account;
  readonly #acknowledged: { name: string; at: number }[] = [];
  #next = 0;

  constructor(owner: Account) {
    this.#owner = owner;
  }

  get size(): number {
    return this.#acknowledged.length;
  }

  /** Writes without a pause. `begun`: several were acknowledged. `recovered`: when the first was after a moment. */
  writeUntilRecovered(): { begun: Promise<void>; recovered(since: number): Promise<number> } {
    const first = this.#acknowledged.length;
    const state = { isOver: false };
    const writers = Array.from({ length: WRITERS }, () => this.#write(state));
    return {
      begun: until(() => this.#acknowledged.length - first >= WRITES_BEFORE, 'writes are acknowledged'),
      recovered: async (since) => {
        // What was on its way when the kill came may still have been acknowledged: the first failure is waited for.
        let back: number | undefined;
        await until(() => {
          back = this.#acknowledged.find(({ at }) => at > Math.max(since, this.#failedAt))?.at;
          return this.#failedAt > since && back !== undefined;
        }, 'writes are acknowledged after the kill');
        state.isOver = true;
        await Promise.all(writers);
        return back ?? Number.NaN;
      },
    };
  }

  #failedAt = 0;

  async #write(state: { isOver: boolean }): Promise<void> {
    while (!state.isOver) {
      const name = `Pet ${this.#next++}`;
      const { error } = await this.#owner.db.from('pets').insert({ owner_id: this.#owner.id, name, type: 'Dog' });
      if (error) {
        this.#failedAt = performance.now();
        await wait(25);
      } else this.#acknowledged.push({ name, at: performance.now() });
    }
  }

  async lost(): Promise<number> {
    const pets = await done(this.#owner.db.from('pets').select('name'));
    const there = new Set(pets.map(({ name }) => String(name)));
    return this.#acknowledged.filter(({ name }) => !there.has(name)).length;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > deadline)
      throw new Error(`In ${PATIENCE_MS / 1000} s it did not come to pass that ${what}.`);
    await wait(10);
  }
}
