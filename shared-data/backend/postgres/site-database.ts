import { existsSync } from 'node:fs';
import path from 'node:path';
import { type DataFolder, noSpace, StartFailure, sentenceFor } from '../data-folder.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { PostgresStartError } from './server.ts';

export interface SiteDatabase {
  /** `postgres://…`, as the owner of the database. */
  address: string;
  stop(): Promise<void>;
}

interface Options {
  folder: DataFolder;
  password: string;
  onProgress(text: string): void;
  onLine(line: string): void;
  /** The embedded server's program runs, and is not ready yet. */
  onLaunched?(): void;
  /** Ends a start that is under way: it rejects then. */
  signal?: AbortSignal;
  /** The embedded server has ended and cannot be started again. */
  onLost(error: unknown): void;
}

/**
 * The site's database: the one that `VETO_DATABASE_URL` names, or its own server in the data folder.
 * @throws StartFailure with the server's last words when its own does not start.
 */
export async function openSiteDatabase({ folder, password, onProgress, ...events }: Options): Promise<SiteDatabase> {
  const named = process.env.VETO_DATABASE_URL;
  if (named) {
    onProgress('Opening the database of VETO_DATABASE_URL');
    return { address: namedAddress(named), stop: async () => {} };
  }
  onProgress(existsSync(folder.database) ? 'Opening the database' : 'Creating the database');
  try {
    const server = await startEmbeddedPostgres({ root: folder.root, password, ...events });
    if (path.dirname(server.databaseDir) !== folder.root)
      onProgress(`PostgreSQL cannot enter ${folder.root} as its own user; its files are in ${server.databaseDir}`);
    return { address: server.address('postgres'), stop: server.stop };
  } catch (error) {
    throw failureOf(error, folder.root);
  }
}

/**
 * The address that `VETO_DATABASE_URL` holds.
 * @throws StartFailure when it is no address of a database.
 */
export function namedAddress(named: string): string {
  if (/^postgres(?:ql)?:$/.test(URL.parse(named)?.protocol ?? '')) return named;
  throw new StartFailure(
    'VETO_DATABASE_URL is no address of a database, such as postgres://user:password@host:5432/veto.',
  );
}

function failureOf(error: unknown, root: string): unknown {
  if (!(error instanceof PostgresStartError)) return error;
  if (/No space left on device|disk quota/i.test(error.message))
    return new StartFailure(noSpace(root), { cause: error });
  if (/Read-only file system/i.test(error.message))
    return new StartFailure(sentenceFor({ ...error, code: 'EROFS' }, root), { cause: error });
  return new StartFailure(`The database in ${root} does not start. ${error.message}`, { cause: error });
}
