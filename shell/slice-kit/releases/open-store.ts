import { FolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { releasesDir } from './releases-dir.ts';

/**
 * Opens a release store: a folder, or `s3://bucket/prefix`. Throws VETO-423 for a bucket without conditional writes, and
 * VETO-426 for one that cannot be used; with `tried: false` a bucket is not asked before it is needed.
 */
export async function openStore(place = releasesDir(), { tried = true } = {}): Promise<ObjectStore> {
  if (!place.startsWith('s3://')) return new FolderStore(place);
  // Asked for when it is needed: it takes a quarter of a second to load.
  const { openS3Store, s3StoreAt } = await import('./s3-store.ts');
  return tried ? openS3Store(place) : s3StoreAt(place);
}
