import { request, storage } from '@veto/shared-data/core';
import * as z from 'zod/mini';

/** A file that somebody has stored; it stays where its pet goes to a carer when they delete their account. */
const storedFile = z.object({ bucket: z.string(), path: z.string(), stays: z.optional(z.boolean()) });
export type StoredFile = z.infer<typeof storedFile>;

/** Everything that is kept about a person: rows by table, and a list of their files. */
const ownData = z.looseObject({ files: z.array(storedFile) });
export type OwnData = z.infer<typeof ownData>;

/** Asks for all that is kept about who is signed in. @throws RequestError. */
export function loadOwnData(): Promise<OwnData> {
  return request((client) => client.rpc('own_data'), ownData);
}

/** The bytes of a file; null where there is none any more. @throws StorageError for any other failure. */
export async function readStoredFile({ bucket, path }: StoredFile): Promise<Uint8Array | null> {
  const { data, error } = await (await storage()).from(bucket).download(path);
  if (data) return new Uint8Array(await data.arrayBuffer());
  if (error && 'status' in error && [400, 404].includes(Number(error.status))) return null;
  throw error ?? new Error('The file could not be read');
}

const AT_ONCE = 100;

/** Deletes files for good. @throws StorageError when one of the buckets could not be asked. */
export async function removeStoredFiles(files: readonly StoredFile[]): Promise<void> {
  const client = await storage();
  for (const [bucket, stored] of Map.groupBy(files, (file) => file.bucket)) {
    for (let from = 0; from < stored.length; from += AT_ONCE) {
      const { error } = await client.from(bucket).remove(stored.slice(from, from + AT_ONCE).map(({ path }) => path));
      if (error) throw error;
    }
  }
}
