import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { SUPERUSER } from '../../../backend/postgres/cluster.ts';
import { startEmbeddedPostgres } from '../../../backend/postgres/embedded.ts';
import { ownPrefix, removeLeftFolders } from './left-folders.ts';

/** A PostgreSQL server of the test run, with a database that a test file copies instead of migrating its own. */
export interface PostgresServer {
  port: number;
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresServer;
  }
}

/** Of every role. */
const PASSWORD = 'tests';
const TEMPLATE = 'veto';

const SETTINGS = [
  // Nothing here outlives the run, so nothing waits for a disk.
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'],
  'max_connections=200',
  // Deadlocks are noticed at once: a race then meets them often instead of rarely.
  'deadlock_timeout=20ms',
];

/** Memory as a folder: a copy of the database is a thousand files, and some disks take long to make and to remove them. */
const MEMORY = '/dev/shm';
/** In bytes; containers often have 64 MB. */
const ROOM = 2 * 2 ** 30;

/** Where a role reaches a database of the server. */
export function addressOf(role: string, port: number, database: string): string {
  return `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`;
}

/** Runs once before the tests of each project, which all have the first one's server; what it returns runs after them. */
export default async function provideServer({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const all = vitest.getRootProject();
  if (all.getProvidedContext().postgres) return;
  const { stop, ...server } = await startServer({ folder: roomyMemory() ?? tmpdir() });
  all.provide('postgres', server);
  return stop;
}

/** undefined where there is none, or little of it. */
function roomyMemory(): string | undefined {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > ROOM ? MEMORY : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Starts a server of its own on a free port, with a migrated database to copy. `stop` ends it and leaves nothing; until then
 * its files lie in `folder`.
 */
export async function startServer({ folder = tmpdir() } = {}): Promise<PostgresServer & { stop(): Promise<void> }> {
  removeLeftFolders(folder);
  const root = mkdtempSync(path.join(folder, ownPrefix()));
  chmodSync(root, 0o711);
  const server = await startEmbeddedPostgres({
    root,
    password: PASSWORD,
    settings: SETTINGS,
    initdbFlags: ['--no-sync'],
    onLine: (line) => console.error(line),
  });
  const stop = async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
  try {
    await migrate(server.address('postgres'));
    await asSuperuser(server.port, TEMPLATE, (sql) =>
      sql.unsafe(`
        -- Requests come in as this one, and become one of the three.
        create role authenticator login password '${PASSWORD}' noinherit;
        grant anon, authenticated, service_role to authenticator;`),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: server.port, template: TEMPLATE, stop };
}

async function migrate(database: string): Promise<void> {
  // Read by the embedded services as they load.
  Object.assign(process.env, { EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' });
  const { createBackendApp } = await import('../../../backend/app.ts');
  const { testServices } = await import('../test-services.ts');
  const files = mkdtempSync(path.join(tmpdir(), 'veto-template-'));
  const { close } = await createBackendApp({ ...testServices(files), database });
  await close();
  rmSync(files, { recursive: true });
}

/** A fresh copy of the migrated database, with nobody in it. */
export async function copyDatabase({ port, template }: PostgresServer) {
  const database = `copy_${randomBytes(6).toString('hex')}`;
  await asSuperuser(port, 'postgres', (sql) =>
    sql.unsafe(`create database ${database} template ${template} strategy file_copy owner postgres`),
  );
  return {
    database,
    /** As its owner. */
    address: addressOf('postgres', port, database),
    drop: () => asSuperuser(port, 'postgres', (sql) => sql.unsafe(`drop database ${database} with (force)`)),
  };
}

/** A connection past every rule, for as long as `run` takes. */
export async function asSuperuser<Result>(
  port: number,
  database: string,
  run: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const sql = postgres(addressOf(SUPERUSER, port, database), { max: 1, onnotice: () => {} });
  try {
    return await run(sql);
  } finally {
    await sql.end();
  }
}
