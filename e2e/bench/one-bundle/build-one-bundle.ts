import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  compile,
  describeFiles,
  releaseFacts as facts,
  type Package,
  packagesToRelease,
  readManifest,
  SHELL,
  shellFolder,
} from '@veto/slice-kit/build';
import { ACCOUNT_PATHS, type Channel, type ShellRelease, type SliceRelease } from '@veto/slice-kit/contract';
import { BOOT_CHUNK, RUNNER_CHUNK, scriptPreset, sitePreset } from '@veto/slice-kit/webpack';
import webpack, { type Compilation, type Configuration } from 'webpack';

const VERSION = '0.0.0-onebundle';
const CONTRACT = '1.0.0';

/**
 * Builds shell and slices as one application whose routes are split, without federation, and puts it into a release
 * store of its own: the same server then serves it with the same document, compression and preloads.
 */
export async function buildOneBundle(storeDir: string): Promise<void> {
  const slices = packagesToRelease().filter(({ name }) => name !== SHELL);
  const outDir = join(storeDir, 'releases', SHELL, VERSION);
  await rm(storeDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const target = { name: 'one-bundle', folder: shellFolder, outDir, version: VERSION };

  const compilation = await compile(withSlices(sitePreset(target), await writeSliceList(storeDir, slices)));
  const early = facts.entryFiles(await compile(scriptPreset(target, 'early', join(shellFolder, 'src/early/early.ts'))));
  const shell = await describeShell(compilation, outDir, early);
  const channel: Channel = {
    revision: 1,
    releasesUrl: '/releases/',
    shell: { stable: shell, movedBy: 'start' },
    slices: Object.fromEntries(
      slices.map((slice) => [slice.name, { stable: describeSlice(slice, compilation, shell), movedBy: 'start' }]),
    ),
  };
  await writeFile(join(outDir, 'release.json'), JSON.stringify(shell));
  await mkdir(join(storeDir, 'channels'));
  await writeFile(join(storeDir, 'channels/stable.json'), JSON.stringify(channel));
}

/** The shell's own configuration; only the loader of releases is another one. */
function withSlices(configuration: Configuration, sliceList: string): Configuration {
  const loader = join(import.meta.dirname, 'release-loader.ts');
  return {
    ...configuration,
    resolve: { ...configuration.resolve, alias: { ...configuration.resolve?.alias, 'one-bundle-slices': sliceList } },
    plugins: [
      ...(configuration.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/federation\/release-loader\.ts$/, loader),
    ],
  };
}

async function writeSliceList(storeDir: string, slices: Package[]): Promise<string> {
  const imports = slices.map(({ name, folder }) => {
    return `  '${name}': () => import(/* webpackChunkName: "${name}" */ '${folder}/src/slice.tsx'),`;
  });
  const file = join(storeDir, 'slices.mjs');
  await writeFile(file, `export const slices = {\n${imports.join('\n')}\n};\n`);
  return file;
}

async function describeShell(compilation: Compilation, outDir: string, early: string[]): Promise<ShellRelease> {
  const { scripts, styles } = facts.filesOfChunk(compilation, BOOT_CHUNK);
  const runner = facts.filesOfChunk(compilation, RUNNER_CHUNK).scripts;
  const files = await describeFiles(outDir);
  return {
    slice: SHELL,
    version: VERSION,
    contract: CONTRACT,
    early,
    entries: facts.entryFiles(compilation),
    boot: [...new Set([...scripts, ...runner])],
    styles,
    fonts: Object.keys(files).filter((name) => /-latin-(?!ext).*\.woff2$/.test(name)),
    ownFiles: Object.keys(files),
    screens: facts.screenFiles(compilation, ACCOUNT_PATHS),
    files,
    provides: {},
  };
}

/** Its files are the bundle's, so it is a release of the same folder; `container` says which slice it stands for. */
function describeSlice(slice: Package, compilation: Compilation, shell: ShellRelease): SliceRelease {
  const chunks = facts.chunksByName(compilation);
  const [entry = ''] = shell.boot;
  return {
    slice: SHELL,
    version: VERSION,
    contract: CONTRACT,
    entry,
    container: slice.name,
    exposes: ['./slice'],
    files: shell.files,
    chunks: { ...chunks, slice: chunks[slice.name] ?? [] },
    shared: {},
    sharedByChunk: {},
    usedExports: {},
    manifest: readManifest(slice),
  };
}
