import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { releaseIdentifier } from '../webpack/base.ts';
import { patched } from './lockfile.ts';
import { fileOf } from './release-facts.ts';
import type { Package } from './workspace.ts';

const HASH = '000000000000';
const TEXT = /\.(js|css|map)$/;

/** The version under which a package is compiled: the real one follows from what the compilation contains. */
export function placeholderVersion({ semver }: Package): string {
  return `${semver}-${HASH}`;
}

/** What a compilation contains, by absolute address. */
export interface Contents {
  modules: Set<string>;
  /** 'zod@4.6.7' */
  packages: Set<string>;
  missing: Set<string>;
}

export function noContents(): Contents {
  return { modules: new Set(), packages: new Set(), missing: new Set() };
}

/**
 * Adds what a compilation contains to `contents` and then gives the release the name that `version` makes of it: the
 * placeholder in container, globals and ids is replaced by as many characters, before the files' own hashes are taken.
 */
export class ReleaseName {
  readonly #target: Package;
  readonly #contents: Contents;
  readonly #version: (compilation: Compilation) => Promise<string>;

  constructor(target: Package, contents: Contents, version: (compilation: Compilation) => Promise<string>) {
    this.#target = target;
    this.#contents = contents;
    this.#version = version;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseName', (compilation) => {
      // Before modules are put together: each file stands for itself.
      compilation.hooks.finishModules.tap('ReleaseName', (modules) => {
        for (const module of modules) addFile(this.#contents, fileOf(module));
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'ReleaseName', stage }, async () => {
        for (const path of compilation.missingDependencies)
          if (!path.includes('node_modules')) this.#contents.missing.add(path);
        rename(compilation, placeholderVersion(this.#target), await this.#version(compilation));
      });
    });
  }
}

function addFile({ modules, packages }: Contents, file: string | null): void {
  if (!file) return;
  if (!/[\\/]node_modules[\\/]/.test(file)) {
    modules.add(file);
    return;
  }
  packages.add(installedPackage(file));
}

const PATCHED = /[(_]patch_hash=([0-9a-f]{12})/;
const installed = new Map<string, string>();

/**
 * 'zod@4.6.7' of a file below node_modules, by the package's own folder: some have others inside for their sub-paths. A package
 * that pnpm patches has the patch in its name, `react@19.3.1(patch_hash=0123456789ab)`: another patch is another package.
 */
function installedPackage(file: string): string {
  const [folder = '', name = ''] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  const known = installed.get(folder);
  if (known) return known;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const [, patch] = PATCHED.exec(realpathSync(folder)) ?? [];
  const found = `${name.replaceAll('\\', '/')}@${patched(version, patch)}`;
  installed.set(folder, found);
  return found;
}

function rename(compilation: Compilation, from: string, to: string): void {
  const [hash, nextHash] = [from, to].map((version) => version.slice(version.indexOf('-') + 1));
  // As a version, and as the end of an identifier: 'mf_owner_1_4_2_000000000000'.
  const prefix = from.slice(0, from.indexOf('-'));
  const names = [prefix, releaseIdentifier('', prefix)].map((each) => each.replaceAll('.', '\\.'));
  const pattern = new RegExp(`((?:${names.join('|')})[-_])${hash}`, 'g');
  for (const { name, source } of compilation.getAssets()) {
    if (!TEXT.test(name)) continue;
    const text = source.source().toString();
    const renamed = text.replace(pattern, (_, start: string) => start + nextHash);
    if (renamed !== text) compilation.updateAsset(name, new webpack.sources.RawSource(renamed));
  }
}
