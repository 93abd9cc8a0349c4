import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import { MAPS, packSourceMaps, type SourceMaps } from '../releases/index.ts';
import { jsonBytes } from '../releases/json-bytes.ts';
import { ToolError } from '../releases/tool-error.ts';
import type { FirstPaint, ShellRelease, SliceRelease } from '../src/contract/release.ts';
import { ACCOUNT_PATHS } from '../src/contract/site-paths.ts';
import type { SliceManifest } from '../src/contract/slice-manifest.ts';
import { releaseIdentifier } from '../webpack/base.ts';
import {
  type BuildTarget,
  NAMED_KEYS,
  NEVER_BUNDLED,
  scriptPreset,
  sharedModules,
  shellPreset,
  slicePreset,
} from '../webpack/index.ts';
import { contractVersion, type SharedModule } from '../webpack/sharing.ts';
import { BOOT_CHUNK } from '../webpack/shell-preset.ts';
import { type BuiltFirstPaint, buildFirstPaint, routesToRender, SHELL_PARTS } from './build-first-paint.ts';
import { compile } from './compile.ts';
import { describeFiles } from './describe-files.ts';
import { freshBuild, INPUTS } from './fresh-build.ts';
import { refuseOtherMajors } from './other-majors.ts';
import * as facts from './release-facts.ts';
import { type ReleaseInputs, releaseInputs, versionOf, wasWrittenSince } from './release-inputs.ts';
import { type Contents, noContents, placeholderVersion, ReleaseName } from './release-name.ts';
import { takeSourceMaps } from './source-maps.ts';
import { type Package, readManifest, repository, SHELL, shellFolder, sliceKitFolder } from './workspace.ts';

export interface Built {
  name: string;
  version: string;
  /** `<package>/dist/<version>`, with release.json. */
  folder: string;
  /** Whether it was there already. */
  fresh: boolean;
  /** What whoever builds should know, a sentence each; of a build that was there already, nothing. */
  notes: string[];
}

/** How often a build is begun again because somebody saved a file meanwhile. */
const TRIES = 4;

/**
 * Builds a package for its present source, unless that is built. The folder appears whole or not at all, and only when
 * the source was the same before and after: a version stands for its source.
 */
export async function buildPackage(target: Package, { force = false } = {}): Promise<Built> {
  const fresh = force ? undefined : freshBuild(target);
  if (fresh) return { name: target.name, version: fresh.version, folder: fresh.folder, fresh: false, notes: [] };
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const built = await buildNow(target, force);
    if (built) return { name: target.name, ...built, fresh: true };
  }
  throw new ToolError('VETO-402', `The source of ${target.name} changed during each of ${TRIES} builds.`);
}

/** A compilation under way: where its files go, and what it turned out to contain. */
interface Build extends BuildTarget {
  contents: Contents;
  rendered?: BuiltFirstPaint;
  inputs?: ReleaseInputs;
  maps?: SourceMaps;
}

async function buildNow(target: Package, force: boolean): Promise<Omit<Built, 'name' | 'fresh'> | undefined> {
  const dist = join(target.folder, 'dist');
  const outDir = join(dist, `.building-${process.pid}`);
  await rm(outDir, { recursive: true, force: true });
  await mkdir(outDir, { recursive: true });
  const startedAt = Date.now();
  try {
    const { name, folder } = target;
    const build: Build = {
      name,
      folder,
      root: repository,
      outDir,
      version: placeholderVersion(target),
      contents: noContents(),
    };
    const release = name === SHELL ? await buildShell(build, target) : await buildSlice(build, target);
    const { inputs } = build;
    if (!inputs || wasWrittenSince(inputs, startedAt)) return undefined;
    const place = join(dist, release.version);
    // The same version may be on its way to the store.
    if (force || !existsSync(join(place, 'release.json'))) {
      await writeFile(join(outDir, 'release.json'), jsonBytes(release));
      await rm(place, { recursive: true, force: true });
      await rename(outDir, place);
      await writeFile(place + MAPS, await packSourceMaps(build.maps ?? {}));
    }
    await writeFile(place + INPUTS, jsonBytes(inputs));
    await removeOldBuilds(target, release.version);
    return { version: release.version, folder: place, notes: build.rendered?.notes ?? [] };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Compiles, and gives the release the version that follows from what the compilation contains. */
async function compileNamed(
  build: Build,
  target: Package,
  configuration: Configuration,
  sharedOf: (compilation: Compilation) => readonly SharedModule[],
): Promise<{ compilation: Compilation; version: string }> {
  let version = '';
  const naming = new ReleaseName(target, build.contents, (compilation) => {
    build.inputs = releaseInputs(target, build.contents, sharedOf(compilation), repository, build.rendered);
    version = versionOf(target, build.inputs);
    return version;
  });
  const compilation = await compile(withNaming(configuration, naming));
  build.maps = await takeSourceMaps(build.outDir);
  return { compilation, version };
}

/** Source maps are made, and nothing in a file says so: they are kept beside the release. */
const DEVTOOL = 'hidden-source-map';

function withNaming({ cache, plugins = [], ...configuration }: Configuration, naming: ReleaseName): Configuration {
  // What was cached without maps never gets any.
  const ownCache =
    typeof cache === 'object' && cache.type === 'filesystem'
      ? { ...cache, version: `${cache.version} ${DEVTOOL}` }
      : cache;
  return {
    ...configuration,
    ...(ownCache !== undefined && { cache: ownCache }),
    devtool: DEVTOOL,
    plugins: [...plugins, naming],
  };
}

async function buildSlice(build: Build, target: Package): Promise<SliceRelease> {
  const manifest = readManifest(target);
  const shared = sharedModules(shellFolder);
  const usedOf = (compilation: Compilation) => {
    const used = facts.sharedRanges(compilation, shared);
    return shared.filter(({ key }) => key in used);
  };
  build.rendered = await buildFirstPaint(build, target, routesToRender(manifest));
  const { compilation, version } = await compileNamed(build, target, slicePreset(build, shared), usedOf);
  refuseCopies(build.name, facts.bundledPackages(compilation));
  refuseOtherMajors(target, usedOf(compilation));
  const chunks = facts.chunksByName(compilation);
  refuseMissingPreloads(manifest, chunks);
  const [entry = ''] = facts.entryFiles(compilation);
  return {
    slice: build.name,
    version,
    contract: manifest.contract,
    entry,
    container: releaseIdentifier(build.name, version),
    exposes: ['./slice'],
    files: await describeFiles(build.outDir),
    chunks,
    shared: facts.sharedRanges(compilation, shared),
    sharedByChunk: facts.sharedByChunk(compilation),
    usedExports: facts.usedExports(compilation, NAMED_KEYS),
    ...firstPaintOf(build),
    manifest,
  };
}

async function buildShell(build: Build, target: Package): Promise<ShellRelease> {
  const shared = sharedModules(shellFolder);
  const earlyScript = join(build.folder, 'src/early/early.ts');
  const early = existsSync(earlyScript) ? await compileAlone(build, target, 'early', earlyScript) : [];
  const workerScript = join(build.folder, 'src/offline/service-worker.ts');
  const [worker] = existsSync(workerScript) ? await compileAlone(build, target, 'worker', workerScript) : [];
  build.rendered = await buildFirstPaint(build, target, SHELL_PARTS);
  const { compilation, version } = await compileNamed(build, target, shellPreset(build, shared), () => shared);
  const { scripts, styles } = facts.boot(compilation, BOOT_CHUNK);
  const carriers = facts.providedFiles(compilation);
  const files = await describeFiles(build.outDir);
  return {
    slice: 'shell',
    version,
    contract: contractVersion(sliceKitFolder),
    early,
    ...(worker !== undefined && { worker }),
    entries: facts.entryFiles(compilation),
    boot: scripts,
    styles,
    fonts: Object.keys(files).filter((name) => /-latin-basic\.[^.]+\.woff2$/.test(name)),
    ownFiles: facts.ownFiles(compilation),
    screens: facts.screenFiles(compilation, ACCOUNT_PATHS),
    files,
    ...firstPaintOf(build),
    provides: Object.fromEntries(
      shared.map(({ key, version: provided, file }) => {
        const names = NAMED_KEYS.includes(key) ? facts.exportedNames(compilation, file) : undefined;
        return [key, { version: provided, files: carriers[key] ?? [], ...(names && { exports: names }) }];
      }),
    ),
  };
}

function firstPaintOf({ rendered }: Build): { firstPaint?: FirstPaint } {
  return rendered?.firstPaint ? { firstPaint: rendered.firstPaint } : {};
}

/** A compilation of its own, which belongs to the same release: what it contains counts, its name is no one's. */
async function compileAlone(build: Build, target: Package, name: string, file: string): Promise<string[]> {
  const configuration = scriptPreset(build, name, file);
  const naming = new ReleaseName(target, build.contents, () => build.version);
  const compilation = await compile(withNaming(configuration, naming));
  return facts.entryFiles(compilation);
}

function refuseMissingPreloads({ name, routes }: SliceManifest, chunks: Record<string, string[]>): void {
  for (const { path, preload } of routes) {
    const missing = preload.find((chunk) => !chunks[chunk]);
    if (missing)
      throw new ToolError(
        'VETO-404',
        `${name}: ${path} preloads '${missing}'. There are: ${Object.keys(chunks).join(', ')}.`,
      );
  }
}

function refuseCopies(name: string, bundled: Set<string>): void {
  const copies = NEVER_BUNDLED.filter((each) => bundled.has(each));
  if (copies.length > 0)
    throw new ToolError(
      'VETO-403',
      `${name} would bring its own copy of ${copies.join(', ')}: import it by a shared key.`,
    );
}

const KEPT_MS = 3_600_000;

/** Old builds are of no use, the store keeps what was published; a young one may be on its way there. */
async function removeOldBuilds(target: Package, version: string): Promise<void> {
  const dist = join(target.folder, 'dist');
  for (const name of await readdir(dist)) {
    const folder = join(dist, name);
    const age = Date.now() - ((await stat(folder).catch(() => null))?.mtimeMs ?? Date.now());
    if (![version, version + INPUTS, version + MAPS].includes(name) && age > KEPT_MS)
      await rm(folder, { recursive: true, force: true });
  }
}
