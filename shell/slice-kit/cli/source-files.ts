import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that never go into a release. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', 'coverage']);
/** Files that change no release: tests, stories, prose, configuration of test runners. */
const SKIPPED_FILES = /(\.(test|stories|fixture)\.[jt]sx?|\.md|vitest\.config\.ts|\.DS_Store|\.log)$/;

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

/** A folder and all below it in which sources lie; none where it is not there. */
export function foldersBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  const folders = readdirSync(path, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name),
  );
  return [path, ...folders.flatMap(({ name }) => foldersBelow(join(path, name)))];
}
