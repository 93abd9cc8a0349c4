import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { integrityOf } from '../releases/release-files.ts';
import type { ReleaseFile } from '../src/contract/release.ts';
import { keptWork } from '../webpack/kept-work.ts';

const COMPRESSIBLE = /\.(js|css|json|svg|geojson|txt|html)$/;
/** Files beside the ones of a release, for servers that send them to browsers that take them. */
const COMPRESSED = /\.(br|gz)$/;

/**
 * Brotli's quality for files of more bytes than this, the first that fits: the best one takes seconds of every build for
 * libraries, of which the next saves all but 2 % in less than half the time.
 */
const QUALITY_ABOVE = [
  [1024 * 1024, 9],
  [256 * 1024, 10],
  [0, constants.BROTLI_MAX_QUALITY],
] as const;

/** Other versions compress to other bytes. */
const GZIP = `gzip ${process.versions.zlib}`;
const BROTLI = `brotli ${process.versions.brotli}`;

/** Size and hash of every file of a release; writes `.br` and `.gz` beside those that shrink. */
export async function describeFiles(folder: string): Promise<Record<string, ReleaseFile>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => name !== 'release.json' && !COMPRESSED.test(name))
    .toSorted();
  const files = await Promise.all(names.map(async (name) => [name, await describeFile(join(folder, name))] as const));
  return Object.fromEntries(files);
}

async function describeFile(file: string): Promise<ReleaseFile> {
  const bytes = await readFile(file);
  const gz = await keptWork([GZIP, bytes], () => promisify(gzip)(bytes, { level: 9 }));
  if (COMPRESSIBLE.test(file) && gz.length < bytes.length) {
    await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, await brotli(bytes))]);
  }
  return { integrity: integrityOf(bytes), bytes: bytes.length, gzipBytes: gz.length };
}

/** Most files of a build are those of the one before, or another slice's: they are compressed once. */
function brotli(bytes: Uint8Array): Promise<Uint8Array> {
  const quality = qualityFor(bytes.length);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: quality };
  return keptWork([BROTLI, `${quality}`, bytes], () => promisify(brotliCompress)(bytes, { params }));
}

function qualityFor(bytes: number): number {
  return QUALITY_ABOVE.find(([above]) => bytes > above)?.[1] ?? constants.BROTLI_MAX_QUALITY;
}
