import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A failure that the person who started the site can act on; its message is a whole sentence. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** Where everything of a site lies below its data folder. */
export interface DataFolder {
  root: string;
  /** PostgreSQL's own folder, or a link to it. */
  database: string;
  files: string;
  mail: string;
}

/** What a fresh database, its indexes and some uploads need, in bytes. */
const NEEDED_SPACE = 200 * 1024 * 1024;

/** Where everything lies in a data folder, whether it is there or not. */
export function dataFolderAt(root: string): DataFolder {
  return {
    root,
    database: path.join(root, 'postgres'),
    files: path.join(root, 'files'),
    mail: path.join(root, 'mail'),
  };
}

/**
 * Makes the data folder usable.
 * @throws StartFailure when it cannot be made or written to, or its disk is full.
 */
export function openDataFolder(root: string): DataFolder {
  const folder = dataFolderAt(root);
  try {
    for (const each of [root, folder.files, folder.mail]) mkdirSync(each, { recursive: true, mode: 0o700 });
    accessSync(root, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartFailure(sentenceFor(error, root), { cause: error });
  }
  if (!hasRoom(folder)) throw new StartFailure(noSpace(root));
  return folder;
}

/** Whether the folder's disk holds what a start needs, and some days of uploads. */
export function hasRoom({ root }: Pick<DataFolder, 'root'>): boolean {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize >= NEEDED_SPACE;
}

/** The sentence for a failure of the file system. */
export function sentenceFor(error: unknown, root: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return noSpace(root);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The data folder ${root} cannot be written to. Give yourself the right to write there, or set VETO_DATA_DIR to another folder.`;
  if (code === 'ENOTDIR' || code === 'EEXIST')
    return `The data folder ${root} cannot be made, because a file is in its way. Set VETO_DATA_DIR to another folder.`;
  const reason = error instanceof Error ? error.message : String(error);
  return `The data folder ${root} cannot be used: ${reason}.`;
}

export function noSpace(root: string): string {
  return `The disk that holds the data folder ${root} is full: Veto needs about 200 MB. Free some space, or set VETO_DATA_DIR to a folder on another disk.`;
}

/**
 * Takes the folder for this process until it ends. The lock is the operating system's, on a SQLite file: it is gone
 * when the process is, also after kill -9, and no stale file is ever in the way.
 * @throws StartFailure when another process holds it.
 */
export function lockDataFolder({ root }: Pick<DataFolder, 'root'>): { release(): void } {
  const lock = new DatabaseSync(path.join(root, 'lock.sqlite'), { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new StartFailure(
        `The data folder ${root} is in use by another Veto${holder(root)}. Stop that one first, or set VETO_DATA_DIR to another folder.`,
      );
    throw new StartFailure(sentenceFor(error, root), { cause: error });
  }
  writeFileSync(path.join(root, 'lock.pid'), String(process.pid));
  return { release: () => lock.close() };
}

function holder(root: string): string {
  try {
    return ` (process ${Number(readFileSync(path.join(root, 'lock.pid'), 'utf8'))})`;
  } catch {
    return '';
  }
}

/** The keys of this site. They stay the same for the folder's life: sessions survive a restart. */
export interface Secrets {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  /** Of the embedded database's roles. */
  databasePassword: string;
}

/** Reads the folder's secrets; makes strong ones on first run, readable by this user only. */
export function readSecrets({ root }: Pick<DataFolder, 'root'>): Secrets {
  const file = secretsFile(root);
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
    return stored.databasePassword ? (stored as Secrets) : keep(file, { ...freshSecrets(), ...stored });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      throw new StartFailure(
        `The file ${file} cannot be read. Put back the original: without it nobody stays signed in.`,
        {
          cause: error,
        },
      );
  }
  return keep(file, freshSecrets());
}

/** Gives the folder other secrets, whole or not at all. */
export function writeSecrets({ root }: Pick<DataFolder, 'root'>, secrets: Secrets): void {
  keep(secretsFile(root), secrets);
}

/** Where the folder's secrets are. */
export const secretsFile = (root: string) => path.join(root, 'secrets.json');

function freshSecrets(): Secrets {
  return {
    jwtSecret: randomBytes(48).toString('base64url'),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    databasePassword: randomBytes(24).toString('base64url'),
  };
}

function keep(file: string, secrets: Secrets): Secrets {
  // Whole or not at all, also after a power cut: half a file would lock everybody out.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
  chmodSync(`${file}.new`, 0o600);
  renameSync(`${file}.new`, file);
  keepNames(path.dirname(file));
  return secrets;
}

/** A name outlives a power cut once its folder is written down, too; Windows does that by itself. */
function keepNames(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
