import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { folderTrouble } from './folder-trouble.ts';
import type { ObjectStore, StoredObject, WriteOptions } from './object-store.ts';
import { ToolError } from './tool-error.ts';

/** Kept out of listings: the lock, and files that are being written. */
const INTERNAL = '.store';
/** The last file of a release takes the release's folder with it; other folders are written to at any time. */
const RELEASE_FILE = /^(releases|source-maps)\/[^/]+\/[^/]+\/[^/]+$/;
const DRAFT = '.draft';
const DRAFT_LIFE_MS = 3_600_000;

/**
 * Releases in a folder. A file appears whole or not at all; conditional writes of all processes on this machine are
 * one after the other, under a lock that the system lets go when its holder dies.
 */
export class FolderStore implements ObjectStore {
  readonly place: string;
  readonly folder: string;
  #swept: Promise<void> | undefined;

  constructor(folder: string) {
    this.place = resolve(folder);
    this.folder = this.place;
  }

  async read(key: string): Promise<StoredObject | null> {
    try {
      const bytes = await readFile(this.#file(key));
      return { bytes, etag: etagOf(bytes) };
    } catch (error) {
      if (await this.#isMissing(error)) return null;
      throw this.#trouble(error, 'read');
    }
  }

  async write(key: string, bytes: Uint8Array, options: WriteOptions = {}): Promise<string | null> {
    try {
      return await this.#write(key, bytes, options);
    } catch (error) {
      throw this.#trouble(error, 'written');
    }
  }

  async #write(key: string, bytes: Uint8Array, { condition }: WriteOptions): Promise<string | null> {
    const file = this.#file(key);
    await makeFolder(dirname(file));
    await makeFolder(join(this.place, INTERNAL));
    this.#swept ??= this.#sweepDrafts();
    await this.#swept;
    const draft = join(this.place, INTERNAL, `${randomUUID()}${DRAFT}`);
    try {
      await writeFile(draft, bytes);
      if (!condition) await rename(draft, file);
      else if (
        'ifAbsent' in condition ? !(await linkIfAbsent(draft, file)) : !this.#replaceIf(condition.ifMatch, draft, file)
      )
        return null;
      return etagOf(bytes);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async remove(key: string): Promise<void> {
    const file = this.#file(key);
    try {
      await rm(file, { force: true });
      if (RELEASE_FILE.test(key)) await rmdir(dirname(file)).catch(ignoreOthers);
    } catch (error) {
      throw this.#trouble(error, 'written');
    }
  }

  /** What a process left that died while it wrote. A young draft may be another process's at work. */
  async #sweepDrafts(): Promise<void> {
    const folder = join(this.place, INTERNAL);
    for (const name of (await readdir(folder)).filter((each) => each.endsWith(DRAFT))) {
      const draft = join(folder, name);
      const written = await stat(draft).catch(() => null);
      if (written && Date.now() - written.mtimeMs > DRAFT_LIFE_MS) await rm(draft, { force: true });
    }
  }

  async modifiedAt(key: string): Promise<Date | null> {
    try {
      return (await stat(this.#file(key))).mtime;
    } catch (error) {
      if (await this.#isMissing(error)) return null;
      throw this.#trouble(error, 'read');
    }
  }

  async list(prefix: string): Promise<string[]> {
    const folder = this.#file(prefix.slice(0, prefix.lastIndexOf('/') + 1) || '.');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(async (error) => {
      if (await this.#isMissing(error)) return [];
      throw this.#trouble(error, 'read');
    });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(this.place, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      .filter((key) => key.startsWith(prefix) && !key.startsWith(`${INTERNAL}/`))
      .toSorted();
  }

  async marks(prefix: string): Promise<Map<string, string>> {
    const found = (await this.list(prefix)).map(async (key): Promise<[string, string][]> => {
      const { ino, size, mtimeNs } = await stat(this.#file(key), { bigint: true }).catch(() => ({}) as never);
      return ino === undefined ? [] : [[key, `${ino} ${size} ${mtimeNs}`]];
    });
    return new Map((await Promise.all(found)).flat());
  }

  /**
   * Compares and replaces under a lock. SQLite's exclusive transaction is the one lock in Node's library that ends with
   * its process, however it ends. All of it is synchronous: a wait in between would block a second caller of this
   * process, which waits for the lock without yielding.
   */
  #replaceIf(etag: string, draft: string, file: string): boolean {
    const lock = new DatabaseSync(join(this.place, INTERNAL, 'lock.sqlite'));
    try {
      lock.exec('PRAGMA busy_timeout = 10000; BEGIN EXCLUSIVE');
      if (!existsSync(file) || etagOf(readFileSync(file)) !== etag) return false;
      renameSync(draft, file);
      return true;
    } finally {
      lock.close();
    }
  }

  /** A key below a file of the store is missing; a store that is itself a file, or below one, cannot be read. */
  async #isMissing(error: unknown): Promise<boolean> {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTDIR') return code === 'ENOENT';
    return stat(this.place).then(
      (place) => place.isDirectory(),
      () => false,
    );
  }

  #trouble(error: unknown, done: 'read' | 'written'): Error {
    const isOfSystem = error instanceof Error && 'syscall' in error;
    if (!isOfSystem) return error instanceof Error ? error : new Error(String(error));
    const detail = `${this.place} cannot be ${done}: ${folderTrouble(error)}.`;
    return new ToolError('VETO-426', detail, { cause: error });
  }

  #file(key: string): string {
    const file = resolve(this.place, key);
    if (file !== this.place && !file.startsWith(this.place + sep)) throw new Error(`${key} leaves the store`);
    return file;
  }
}

/** Makes a folder and those it lies in. mkdir's own recursion never ends below a folder that takes none, as /proc. */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** A hard link is refused by the system when the name is taken. */
async function linkIfAbsent(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
}

/** The other files of the release are still there, or another process was quicker. */
function ignoreOthers(error: NodeJS.ErrnoException): void {
  if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code ?? '')) throw error;
}
