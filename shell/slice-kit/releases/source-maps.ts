import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { ObjectStore } from './object-store.ts';

/** The source maps of a release, by the name of the file that each is for. */
export type SourceMaps = Record<string, string>;

/** Beside a build's folder, never in it: what is in it is for visitors. */
export const MAPS = '.maps.json.br';

/** Not below `releases/`: a site answers with nothing else of the store. */
export function sourceMapsKey(slice: string, version: string): string {
  return `source-maps/${slice}/${version}.json.br`;
}

export function packSourceMaps(maps: SourceMaps): Promise<Uint8Array> {
  const bytes = Buffer.from(JSON.stringify(maps));
  // At every build, and read only when something broke: 4 takes twice the time for 14 % fewer bytes.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return promisify(brotliCompress)(bytes, { params });
}

/** Puts what lies beside a build's folder into the store, where nothing is there yet. */
export async function uploadSourceMaps(
  store: ObjectStore,
  { slice, version }: { slice: string; version: string },
  folder: string,
): Promise<void> {
  const bytes = await readFile(folder + MAPS).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (bytes) await store.write(sourceMapsKey(slice, version), bytes, { condition: { ifAbsent: true } });
}

/** null for a release that has none. */
export async function readSourceMaps(store: ObjectStore, slice: string, version: string): Promise<SourceMaps | null> {
  const object = await store.read(sourceMapsKey(slice, version));
  if (!object) return null;
  return JSON.parse((await promisify(brotliDecompress)(object.bytes)).toString()) as SourceMaps;
}
