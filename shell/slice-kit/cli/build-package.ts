import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderTrouble } from '../releases/folder-trouble.ts';
import { MAPS, packSourceMaps } from '../releases/index.ts';
import { jsonBytes } from '../releases/json-bytes.ts';
import { ToolError } from '../releases/tool-error.ts';
import { buildShell } from './build-shell.ts';
import { buildSlice } from './build-slice.ts';
import type { BuiltRelease } from './compile-release.ts';
import { freshBuild, INPUTS } from './fresh-build.ts';
import { wasWrittenSince } from './release-inputs.ts';
import { placeholderVersion } from './release-name.ts';
import { type Package, SHELL } from './workspace.ts';

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
    if (built) return built;
  }
  throw new ToolError('VETO-402', `The source of ${target.name} changed during each of ${TRIES} builds.`);
}

/** undefined when the source changed meanwhile. */
async function buildNow(target: Package, force: boolean): Promise<Built | undefined> {
  const { name, folder } = target;
  const outDir = join(folder, 'dist', `.building-${process.pid}`);
  try {
    await rm(outDir, { recursive: true, force: true });
    await mkdir(outDir, { recursive: true });
  } catch (error) {
    const place = join(folder, 'dist');
    throw new ToolError('VETO-402', `${name} cannot be built into ${place}: ${folderTrouble(error)}.`, {
      cause: error,
    });
  }
  const startedAt = Date.now();
  try {
    const build = { target, name, folder, outDir, version: placeholderVersion(target) };
    const built = await (name === SHELL ? buildShell(build) : buildSlice(build));
    return wasWrittenSince(built.inputs, startedAt) ? undefined : await keepBuild(target, outDir, built, force);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Puts a build where its version says, with what it was made of and its source maps beside it. */
async function keepBuild(target: Package, outDir: string, built: BuiltRelease, force: boolean): Promise<Built> {
  const { release, inputs, maps, notes } = built;
  const { version } = release;
  const place = join(target.folder, 'dist', version);
  // The same version may be on its way to the store.
  if (force || !existsSync(join(place, 'release.json'))) {
    await writeFile(join(outDir, 'release.json'), jsonBytes(release));
    await putInPlace(outDir, place, force);
    await writeFile(place + MAPS, await packSourceMaps(maps));
  }
  await writeFile(place + INPUTS, jsonBytes(inputs));
  await removeOldBuilds(target, version);
  return { name: target.name, version, folder: place, fresh: true, notes };
}

/** Where another build of the same source is quicker, its folder stays: it has the same bytes. */
export async function putInPlace(folder: string, place: string, force: boolean): Promise<void> {
  const isWhole = () => existsSync(join(place, 'release.json'));
  const isMoved = await rename(folder, place).then(
    () => true,
    () => false,
  );
  if (isMoved || (!force && isWhole())) return;
  await rm(place, { recursive: true, force: true });
  await rename(folder, place).catch((error: unknown) => {
    if (!isWhole()) throw error;
  });
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
