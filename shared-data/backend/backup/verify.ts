import { text } from 'node:stream/consumers';
import { StartFailure } from '../data-folder.ts';
import { MANIFEST, SECRETS } from './archive.ts';
import { readArchive } from './archive-reader.ts';
import { countLines } from './copy-rows.ts';
import { type Manifest, parseManifest } from './manifest.ts';
import { rowsFolder } from './tables.ts';
import { isBytes, isUpload } from './uploaded-files.ts';

/**
 * Reads a backup whole: each sum, the number of rows of each table, and the number of files must be right.
 * @throws StartFailure when the file cannot be read, is damaged, or is of a later Veto.
 */
export async function verifyBackup(file: string): Promise<Manifest> {
  const lines = new Map<string, number>();
  let files = 0;
  let hasSecrets = false;
  let manifest: ReturnType<typeof parseManifest> = null;
  for await (const { name, content } of readArchive(file)) {
    if (name.startsWith('rows/')) {
      const folder = name.slice(0, name.lastIndexOf('/') + 1);
      lines.set(folder, (lines.get(folder) ?? 0) + (await countLines(content)));
    } else if (name === MANIFEST) {
      manifest = parseManifest(await text(content));
    } else if (name === SECRETS || isUpload(name)) {
      for await (const _chunk of content);
      hasSecrets ||= name === SECRETS;
      if (isBytes(name)) files += 1;
    } else {
      throw new StartFailure(`The backup ${file} is damaged: ${name} is no part of one.`);
    }
  }
  if (manifest === 'newer')
    throw new StartFailure(`The backup ${file} was made by a later Veto: restore it with that one.`);
  if (!manifest) throw new StartFailure(`The backup ${file} is damaged: its manifest cannot be read.`);
  const isWhole =
    hasSecrets &&
    files === manifest.files &&
    manifest.tables.every((table) => table.rows === (lines.get(rowsFolder(table)) ?? 0)) &&
    [...lines.keys()].every((folder) => manifest.tables.some((table) => rowsFolder(table) === folder));
  if (!isWhole) throw new StartFailure(`The backup ${file} is damaged: it does not hold what its manifest says.`);
  return manifest;
}
