import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Package } from './workspace.ts';

/**
 * The lockfile without what it says of other packages of the workspace: a new slice, or a dependency that another one
 * takes and the lockfile had already, changes nothing for this one.
 */
export function lockedFor({ folder }: Package, root: string): string {
  const file = join(root, 'pnpm-lock.yaml');
  if (!existsSync(file)) return '';
  const own = new Set(['.', 'shell', 'shell/slice-kit', 'shared-ui', 'shared-data', relative(root, folder)]);
  // Two blanks before each package of the section, which ends at the next line without any.
  return readFileSync(file, 'utf8').replace(/^importers:\n(?:(?: .*)?\n)+/m, (importers) =>
    importers
      .split(/^(?= {2}\S)/m)
      .filter((part, index) => index === 0 || own.has(part.slice(2, part.indexOf(':')).replaceAll("'", '')))
      .join(''),
  );
}

/** A version with the hash of pnpm's patch, of which twelve digits count: '3.37.0(patch_hash=0123456789ab)'. */
export const patched = (version: string, hash: string | undefined) =>
  hash ? `${version}(patch_hash=${hash.slice(0, 12)})` : version;

/**
 * The versions of each package that a lockfile names, each with its patch; one from a file has its version in a line of
 * its own.
 */
export function lockedVersions(lockfile: string): Map<string, string[]> {
  const [, patches = ''] = /^patchedDependencies:\n((?: .*\n)+)/m.exec(lockfile) ?? [];
  const hashes = new Map(
    [...patches.matchAll(/^ {2}'?([^':\n]+)'?:\n {4}hash: (\w+)$/gm)].map(([, each, hash]) => [each, hash]),
  );
  const [, packages = ''] = /^packages:\n((?:(?: .*)?\n)+)/m.exec(lockfile) ?? [];
  const versions = new Map<string, string[]>();
  for (const part of packages.split(/^(?= {2}\S)/m)) {
    const [, name, version = ''] = /^ {2}'?(@?[^@'\s]+)@([^'(:\s]+)/.exec(part) ?? [];
    const ofFile = /^ {4}version: (\S+)$/m.exec(part)?.[1];
    if (!name) continue;
    const exact = ofFile ?? version;
    versions.set(name, [...(versions.get(name) ?? []), patched(exact, hashes.get(`${name}@${exact}`))]);
  }
  return versions;
}
