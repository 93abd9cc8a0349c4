import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../releases/repository.ts';

/** All that decides over what comes of some work. */
type Parts = readonly (string | Uint8Array)[];

const FOLDER = join(repository, 'node_modules/.cache/veto-builds');
const UNUSED_MS = 7 * 24 * 3_600_000;
const MAX_BYTES = 300 * 2 ** 20;
const DIGEST_BYTES = 32;

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** What `make` makes of the parts, from an earlier build where that had the same. */
export async function keptWork(parts: Parts, make: () => Promise<Uint8Array>, folder = FOLDER): Promise<Uint8Array> {
  const kept = findWork(parts, folder);
  if (kept) return kept;
  const made = await make();
  keepWork(parts, made, folder);
  return made;
}

/** undefined where nothing was kept, or it was damaged. */
export function findWork(parts: Parts, folder = FOLDER): Uint8Array | undefined {
  const file = fileOf(parts, folder);
  try {
    const bytes = readFileSync(file);
    const work = bytes.subarray(DIGEST_BYTES);
    if (!digestOf(work).equals(bytes.subarray(0, DIGEST_BYTES))) return undefined;
    utimesSync(file, new Date(), new Date());
    return work;
  } catch {
    return undefined;
  }
}

/** Until nobody has used it for a week, or there are 300 MB of later work. Where the folder cannot be written, nothing is kept. */
export function keepWork(parts: Parts, work: Uint8Array, folder = FOLDER): void {
  const file = fileOf(parts, folder);
  // Another build may be reading it, or making the same.
  const aside = `${file}-${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    removeUnused(folder);
    writeFileSync(aside, Buffer.concat([digestOf(work), work]));
    renameSync(aside, file);
  } catch {
    // The next build does it again.
  }
}

function fileOf(parts: Parts, folder: string): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return join(folder, hash.digest('hex'));
}

const lookedThrough = new Set<string>();

/** Once in a process: what nobody has used for long, and what was used least of too much. */
function removeUnused(folder: string): void {
  if (lookedThrough.has(folder)) return;
  lookedThrough.add(folder);
  const files = readdirSync(folder, { encoding: 'utf8' }).map((name) => {
    const file = join(folder, name);
    const { mtimeMs, size } = statSync(file);
    return { file, mtimeMs, size };
  });
  let bytes = 0;
  for (const { file, mtimeMs, size } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
    bytes += size;
    if (bytes > MAX_BYTES || Date.now() - mtimeMs > UNUSED_MS) rmSync(file, { force: true });
  }
}
