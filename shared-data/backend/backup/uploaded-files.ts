import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { DataFolder } from '../data-folder.ts';
import { FileStorage } from '../file-storage.ts';
import type { ArchiveWriter } from './archive-writer.ts';

export const FILES_FOLDER = 'files/';

/** As FileStorage names its files, the bytes' and their description's. */
const FILE_NAME = /^files\/[\da-f]{2}\/[\da-f]{64}(\.json)?$/;

/** In rows. */
const AT_ONCE = 500;

interface Upload {
  bucket: string;
  name: string;
}

/**
 * Adds the files that the transaction's rows name, as they are now.
 * @returns how many, and `bucket/name` of those that are gone meanwhile.
 */
export async function addUploads(
  client: pg.ClientBase,
  { files }: DataFolder,
  archive: ArchiveWriter,
): Promise<{ count: number; missing: string[] }> {
  const storage = new FileStorage(files);
  const missing: string[] = [];
  let count = 0;
  await client.query(
    'declare uploads cursor for select bucket_id as bucket, name from storage.objects order by bucket_id, name',
  );
  for (;;) {
    const { rows } = await client.query<Upload>(`fetch ${AT_ONCE} from uploads`);
    if (rows.length === 0) return { count, missing };
    for (const { bucket, name } of rows) {
      const file = await storage.privateAssetUrl(bucket, name);
      if (await addUpload(archive, files, file)) count += 1;
      else missing.push(`${bucket}/${name}`);
    }
  }
}

async function addUpload(archive: ArchiveWriter, folder: string, bytes: string): Promise<boolean> {
  const opened: FileHandle[] = [];
  try {
    for (const file of [bytes, `${bytes}.json`]) {
      const handle = await open(file).catch(nullWhereMissing);
      if (!handle) return false;
      opened.push(handle);
    }
    for (const [index, handle] of opened.entries()) {
      const name = path.relative(folder, index === 0 ? bytes : `${bytes}.json`).replaceAll(path.sep, '/');
      const { size } = await handle.stat();
      await archive.add(`${FILES_FOLDER}${name}`, size, handle.createReadStream({ autoClose: false }));
    }
    return true;
  } finally {
    await Promise.all(opened.map((handle) => handle.close()));
  }
}

function nullWhereMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

export const isUpload = (name: string) => FILE_NAME.test(name);

/** Whether an entry holds an upload's bytes, not their description. */
export const isBytes = (name: string) => isUpload(name) && !name.endsWith('.json');

export function holdsUploads({ files }: DataFolder): boolean {
  return (
    existsSync(files) && readdirSync(files, { recursive: true, withFileTypes: true }).some((each) => each.isFile())
  );
}

/** Uploads on their way back: in a folder of their own until all are there. */
export class ReturningUploads {
  readonly #target: string;
  readonly #aside: string;

  constructor({ files }: DataFolder) {
    this.#target = files;
    this.#aside = `${files}.new`;
  }

  async begin(): Promise<void> {
    this.discard();
    await mkdir(this.#aside, { mode: 0o700 });
  }

  async add(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const file = path.join(this.#aside, name.slice(FILES_FOLDER.length));
    await mkdir(path.dirname(file), { recursive: true });
    const handle = await open(file, 'wx');
    await pipeline(content, handle.createWriteStream({ flush: true }));
  }

  /** Takes the place of a folder without uploads. */
  place(): void {
    rmSync(this.#target, { recursive: true, force: true });
    renameSync(this.#aside, this.#target);
  }

  /** What was not placed goes. */
  discard(): void {
    rmSync(this.#aside, { recursive: true, force: true });
  }
}
