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

/** The versions of each package that a lockfile names; one from a file has its version in a line of its own. */
export function lockedVersions(lockfile: string): Map<string, string[]> {
  const [, packages = ''] = /^packages:\n((?:(?: .*)?\n)+)/m.exec(lockfile) ?? [];
  const versions = new Map<string, string[]>();
  for (const part of packages.split(/^(?= {2}\S)/m)) {
    const [, name, version = ''] = /^ {2}'?(@?[^@'\s]+)@([^'(:\s]+)/.exec(part) ?? [];
    const ofFile = /^ {4}version: (\S+)$/m.exec(part)?.[1];
    if (name) versions.set(name, [...(versions.get(name) ?? []), ofFile ?? version]);
  }
  return versions;
}
