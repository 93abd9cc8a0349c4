import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ToolError } from './tool-error.ts';

/**
 * The files of a folder and of the folders in it, by their names relative to it, in order. Throws VETO-424 for a link, through which
 * a folder from elsewhere would hand on what only this machine may read.
 */
export async function folderFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile()) throw new ToolError('VETO-424', `${file} is a link: a release has files alone.`);
      return relative(folder, file).replaceAll('\\', '/');
    });
  return names.toSorted();
}
