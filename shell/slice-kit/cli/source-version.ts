import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Package, packagesToRelease, repository, SHELL } from './workspace.ts';

/** Folders that never go into a release. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', 'coverage']);
/** Files that change no release: tests, stories, prose, configuration of test runners. */
const SKIPPED_FILES = /(\.(test|stories|fixture)\.[jt]sx?|\.md|vitest\.config\.ts|\.DS_Store|\.log)$/;
/** What stories do not show. */
const NO_STORY = /(\.test\.[jt]sx?|\.DS_Store|\.log)$/;

/** What a build reads besides its own package. A slice takes the core modules from the page, so they are not in it. */
function sourcesOf({ name, folder }: Package, root: string): string[] {
  const kit = join(root, 'shell/slice-kit');
  const always = [join(kit, 'src'), join(kit, 'webpack')];
  const libraries = [join(root, 'shared-ui/src'), join(root, 'shared-data/src')];
  const own = name === SHELL ? ['src', 'isomorphic', 'package.json'].map((part) => join(folder, part)) : [folder];
  return [...own, ...libraries, ...always];
}

/**
 * The version of a build before it is built: `<semver>-<the first 12 hex digits of a SHA-256 over every file that goes
 * in>`. The same source has the same version in any folder and on any day.
 */
export function sourceVersion(target: Package, root = repository): string {
  const isSlice = target.name !== SHELL;
  const hash = createHash('sha256');
  for (const source of sourcesOf(target, root)) {
    for (const file of filesBelow(source)) {
      const name = relative(root, file).replaceAll('\\', '/');
      if (isSlice && /^shared-(ui|data)\/src\/core\//.test(name)) continue;
      hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  hash.update(lockedFor(target, root));
  return `${target.semver}-${hash.digest('hex').slice(0, 12)}`;
}

/**
 * The lockfile without what it says of other packages of the workspace: a new slice, or a dependency that another one
 * takes and the lockfile had already, is no new version of this one.
 */
function lockedFor({ folder }: Package, root: string): string {
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

/** The version of the built Storybook: a hash over everything that stories show. */
export function storybookVersion(root = repository): string {
  const slices = packagesToRelease(root).map(({ folder }) => join(folder, 'src'));
  const shared = ['shared-ui/.storybook', 'shared-ui/src', 'shared-data/src', 'shell/slice-kit/src', 'pnpm-lock.yaml'];
  const hash = createHash('sha256');
  for (const file of [...shared.map((path) => join(root, path)), ...slices].flatMap((path) =>
    filesBelow(path, NO_STORY),
  ))
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** The files of a folder in a stable order; a path that is a file stands for itself. */
export function filesBelow(path: string, skipped = SKIPPED_FILES): string[] {
  if (!existsSync(path)) return [];
  const entries = (() => {
    try {
      return readdirSync(path, { withFileTypes: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null;
      throw error;
    }
  })();
  if (!entries) return [path];
  return entries
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.isDirectory())
        return SKIPPED_FOLDERS.has(entry.name) ? [] : filesBelow(join(path, entry.name), skipped);
      return entry.isFile() && !skipped.test(entry.name) ? [join(path, entry.name)] : [];
    });
}
