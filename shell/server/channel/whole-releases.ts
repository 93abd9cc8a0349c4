import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Channel } from '@veto/slice-kit/contract';
import type { ObjectStore, Release } from '@veto/slice-kit/releases';

/** Where the files of live releases are looked for, the first first: in the site's own copies, and in a store that is a folder. */
export function foldersOf(store: Pick<ObjectStore, 'folder'>, copiesIn: string | undefined): string[] {
  return [copiesIn, store.folder].filter((folder) => folder !== undefined);
}

/** What one answer names; a store that is away lacks every file of every release. */
const MOST_NAMED = 5;

/**
 * What is missing before visitors can be served from these folders of releases, in a few sentences; empty when nothing is.
 * A file may lie in any of them.
 */
export async function missingReleases(channel: Channel | undefined, folders: readonly string[]): Promise<string[]> {
  if (!channel?.shell) return ['The channel has no shell.'];
  const pointers = [channel.shell, ...Object.values(channel.slices)];
  const releases = pointers.flatMap(({ stable, canary }) => [stable, ...(canary ? [canary.release] : [])]);
  const found = await Promise.all(releases.map((release) => missingFiles(release, folders)));
  const missing = found.flatMap(([first, ...others]) => {
    if (!first) return [];
    return [
      others.length > 0 ? `${first} and ${others.length} more of its files are missing.` : `${first} is missing.`,
    ];
  });
  const more = missing.length - MOST_NAMED;
  if (more <= 0) return missing;
  return [...missing.slice(0, MOST_NAMED), `${more} more releases are not whole.`];
}

async function missingFiles({ slice, version, files }: Release, folders: readonly string[]): Promise<string[]> {
  const keys = Object.keys(files).map((name) => join('releases', slice, version, name));
  const isThere = async (key: string) => {
    for (const folder of folders) {
      const there = await access(join(folder, key)).then(
        () => true,
        () => false,
      );
      if (there) return true;
    }
    return false;
  };
  const there = await Promise.all(keys.map(isThere));
  return keys.filter((_key, at) => !there[at]);
}
