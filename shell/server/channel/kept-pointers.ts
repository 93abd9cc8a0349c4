import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ObjectStore, parsePointer, type Rights, rightsOf, verifyPointer } from '@veto/slice-kit/releases';
import type { GoodPointers } from './checked-pointers.ts';

/** Beside the pointers: where they are from, and the key that a folder has in itself, which goes with it. */
const STORE = 'store';

interface KeptStore {
  place: string;
  /** Base64, of OpenSSH's form. */
  key: string | undefined;
}

/** Whether a folder that trusts the key in it has none: it is new, or its disk is not there. */
export async function hasNoKey(store: ObjectStore): Promise<boolean> {
  const { isLocal, signer } = await rightsOf(store);
  return isLocal && signer === undefined;
}

/** Writes those pointers that the folder does not have, as the files that they were. Never rejects. */
export async function keepPointers(
  folder: string,
  store: ObjectStore,
  pointers: GoodPointers,
  former: GoodPointers,
): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    const { isLocal, signer } = await rightsOf(store);
    const kept: KeptStore = { place: store.place, key: isLocal ? signer?.blob : undefined };
    // A folder that is gone is shown as it was: its key stays, too.
    if (!isLocal || signer) await replaceFile(join(folder, STORE), JSON.stringify(kept));
    for (const [slice, { bytes }] of pointers) {
      if (former.get(slice)?.bytes === bytes) continue;
      await replaceFile(join(folder, `${slice}.json`), bytes);
    }
  } catch (error) {
    // The next start then has the store's word only; visitors of today lose nothing.
    console.error(`The last good pointers could not be kept in ${folder}:`, error);
  }
}

async function replaceFile(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.${randomUUID().slice(0, 8)}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** The pointers that were kept, if their moves count in this very store, also where all of it is gone. */
export async function keptPointers(folder: string, store: ObjectStore, name: string): Promise<GoodPointers> {
  const rights = (await hasNoKey(store)) ? await keptRights(folder, store) : await rightsOf(store);
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

async function keptRights(folder: string, store: ObjectStore): Promise<Pick<Rights, 'roots'>> {
  const { place, key } = JSON.parse(await readFile(join(folder, STORE), 'utf8')) as KeptStore;
  return { roots: place === store.place && key ? [{ name: 'local', blob: key }] : [] };
}
