import { type FSWatcher, watch } from 'node:fs';
import { foldersBelow } from '@veto/slice-kit/build';

/** Editors write a file in several steps. */
const SETTLED_MS = 80;

/**
 * Calls `onChange` once the files below the folders have been left alone for a moment after a change. Returns the end of it.
 *
 * Each folder is watched by itself, and all anew after each change: a watch follows the inode, not the path, so that of a
 * file or a folder that was replaced it hears nothing more. https://nodejs.org/api/fs.html#inodes
 */
export function watchFolders(roots: readonly string[], onChange: () => void): () => void {
  let watchers: FSWatcher[] = [];
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      rearm();
      onChange();
    }, SETTLED_MS);
  };
  const rearm = () => {
    const former = watchers;
    watchers = roots.flatMap(foldersBelow).flatMap((folder) => watched(folder, changed));
    // Afterwards, so that nothing is missed between the two.
    for (const each of former) each.close();
  };
  rearm();
  return () => {
    clearTimeout(timer);
    for (const each of watchers) each.close();
  };
}

/** None where the folder has just gone: the one that it was in hears of its return. */
function watched(folder: string, changed: () => void): FSWatcher[] {
  try {
    // On Windows a folder that goes is an error of its watch.
    return [watch(folder, changed).on('error', changed)];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
