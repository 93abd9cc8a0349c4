import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDataFolder, readSecrets } from '../data-folder.ts';
import { type Backend, startBackend } from '../index.ts';
import { openPool } from './pool.ts';
import { openSiteDatabase } from './site-database.ts';

const roots: string[] = [];
let dataDir: string;
let backend: Backend;

function newFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'veto-embedded-'));
  roots.push(root);
  return root;
}

beforeAll(async () => {
  dataDir = newFolder();
  const quiet = { onOutput: () => {}, onCrash: () => {} };
  backend = await startBackend({ dataDir, siteUrl: 'http://localhost:3000', seed: false, ...quiet });
});
afterAll(async () => {
  await backend.stop();
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** Of the server's own file: its process and its port. */
function server(): { pid: number; port: number } {
  const lines = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** The process of one of the sessions that answer visitors. */
async function sessionPid(): Promise<number> {
  const address = `postgres://postgres:${readSecrets({ root: dataDir }).databasePassword}@127.0.0.1:${server().port}/veto`;
  const pool = openPool({ address, max: 1, statementMs: 0 });
  const { rows } = await pool.query(
    `select pid from pg_stat_activity where usename = 'postgres' and pid <> pg_backend_pid()`,
  );
  await pool.end();
  return rows[0].pid;
}

const ask = () => fetch(`${backend.url}/rest/v1/vocabulary?limit=1`, { headers: { apikey: backend.publishableKey } });

/** Asks until there are rows again. @returns the other answers, of which each must say when to come back. */
async function untilAnswered(): Promise<string[]> {
  const others: string[] = [];
  await vi.waitFor(
    async () => {
      const answer = await ask();
      if (!answer.ok) others.push(`${answer.status} ${answer.headers.get('retry-after')}`);
      expect(answer.status).toBe(200);
    },
    { interval: 20 },
  );
  return others;
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('killed', () => {
  test('the server is started again, and the backend goes on', async () => {
    const [before, backendPid] = [server().pid, backend.pid()];
    process.kill(before, 'SIGKILL');
    await vi.waitFor(async () => expect((await ask()).status).toBe(503), { interval: 5 });
    expect(new Set(await untilAnswered())).toEqual(new Set(['503 2']));
    expect(server().pid).not.toBe(before);
    expect(backend.pid()).toBe(backendPid);
  });

  test('one session takes all others with it, and all come back', async () => {
    process.kill(await sessionPid(), 'SIGKILL');
    const others = await untilAnswered();
    expect(others.filter((answer) => answer !== '503 2')).toEqual([]);
  });

  test('the backend takes the server with it, and both come back', async () => {
    const { pid } = server();
    process.kill(backend.pid() ?? 0, 'SIGKILL');
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
    await vi.waitFor(() => expect(backend.isRunning()).toBe(true));
    await untilAnswered();
  });

  test('with everything else, the site is whole at the next start', async () => {
    const { pid } = server();
    const ended = backend.stop();
    process.kill(pid, 'SIGKILL');
    await ended;
    backend = await startBackend({ dataDir, siteUrl: 'http://localhost:3000', seed: false, onOutput: () => {} });
    expect((await ask()).status).toBe(200);
  });
});

test('a stop leaves no process behind', async () => {
  const { pid } = server();
  await backend.stop();
  expect(isAlive(pid)).toBe(false);
});

test('a start that is given up has ended its programs, and left nothing of an empty server', async () => {
  const root = newFolder();
  const giveUp = new AbortController();
  const starting = startBackend({
    dataDir: root,
    siteUrl: 'http://localhost:3000',
    seed: false,
    onOutput: () => {},
    signal: giveUp.signal,
    onProgress: () => setTimeout(() => giveUp.abort(), 300),
  });
  await expect(starting).rejects.toThrow(/ended before it was ready/);
  expect(readdirSync(root).filter((name) => name.startsWith('postgres'))).toEqual([]);
});

describe('a database that does not open', () => {
  const opened = (prepare: (databaseDir: string) => void) => {
    const folder = openDataFolder(newFolder());
    mkdirSync(folder.database, { mode: 0o700 });
    prepare(folder.database);
    return openSiteDatabase({ folder, password: '', onProgress() {}, onLine() {}, onLost() {} });
  };

  test('is reported with the last words of its server', async () => {
    const damaged = opened((databaseDir) => writeFileSync(path.join(databaseDir, 'PG_VERSION'), '17\n'));
    await expect(damaged).rejects.toThrow(
      /^The database in .* does not start\. PostgreSQL ended before it was ready \(code \d\)\.\n.*postgres/s,
    );
  });

  test('of another major version is reported with the way out', async () => {
    const former = opened((databaseDir) => writeFileSync(path.join(databaseDir, 'PG_VERSION'), '16\n'));
    await expect(former).rejects.toThrow(/is of PostgreSQL 16, and Veto runs on 17: write it to a backup/);
  });
});
