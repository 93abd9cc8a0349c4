import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { folderFiles } from '../releases/folder-files.ts';
import { integrityOf } from '../releases/release-files.ts';
import type { ReleaseFile } from '../src/contract/release.ts';
import { keptWork } from '../webpack/kept-work.ts';

const COMPRESSIBLE = /\.(js|css|json|svg|geojson|txt|html)$/;
/** Files beside the ones of a release, for servers that send them to browsers that take them. */
const COMPRESSED = /\.(br|gz)$/;

/**
 * Brotli's quality. The best takes two and a half times as long as 10 for 2 % fewer bytes: only files of first paints are
 * worth it. 9 takes an eighth of 10's time: 3 MB of a library would else take seconds of each build.
 */
const { BROTLI_MAX_QUALITY: FIRST_PAINT } = constants;
const LATER = 10;
const LIBRARY = 9;
const LIBRARY_BYTES = 1024 * 1024;

/** Other versions compress to other bytes. */
const GZIP = `gzip ${process.versions.zlib}`;
const BROTLI = `brotli ${process.versions.brotli}`;

/**
 * Size and hash of every file of a release; writes `.br` and `.gz` beside those that shrink. `first` are the files of first
 * paints; without it all count as such, as those of the shell do: any page may need them.
 */
export async function describeFiles(folder: string, first?: ReadonlySet<string>): Promise<Record<string, ReleaseFile>> {
  const all = await folderFiles(folder);
  const names = all.filter((name) => name !== 'release.json' && !COMPRESSED.test(name));
  const files = await Promise.all(
    names.map(async (name) => [name, await describeFile(join(folder, name), !first || first.has(name))] as const),
  );
  return Object.fromEntries(files);
}

async function describeFile(file: string, isFirst: boolean): Promise<ReleaseFile> {
  const bytes = await readFile(file);
  const gz = await keptWork([GZIP, bytes], () => promisify(gzip)(bytes, { level: 9 }));
  if (COMPRESSIBLE.test(file) && gz.length < bytes.length) {
    await Promise.all([
      writeFile(`${file}.gz`, gz),
      writeFile(`${file}.br`, await brotli(bytes, isFirst ? FIRST_PAINT : LATER)),
    ]);
  }
  return { integrity: integrityOf(bytes), bytes: bytes.length, gzipBytes: gz.length };
}

/** Most files of a build are those of the one before, or another slice's: they are compressed once. */
function brotli(bytes: Uint8Array, best: number): Promise<Uint8Array> {
  const quality = bytes.length > LIBRARY_BYTES ? LIBRARY : best;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: quality };
  return keptWork([BROTLI, `${quality}`, bytes], () => promisify(brotliCompress)(bytes, { params }));
}
