import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { StartFailure } from '../data-folder.ts';
import { isSums, MANIFEST, SUMS_EVERY, sumLine } from './archive.ts';

export interface Entry {
  name: string;
  /** Read it whole: its sum is compared when the next entry is asked for, or later. */
  content: AsyncIterable<Uint8Array>;
}

/**
 * Reads an archive entry by entry, in a memory that does not grow with it. Only when it has ended is each sum known to be
 * right: whatever was made of the entries must be undone when it throws.
 *
 * @throws StartFailure when the file cannot be read, or is damaged.
 */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const entries = extract();
  const read = pipeline(createReadStream(file), createGunzip(), entries);
  read.catch(() => {});
  let unproven = '';
  let waiting = 0;
  let hasManifest = false;
  try {
    for await (const entry of entries) {
      const { name } = entry.header;
      if (isSums(name)) {
        if ((await buffer(entry as AsyncIterable<Uint8Array>)).toString() !== unproven)
          throw new Error('a checksum differs');
        unproven = '';
        waiting = 0;
        continue;
      }
      if (hasManifest || waiting >= SUMS_EVERY) throw new Error('its entries are in disorder');
      const hash = createHash('sha256');
      yield { name, content: hashed(file, entry as AsyncIterable<Uint8Array>, hash) };
      unproven += sumLine(hash.digest('hex'), name);
      waiting += 1;
      hasManifest = name === MANIFEST;
    }
    await read;
    if (!hasManifest || waiting > 0) throw new Error('its end is missing');
  } catch (error) {
    throw damaged(file, error);
  } finally {
    entries.destroy();
  }
}

async function* hashed(file: string, content: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  } catch (error) {
    throw damaged(file, error);
  }
}

function damaged(file: string, cause: unknown): Error {
  if (cause instanceof StartFailure) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const isThere = !(cause instanceof Error && 'code' in cause && /^E[A-Z]+$/.test(String(cause.code)));
  return new StartFailure(
    isThere ? `The backup ${file} is damaged: ${reason}.` : `The backup ${file} cannot be read: ${reason}.`,
    { cause },
  );
}
