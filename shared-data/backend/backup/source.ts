import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { type DataFolder, lockDataFolder, readSecrets, StartFailure, secretsFile } from '../data-folder.ts';
import { embeddedAddress } from '../postgres/embedded.ts';
import { openPool } from '../postgres/pool.ts';
import { openSiteDatabase } from '../postgres/site-database.ts';

/** The database of a site, running or not. */
export interface Source {
  /** `postgres://…`, as the owner. */
  address: string;
  close(): Promise<void>;
}

/**
 * The database that `VETO_DATABASE_URL` names, or the folder's own: that of the running site, or started for as long as it is
 * needed.
 *
 * @throws StartFailure when there is no site's data, or the database does not open.
 */
export async function openSource(folder: DataFolder, onProgress: (text: string) => void): Promise<Source> {
  const isNamed = Boolean(process.env.VETO_DATABASE_URL);
  if (!existsSync(secretsFile(folder.root)) || !(isNamed || existsSync(folder.database)))
    throw new StartFailure(`No site has kept its data in ${folder.root}: set VETO_DATA_DIR to the folder of one.`);
  const { databasePassword: password } = readSecrets(folder);
  const lock = isNamed ? null : lockUnlessRunning(folder);
  if (!isNamed && !lock) return { address: runningAddress(folder, password), close: async () => {} };
  try {
    const database = await openDatabase(folder, password, onProgress);
    return {
      address: database.address,
      async close() {
        await database.stop();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** For one piece of work, which fails by itself where the server ends meanwhile. */
export function openDatabase(folder: DataFolder, password: string, onProgress: (text: string) => void) {
  return openSiteDatabase({
    folder,
    password,
    onProgress,
    onLine: (line) => onProgress(`postgres: ${line}`),
    onLost: () => {},
  });
}

/** Null where a running site holds the folder. */
function lockUnlessRunning(folder: DataFolder) {
  try {
    return lockDataFolder(folder);
  } catch (error) {
    // Other failures have one of the file system as their cause.
    if (error instanceof StartFailure && !error.cause) return null;
    throw error;
  }
}

/** In `postmaster.pid`, counted from 0: https://www.postgresql.org/docs/17/storage-file-layout.html */
const PORT_LINE = 3;

function runningAddress({ root, database }: DataFolder, password: string): string {
  const port = portIn(path.join(database, 'postmaster.pid'));
  if (port) return embeddedAddress(port, password, 'postgres');
  throw new StartFailure(`The site in ${root} is starting or ending: try again in a moment.`);
}

function portIn(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[PORT_LINE]) || null;
  } catch {
    return null;
  }
}

/**
 * Gives `work` a connection of its own, whose statements take as long as they need.
 * @throws StartFailure when the database does not let us in.
 */
export async function withClient<Result>(
  address: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const pool = openPool({ address, max: 1, statementMs: 0 });
  try {
    const client = await pool.connect().catch((cause: Error) => {
      throw new StartFailure(`The database does not let us in: ${cause.message}.`, { cause });
    });
    try {
      return await work(client);
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}
