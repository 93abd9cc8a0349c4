import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { makeCluster, SUPERUSER } from './cluster.ts';
import { openPool } from './pool.ts';
import { type PostgresServer, type ServerOptions, startPostgres } from './server.ts';
import { databasePlace, findServerUser, reachableBinaries } from './server-user.ts';

/** The roles that sign in by the folder's password. */
export type ServerRole = 'postgres' | typeof SUPERUSER;

export interface EmbeddedPostgres extends PostgresServer {
  databaseDir: string;
  /** `postgres://…` for a role; the site's database unless another one is named. */
  address(role: ServerRole, database?: string): string;
}

export interface EmbeddedOptions extends Pick<ServerOptions, 'settings' | 'onLine' | 'onLaunched' | 'onLost'> {
  /** The folder that holds the server's folder `postgres`. */
  root: string;
  password: string;
  initdbFlags?: readonly string[];
  /** Ends what is under way; the start rejects then. */
  signal?: AbortSignal;
}

const DATABASE = 'veto';
const PLATFORM = path.join(import.meta.dirname, 'platform.sql');

/**
 * Starts the site's own PostgreSQL: makes its folder and its empty database where they are missing. Hold the data folder's
 * lock when you call it.
 *
 * @throws StartFailure, PostgresStartError.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { root, password, initdbFlags: flags = [], signal, ...server } = options;
  const user = findServerUser();
  const binaries = reachableBinaries(await findBinaries(), user);
  const databaseDir = databasePlace(root, 'postgres', user);
  await makeCluster({ databaseDir, binaries, user, password, flags, signal });
  signal?.throwIfAborted();
  const started = await startPostgres({ ...server, databaseDir, binaries, user });
  const address = (role: ServerRole, database?: string) => embeddedAddress(started.port, password, role, database);
  try {
    await makeDatabase(path.join(databaseDir, 'veto-made'), address(SUPERUSER, 'postgres'), password);
  } catch (error) {
    await started.stop();
    throw error;
  }
  return { ...started, databaseDir, address };
}

/** `postgres://…` of an embedded server for a role; the site's database unless another one is named. */
export function embeddedAddress(port: number, password: string, role: ServerRole, database = DATABASE): string {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Each step stands or is made again: the first start may end anywhere. */
async function makeDatabase(mark: string, address: string, password: string): Promise<void> {
  if (existsSync(mark)) return;
  const pool = openPool({ address, max: 1, statementMs: 0 });
  try {
    const isMissing = async (what: string) => (await pool.query(`select 1 where ${what} is null`)).rowCount === 1;
    if (await isMissing(`to_regrole('postgres')`)) await pool.query(readFileSync(PLATFORM, 'utf8'));
    await pool.query(`alter role postgres password ${pg.escapeLiteral(password)}`);
    if (await isMissing(`(select oid from pg_database where datname = '${DATABASE}')`))
      await pool.query(`create database ${DATABASE} owner postgres`);
  } finally {
    await pool.end();
  }
  writeFileSync(mark, '');
}
