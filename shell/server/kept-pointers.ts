import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ObjectStore, parsePointer, rightsOf, verifyPointer } from '@veto/slice-kit/releases';
import type { GoodPointers } from './checked-pointers.ts';

/** Writes those pointers that the folder does not have, as the files that they were. Never rejects. */
export async function keepPointers(folder: string, pointers: GoodPointers, former: GoodPointers): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    for (const [slice, { bytes }] of pointers) {
      if (former.get(slice)?.bytes === bytes) continue;
      const file = join(folder, `${slice}.json`);
      const draft = `${file}.${randomUUID().slice(0, 8)}`;
      await writeFile(draft, bytes);
      await rename(draft, file);
    }
  } catch (error) {
    // The next start then has the store's word only; visitors of today lose nothing.
    console.error(`The last good pointers could not be kept in ${folder}:`, error);
  }
}

/** The pointers that were kept, if their moves count in this very store. */
export async function keptPointers(folder: string, store: ObjectStore, name: string): Promise<GoodPointers> {
  const rights = await rightsOf(store);
  const names = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const read = names.map(async (file) => {
    const slice = file.slice(0, -'.json'.length);
    const bytes = await readFile(join(folder, file));
    const pointer = parsePointer(file, slice, bytes);
    verifyPointer({ name, slice }, pointer, rights);
    return [slice, { file: pointer, bytes, mark: 'kept' }] as const;
  });
  return new Map(await Promise.all(read));
}
