import { sessionStore } from '@veto/shared-data/core';
import { releaseUrl } from '@veto/slice-kit/contract';
import { baseUrlOf, candidateReleases, isWhole, type Visitor } from '../../isomorphic/candidates.ts';
import { channelStore, runningShell } from '../channel/channel-store.ts';
import { completeChannel } from '../channel/watch-channel.ts';
import type { ReleaseLoader } from '../federation/release-loader.ts';
import { answerAt } from '../routing/answer.ts';
import { loadRunner } from '../slices/run-slices.ts';
import { whenIdle } from './idle-prefetch.ts';

const fetched = new Set<string>();

/** Puts a file into the browser's cache, where the script that needs it finds it and checks its hash. */
function warmFile(url: string): void {
  if (fetched.has(url) || performance.getEntriesByName(url).length > 0) return;
  fetched.add(url);
  fetch(url, { credentials: 'same-origin', priority: 'low' }).catch(() => fetched.delete(url));
}

/** A visitor who saves data is sent nothing on suspicion. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

export interface Prefetch {
  /** Fetches what an address needs, the slice behind it and the chunks of its route, and runs the slice's entry. Never throws. */
  prepare(href: string): void;
  /** The same without running anything: for addresses that are merely likely. */
  warm(href: string): void;
}

export interface PrefetchPage {
  loader: ReleaseLoader;
  visitor: Visitor;
  channelAddress: string;
  /** Of the shell that runs: a channel that arrives later may name another, whose files are of no use here. */
  shellVersion: string | undefined;
}

/** A press that begins with the pointer on a link is answered before what its page needs is asked for. */
const HOVER_MS = 100;

// A failure here happens again, and is shown, when the visitor really goes there.
const saidLater = () => {};

export function createPrefetch({ loader, visitor, channelAddress, shellVersion }: PrefetchPage): Prefetch {
  const fetchFor = async (href: string, run: boolean): Promise<void> => {
    if (savesData()) return;
    const url = new URL(href, location.href);
    if (url.origin !== location.origin) return;
    const answer = answerAt(channelStore.getState().table, url, sessionStore.getState().state);
    if (answer.kind !== 'slice') return;
    if (run) loadRunner().catch(saidLater);
    await completeChannel(channelAddress).catch(saidLater);
    const { current } = channelStore.getState();
    const release = candidateReleases(current, answer.slice, visitor)[0];
    if (!release || !isWhole(release)) return;
    if (run) loader.load(release).catch(saidLater);
    const warmFiles = (base: string, names: readonly string[]) => {
      for (const name of names) warmFile(new URL(name, base).href);
    };
    const base = baseUrlOf(current, release, visitor);
    if (!run) warmFiles(base, [release.entry]);
    const shell = runningShell(shellVersion);
    const shellBase = shell && new URL(releaseUrl(current, shell), location.href).href;
    const { preload = [], later = [] } = release.manifest.routes.find(({ path }) => path === answer.route.path) ?? {};
    for (const name of [...(run ? [] : ['slice']), ...preload, ...later]) {
      warmFiles(base, release.chunks[name] ?? []);
      for (const key of release.sharedByChunk[name] ?? [])
        if (shellBase) warmFiles(shellBase, shell.provides[key]?.files ?? []);
    }
  };
  return {
    prepare: (href) => whenIdle(() => void fetchFor(href, true), HOVER_MS),
    warm: (href) => void fetchFor(href, false),
  };
}
