import { readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import type { SharedModule } from '../webpack/sharing.ts';
import type { Build } from './compile-release.ts';
import { lastInputs } from './fresh-build.ts';
import { makersHash, sha256 } from './release-inputs.ts';
import { type Package, repository } from './workspace.ts';

/** A slice takes 30 MB, and each build adds what has changed. */
const MAX_BYTES = 100 * 2 ** 20;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Where a slice's modules are kept between its builds. */
export const modulesFolder = ({ name }: Pick<Package, 'name'>) =>
  join(repository, 'node_modules/.cache/veto-modules', name);

/**
 * Compiles a slice with the modules that webpack kept of its build before, unless the slice is built here for the first
 * time: from a fresh clone, writing them costs a fifth of a build and saves nothing. A source counts by its bytes, never by
 * its time. A build under way has the folder to itself: one that is broken off, or runs beside, leaves nothing behind.
 */
export async function withKeptModules<Result>(
  configuration: Configuration,
  build: Build,
  shared: readonly SharedModule[],
  compile: (configuration: Configuration) => Promise<Result>,
): Promise<Result> {
  if (!lastInputs(build.target)) return compile(configuration);
  const { name, target, folder, version } = build;
  const own = modulesFolder(target);
  const taken = `${own}.${process.pid}`;
  // webpack's paths are absolute: a copy of the repository must not look at the sources of the first.
  const key = sha256(JSON.stringify([makersHash(target), folder, version, shared]));
  take(own, taken, key);
  try {
    return await compile({
      ...configuration,
      cache: {
        type: 'filesystem',
        cacheDirectory: taken,
        name: key,
        // The key stands for all that builds.
        buildDependencies: { defaultWebpack: [] },
        maxAge: DAY_MS,
      },
      snapshot: { module: { hash: true } },
      plugins: [...(configuration.plugins ?? []), new WithoutFiles()],
    });
  } finally {
    giveBack(own, taken, name);
  }
}

/** What is made of the modules of a chunk: two thirds of all bytes, and made anew as fast as it is read. */
const FILES = /^(?:Compilation\/assets|SourceMapDevToolPlugin|RealContentHashPlugin)\|/;
const WRITER = 'IdleFileCachePlugin';

class WithoutFiles {
  apply(compiler: Compiler): void {
    compiler.cache.hooks.store.intercept({
      register: (tap) => {
        const write = tap.fn;
        if (tap.name !== WRITER) return tap;
        return {
          ...tap,
          fn: (item: string, ...rest: unknown[]) => (FILES.test(item) ? undefined : write(item, ...rest)),
        };
      },
    });
  }
}

/** Moves the folder aside, without what other makers left and what has grown too large. */
function take(own: string, taken: string, key: string): void {
  rmSync(taken, { recursive: true, force: true });
  try {
    renameSync(own, taken);
  } catch {
    // There is none, or another build has it.
    return;
  }
  for (const name of readdirSync(taken)) {
    const folder = join(taken, name);
    if (name !== key || bytesIn(folder) > MAX_BYTES) rmSync(folder, { recursive: true, force: true });
  }
}

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

/** Puts the folder back, and removes what builds left an hour ago that were broken off. */
function giveBack(own: string, taken: string, name: string): void {
  const all = join(own, '..');
  try {
    rmSync(own, { recursive: true, force: true });
    renameSync(taken, own);
    for (const each of readdirSync(all)) {
      const isLeft = each.startsWith(`${name}.`) && Date.now() - statSync(join(all, each)).mtimeMs > HOUR_MS;
      if (isLeft) rmSync(join(all, each), { recursive: true, force: true });
    }
  } catch {
    // The next build keeps its own.
  }
}
