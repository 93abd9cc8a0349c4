import { sessionStore } from '@veto/shared-data/core';
import { releaseUrl, type SliceRelease } from '@veto/slice-kit/contract';
import { channelStore } from '../channel/channel-store.ts';
import type { ReleaseLoader } from '../federation/release-loader.ts';
import { answerAt } from '../routing/answer.ts';
import { candidateReleases } from '../slices/candidates.ts';

const fetched = new Set<string>();

/** Puts a file into the browser's cache, where the script that needs it finds it and checks its hash. */
function warm(url: string): void {
  if (fetched.has(url)) return;
  fetched.add(url);
  fetch(url, { credentials: 'same-origin', priority: 'low' }).catch(() => fetched.delete(url));
}

/** A visitor who saves data is sent nothing on suspicion. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Fetches ahead of time what an address needs: the slice behind it and the chunks of its route. Never throws. */
export function createPrefetch(loader: ReleaseLoader, visitor: number): (href: string) => void {
  return (href) => {
    if (savesData()) return;
    const url = new URL(href, location.href);
    if (url.origin !== location.origin) return;
    const { current, table } = channelStore.getState();
    const answer = answerAt(table, url, sessionStore.getState().state);
    if (answer.kind !== 'slice') return;
    const release = candidateReleases(current, answer.slice, visitor)[0];
    if (!release) return;
    // What goes wrong here goes wrong again, and is told, when the visitor really goes there.
    loader.load(release).catch(() => {});
    const shell = current.shell?.stable;
    const warmFiles = (of: Pick<SliceRelease, 'slice' | 'version'>, names: readonly string[]) => {
      const base = new URL(releaseUrl(current, of), location.href);
      for (const name of names) warm(new URL(name, base).href);
    };
    for (const name of answer.route.preload) {
      warmFiles(release, release.chunks[name] ?? []);
      for (const key of release.sharedByChunk[name] ?? [])
        if (shell) warmFiles(shell, shell.provides[key]?.files ?? []);
    }
  };
}
