import { userInfo } from 'node:os';
import { FolderStore } from '../releases/folder-store.ts';
import type { ObjectStore } from '../releases/object-store.ts';
import { releasesDir } from '../releases/releases-dir.ts';

/** Opens the release store: a folder, or `s3://bucket/prefix`. Throws VETO-423 for a bucket without conditional writes. */
export async function openStore(place = releasesDir()): Promise<ObjectStore> {
  if (!place.startsWith('s3://')) return new FolderStore(place);
  // Asked for when it is needed: it takes a quarter of a second to load.
  const { openS3Store } = await import('../releases/s3-store.ts');
  return openS3Store(place);
}

/** Who is named in the audit: what CI says, else the user of this machine. */
export function actor(env: NodeJS.ProcessEnv = process.env): string {
  return env.VETO_ACTOR || env.GITHUB_ACTOR || userNameOrId();
}

function userNameOrId(): string {
  try {
    return userInfo().username;
  } catch {
    // A container's user may have no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
