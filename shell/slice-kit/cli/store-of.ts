import { userInfo } from 'node:os';
import { join } from 'node:path';
import { FolderStore } from '../releases/folder-store.ts';
import type { ObjectStore } from '../releases/object-store.ts';
import { repository } from './workspace.ts';

/** The release store that the environment names: VETO_RELEASES_DIR, else `releases` in the data folder. */
export function releasesDir(env: NodeJS.ProcessEnv = process.env): string {
  return env.VETO_RELEASES_DIR || join(env.VETO_DATA_DIR || join(repository, '.veto'), 'releases');
}

export function openStore(): ObjectStore {
  return new FolderStore(releasesDir());
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
