import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonBytes } from '../releases/json-bytes.ts';
import { ToolError } from '../releases/tool-error.ts';
import type { ShellRelease, SliceRelease } from '../src/contract/release.ts';
import { releaseIdentifier } from '../webpack/base.ts';
import {
  type BuildTarget,
  earlyScriptPreset,
  NAMED_KEYS,
  NEVER_BUNDLED,
  providedModules,
  sharedModules,
  shellPreset,
  slicePreset,
} from '../webpack/index.ts';
import { contractVersion } from '../webpack/sharing.ts';
import { BOOT_CHUNK } from '../webpack/shell-preset.ts';
import { builtFolder } from './built-folder.ts';
import { compile } from './compile.ts';
import { describeFiles } from './describe-files.ts';
import * as facts from './release-facts.ts';
import { sourceVersion } from './source-version.ts';
import { type Package, readManifest, repository, SHELL, shellFolder, sliceKitFolder } from './workspace.ts';

export interface Built {
  name: string;
  version: string;
  /** `<package>/dist/<version>`, with release.json. */
  folder: string;
  /** Whether it was there already. */
  fresh: boolean;
}

/** How often a build is begun again because somebody saved a file meanwhile. */
const TRIES = 4;

/**
 * Builds a package for its present source, unless that is built. The folder appears whole or not at all, and only when
 * the source was the same before and after: a version stands for its source.
 */
export async function buildPackage(target: Package, { force = false } = {}): Promise<Built> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const { version, folder, exists } = builtFolder(target);
    if (exists && !force) return { name: target.name, version, folder, fresh: false };
    if (await buildVersion(target, version, folder)) return { name: target.name, version, folder, fresh: true };
  }
  throw new ToolError('VETO-402', `The source of ${target.name} changed during each of ${TRIES} builds.`);
}

async function buildVersion(target: Package, version: string, folder: string): Promise<boolean> {
  const workFolder = join(target.folder, 'dist', `.building-${process.pid}`);
  await rm(workFolder, { recursive: true, force: true });
  await mkdir(workFolder, { recursive: true });
  try {
    const build = { name: target.name, folder: target.folder, root: repository, outDir: workFolder, version };
    const release = target.name === SHELL ? await buildShell(build) : await buildSlice(build, target);
    if (sourceVersion(target) !== version) return false;
    await writeFile(join(workFolder, 'release.json'), jsonBytes(release));
    await rm(folder, { recursive: true, force: true });
    await rename(workFolder, folder);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
  await removeOldBuilds(target, version);
  return true;
}

async function buildSlice(build: BuildTarget, target: Package): Promise<SliceRelease> {
  const manifest = readManifest(target);
  const shared = sharedModules(shellFolder);
  const compilation = await compile(slicePreset(build, shared));
  refuseCopies(build.name, facts.bundledPackages(compilation));
  const chunks = facts.chunksByName(compilation);
  for (const { path, preload } of manifest.routes) {
    const missing = preload.find((name) => !chunks[name]);
    if (missing)
      throw new ToolError(
        'VETO-404',
        `${build.name}: ${path} preloads '${missing}'. There are: ${Object.keys(chunks).join(', ')}.`,
      );
  }
  const [entry = ''] = facts.entryFiles(compilation);
  return {
    slice: build.name,
    version: build.version,
    contract: manifest.contract,
    entry,
    container: releaseIdentifier(build.name, build.version),
    exposes: ['./slice'],
    files: await describeFiles(build.outDir),
    chunks,
    shared: facts.sharedRanges(compilation, shared),
    sharedByChunk: facts.sharedByChunk(compilation),
    usedExports: facts.usedExports(compilation, NAMED_KEYS),
    manifest,
  };
}

async function buildShell(build: BuildTarget): Promise<ShellRelease> {
  const shared = providedModules(shellFolder);
  const compilation = await compile(shellPreset(build, shared));
  const { scripts, styles } = facts.boot(compilation, BOOT_CHUNK);
  const earlyScript = join(build.folder, 'src/theme-early.ts');
  const early = existsSync(earlyScript) ? facts.entryFiles(await compile(earlyScriptPreset(build, earlyScript))) : [];
  const carriers = facts.providedFiles(compilation);
  const files = await describeFiles(build.outDir);
  return {
    slice: 'shell',
    version: build.version,
    contract: contractVersion(sliceKitFolder),
    early,
    entries: facts.entryFiles(compilation),
    boot: scripts,
    styles,
    fonts: Object.keys(files).filter((name) => /-latin-(?!ext).*\.woff2$/.test(name)),
    ownFiles: facts.ownFiles(compilation),
    files,
    provides: Object.fromEntries(
      shared.map(({ key, version, file }) => {
        const names = NAMED_KEYS.includes(key) ? facts.exportedNames(compilation, file) : undefined;
        return [key, { version, files: carriers[key] ?? [], ...(names && { exports: names }) }];
      }),
    ),
  };
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
    if (name !== version && age > KEPT_MS) await rm(folder, { recursive: true, force: true });
  }
}
