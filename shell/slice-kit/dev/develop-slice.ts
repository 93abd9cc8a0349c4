import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Stats } from 'webpack';
import { sliceParts } from '../cli/build-slice.ts';
import { failureIn } from '../cli/compile.ts';
import { sharedWith } from '../cli/own-react.ts';
import { placeholderVersion } from '../cli/release-name.ts';
import { type Package, readManifest } from '../cli/workspace.ts';
import type { SourceMaps } from '../releases/index.ts';
import { jsonBytes } from '../releases/json-bytes.ts';
import { integrityOf } from '../releases/release-files.ts';
import type { ReleaseFile, SliceRelease } from '../src/contract/release.ts';
import { NEVER_BUNDLED } from '../webpack/index.ts';
import { devPreset, ENTRY, OWN_KEY } from './dev-preset.ts';

/** A slice that is compiled again after each save, by one compiler that stays. */
export interface DevelopedSlice {
  /**
   * A file as it is now, whatever version a page asks for; but of the entry, whose hash a page knows, the one of that version.
   * null where there is none.
   */
  file(version: string, name: string): Promise<Uint8Array | null>;
  maps(): Promise<SourceMaps>;
  /** Resolves once nothing is compiled, written or told any more: then its folder can go. */
  stop(): Promise<void>;
}

export interface Told {
  built(release: SliceRelease): Promise<void>;
  /** The source is again what the last build was made of. */
  mended(): void;
  failed(error: Error): void;
}

/** Compiles a slice for development into `folder`, now and after each save. Resolves after the first time, whatever came of it. */
export async function developSlice(target: Package, folder: string, told: Told): Promise<DevelopedSlice> {
  await mkdir(folder, { recursive: true });
  const version = placeholderVersion(target);
  const shared = sharedWith(target);
  const own = shared.filter(({ key }) => key !== OWN_KEY);
  const copies = shared.length > 0 ? REACT : NEVER_BUNDLED;
  const compiler = webpack(devPreset({ name: target.name, folder: target.folder, outDir: folder, version }, shared));
  if (!compiler) throw new Error('webpack refused its configuration.');
  watchManifest(compiler, join(target.folder, 'slice.json'));
  const files: Record<string, ReleaseFile> = {};
  const entries = new Map<string, Uint8Array>();
  let before = '';
  const take = async ({ compilation }: Stats) => {
    await describeEmitted(compilation, folder, files);
    const release: SliceRelease = {
      ...sliceParts({ ...target, version }, readManifest(target), compilation, own, copies),
      files: { ...files },
    };
    const text = jsonBytes(release).toString();
    if (text === before) return told.mended();
    before = text;
    // A page tells builds apart by their version, and the container by its name, which stays.
    const named = { ...release, version: version.replace(/-.*/, `-${compilation.hash?.slice(0, 12)}`) };
    await writeFile(join(folder, 'release.json'), jsonBytes(named));
    entries.set(named.version, await readFile(join(folder, ENTRY)));
    for (const old of [...entries.keys()].slice(0, -KEPT_ENTRIES)) entries.delete(old);
    await told.built(named);
  };
  const { promise: first, resolve: haveFirst } = Promise.withResolvers<void>();
  let done = Promise.resolve();
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    const failure = error ?? (stats && failureIn(stats, target.name));
    done = done
      .then(() => (failure ? Promise.reject(failure) : stats && take(stats)))
      .catch((reason: unknown) => told.failed(reason instanceof Error ? reason : new Error(String(reason))))
      .then(haveFirst);
  });
  await first;
  return {
    file: async (asked, name) =>
      (name === ENTRY && entries.get(asked)) || readFile(join(folder, name)).catch(() => null),
    async maps() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.map'));
      const read = async (name: string) =>
        [name.slice(0, -'.map'.length), await readFile(join(folder, name), 'utf8')] as const;
      return Object.fromEntries(await Promise.all(names.map(read)));
    },
    async stop() {
      await new Promise<void>((resolve) => watching?.close(() => resolve()));
      await done;
    },
  };
}

/** So many saves old may a page be that loads its slice once more. */
const KEPT_ENTRIES = 50;

/** What a slice under development brings of React, and a release must not. */
const REACT = ['react', 'react-dom'];

/** webpack itself does not read it. */
function watchManifest(compiler: Compiler, file: string): void {
  compiler.hooks.afterCompile.tap('DevelopSlice', ({ fileDependencies }) => {
    fileDependencies.add(file);
  });
}

async function describeEmitted(
  { emittedAssets }: Compilation,
  folder: string,
  files: Record<string, ReleaseFile>,
): Promise<void> {
  const names = [...emittedAssets].filter((name) => !/\.map$|\.hot-update\./.test(name));
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name));
      files[name] = { integrity: integrityOf(bytes), bytes: bytes.length, gzipBytes: bytes.length };
    }),
  );
}
