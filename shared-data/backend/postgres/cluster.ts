import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '../data-folder.ts';
import type { Binaries } from './binaries.ts';
import type { ServerUser } from './server-user.ts';

/** The one of `supabase/config.toml`, so that nothing works here and fails on a hosted project. */
export const MAJOR_VERSION = 17;

/** Passes every rule, as on the platform: it makes the database and its owner, and nothing else is done as this role. */
export const SUPERUSER = 'supabase_admin';

const FLAGS = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // The same order and letters on every machine, whatever languages are installed there.
  ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  '--no-instructions',
];

export interface ClusterOptions {
  databaseDir: string;
  binaries: Binaries;
  user: ServerUser | null;
  password: string;
  flags?: readonly string[];
  /** Ends initdb; makeCluster rejects once nothing is written any more. */
  signal?: AbortSignal;
}

/**
 * Makes the folder of an empty server, whole or not at all; leaves one that exists.
 * @throws StartFailure when the folder is of another major version, or initdb says why it makes none.
 */
export async function makeCluster(options: ClusterOptions): Promise<void> {
  const { databaseDir, binaries, user, password, flags = [], signal } = options;
  if (existsSync(databaseDir)) return refuseOtherVersion(databaseDir);
  signal?.throwIfAborted();
  const unfinished = `${databaseDir}.new`;
  const passwordFile = `${databaseDir}.password`;
  for (const leftOver of [unfinished, passwordFile]) rmSync(leftOver, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const each of [unfinished, passwordFile]) chownSync(each, user.uid, user.gid);
  const flagsOfAll = ['-D', unfinished, `--pwfile=${passwordFile}`, ...FLAGS, ...flags];
  const making = promisify(execFile)(binaries.initdb, flagsOfAll, {
    ...user,
    cwd: path.dirname(unfinished),
    env: serverEnvironment(),
  });
  // Not by the option of execFile, which rejects while the program is still writing.
  const stop = () => making.child.kill();
  signal?.addEventListener('abort', stop);
  try {
    await making;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw signal?.aborted ? error : refusalOf(error, databaseDir);
  } finally {
    signal?.removeEventListener('abort', stop);
    rmSync(passwordFile, { force: true });
  }
  signal?.throwIfAborted();
  renameSync(unfinished, databaseDir);
}

/** What initdb said last, as a sentence. A container may know its user by a number alone. */
function refusalOf(error: unknown, databaseDir: string): unknown {
  const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
  if (!said) return error;
  const nameless = /effective user ID (\d+): user does not exist/.exec(said)?.[1];
  return new StartFailure(
    nameless
      ? `The user ${nameless} has no name on this machine, and PostgreSQL makes a database only for users with a name: add one to /etc/passwd, or set VETO_DATABASE_URL to a server of your own.`
      : `PostgreSQL could not make its database in ${databaseDir}: ${said}`,
  );
}

function refuseOtherVersion(databaseDir: string): void {
  const found = readFileSync(path.join(databaseDir, 'PG_VERSION'), 'utf8').trim();
  if (found !== String(MAJOR_VERSION))
    throw new StartFailure(
      `The database in ${databaseDir} is of PostgreSQL ${found}, and Veto runs on ${MAJOR_VERSION}: write it to a backup with the Veto that made it, and restore that into a new data folder.`,
    );
}

/** What the server's programs see of our environment: neither our settings nor those of somebody's PostgreSQL client. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(?:VETO_|PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(entries), LC_ALL: 'C' };
}
