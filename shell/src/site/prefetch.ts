import { sessionStore } from '@veto/shared-data/core';
import { releaseUrl, type ShellRelease } from '@veto/slice-kit/contract';
import { channelStore } from '../channel/channel-store.ts';
import type { ReleaseLoader } from '../federation/release-loader.ts';
import { answerAt } from '../routing/answer.ts';
import { baseUrlOf, candidateReleases, type Visitor } from '../slices/candidates.ts';

const fetched = new Set<string>();

/** Puts a file into the browser's cache, where the script that needs it finds it and checks its hash. */
function warmFile(url: string): void {
  if (fetched.has(url) || performance.getEntriesByName(url).length > 0) return;
  fetched.add(url);
  fetch(url, { credentials: 'same-origin', priority: 'low' }).catch(() => fetched.delete(url));
}

/** A visitor who saves data is sent nothing on suspicion. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

export interface Prefetch {
  /** Fetches what an address needs, the slice behind it and the chunks of its route, and runs the slice's entry. Never throws. */
  prepare(href: string): void;
  /** The same without running anything: for addresses that are merely likely. */
  warm(href: string): void;
}

/** `shell` is the one that runs: a channel that arrives later may name another, whose files are of no use here. */
export function createPrefetch(loader: ReleaseLoader, visitor: Visitor, shell: ShellRelease | undefined): Prefetch {
  const fetchFor = (href: string, run: boolean) => {
    if (savesData()) return;
    const url = new URL(href, location.href);
    if (url.origin !== location.origin) return;
    const { current, table } = channelStore.getState();
    const answer = answerAt(table, url, sessionStore.getState().state);
    if (answer.kind !== 'slice') return;
    const release = candidateReleases(current, answer.slice, visitor)[0];
    if (!release) return;
    // What goes wrong here goes wrong again, and is told, when the visitor really goes there.
    if (run) loader.load(release).catch(() => {});
    const warmFiles = (base: string, names: readonly string[]) => {
      for (const name of names) warmFile(new URL(name, base).href);
    };
    const base = baseUrlOf(current, release, visitor);
    if (!run) warmFiles(base, [release.entry]);
    const shellBase = shell && new URL(releaseUrl(current, shell), location.href).href;
    for (const name of run ? answer.route.preload : ['slice', ...answer.route.preload]) {
      warmFiles(base, release.chunks[name] ?? []);
      for (const key of release.sharedByChunk[name] ?? [])
        if (shellBase) warmFiles(shellBase, shell.provides[key]?.files ?? []);
    }
  };
  return { prepare: (href) => fetchFor(href, true), warm: (href) => fetchFor(href, false) };
}
