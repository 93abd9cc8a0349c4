import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { moves, type ObjectStore, parseRelease, readChannel, readVerified } from '@veto/slice-kit/releases';

export interface KeptRelease {
  version: string;
  /** As a build leaves it: the release's files and release.json. */
  folder: string;
}

/** The files of each release by their names; what is not text is base64. */
type Bundle = Record<string, Record<string, string>>;

const DESCRIPTION = 'release.json';
const encodingOf = (file: string) => (/\.(js|css|json|svg)$/.test(file) ? 'utf8' : 'base64');

/**
 * One small file with all that is needed to publish these slices' live releases again, or the shell's. Throws VETO-424
 * or VETO-422 when the store does not have one of them whole.
 */
export async function packLiveReleases(store: ObjectStore, slices: readonly string[]): Promise<Buffer> {
  const channel = await readChannel(store);
  const bundle: Bundle = {};
  for (const slice of slices) {
    const version = moves.pointerOf(channel, slice)?.stable.version;
    if (!version) throw new Error(`${slice} is not live in ${store.place}`);
    const { files } = await readVerified(store, slice, version);
    const contents: Record<string, string> = {};
    for (const file of [DESCRIPTION, ...Object.keys(files)]) {
      const object = await store.read(`releases/${slice}/${version}/${file}`);
      contents[file] = Buffer.from(object?.bytes ?? []).toString(encodingOf(file));
    }
    bundle[slice] = contents;
  }
  const json = Buffer.from(JSON.stringify(bundle));
  return brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      // Parts that two releases share are found again however far apart they are.
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  });
}

/** Writes each release of a packed file to `<folder>/<slice>/`. Resolves with where they are, by slice. */
export async function unpackReleases(file: string, folder: string): Promise<Record<string, KeptRelease>> {
  const bundle = JSON.parse(brotliDecompressSync(await readFile(file)).toString()) as Bundle;
  const kept: Record<string, KeptRelease> = {};
  for (const [slice, contents] of Object.entries(bundle)) {
    const own = join(folder, slice);
    await mkdir(own, { recursive: true });
    await Promise.all(
      Object.entries(contents).map(([name, text]) => writeFile(join(own, name), text, encodingOf(name))),
    );
    kept[slice] = { version: parseRelease(contents[DESCRIPTION] ?? '').version, folder: own };
  }
  return kept;
}
