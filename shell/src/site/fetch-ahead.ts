import { sessionStore } from '@veto/shared-data/core';
import { releaseUrl, type SliceRelease } from '@veto/slice-kit/contract';
import { baseUrlOf, candidateReleases, isWhole, type Visitor } from '../../isomorphic/candidates.ts';
import { channelStore, runningShell } from '../channel/channel-store.ts';
import { completeChannel } from '../channel/watch-channel.ts';
import type { ReleaseLoader } from '../federation/release-loader.ts';
import { answerAt } from '../routing/answer.ts';
import { fillerOf } from '../slices/filler-of.ts';
import { loadRunner } from '../slices/run-slices.ts';

export interface FetchingPage {
  loader: ReleaseLoader;
  visitor: Visitor;
  channelAddress: string;
  /** Of the shell that runs: a channel that arrives later may name another, whose files are of no use here. */
  shellVersion: string | undefined;
}

const fetched = new Set<string>();

/** Puts a file into the browser's cache, where the script that needs it finds it and checks its hash. */
function warmFile(url: string): void {
  if (fetched.has(url) || performance.getEntriesByName(url).length > 0) return;
  fetched.add(url);
  fetch(url, { credentials: 'same-origin', priority: 'low' }).catch(() => fetched.delete(url));
}

// A failure here happens again, and is shown, when the visitor really goes there.
const saidLater = () => {};

/**
 * Fetches what an address needs: the slice behind it with the chunks of its route, and the parts that others show in that
 * route's slots; `run` has their entries run, too. Never throws.
 */
export async function fetchAhead(page: FetchingPage, href: string, run: boolean): Promise<void> {
  const url = new URL(href, location.href);
  if (url.origin !== location.origin) return;
  const answer = answerAt(channelStore.getState().table, url, sessionStore.getState().state);
  if (answer.kind !== 'slice') return;
  if (run) loadRunner().catch(saidLater);
  await completeChannel(page.channelAddress).catch(saidLater);
  const release = wholeRelease(page, answer.slice);
  if (!release) return;
  const {
    preload = [],
    later = [],
    slots = [],
  } = release.manifest.routes.find(({ path }) => path === answer.route.path) ?? {};
  fetchRelease(page, release, { chunks: [...preload, ...later], run });
  for (const slot of slots) {
    const filler = wholeRelease(page, fillerOf(slot));
    const fill = filler?.manifest.fills?.find((each) => each.slot === slot);
    if (filler) fetchRelease(page, filler, { chunks: fill?.preload ?? [], run });
  }
}

/** The release of a slice that the visitor gets first, where it is known how to load it. */
function wholeRelease({ visitor }: FetchingPage, slice: string | undefined): SliceRelease | undefined {
  const [release] = slice === undefined ? [] : candidateReleases(channelStore.getState().current, slice, visitor);
  return release && isWhole(release) ? release : undefined;
}

function fetchRelease(
  { loader, visitor, shellVersion }: FetchingPage,
  release: SliceRelease,
  { chunks, run }: { chunks: readonly string[]; run: boolean },
): void {
  const { current } = channelStore.getState();
  if (run) loader.load(release).catch(saidLater);
  const warmFiles = (base: string, names: readonly string[]) => {
    for (const name of names) warmFile(new URL(name, base).href);
  };
  const base = baseUrlOf(current, release, visitor);
  if (!run) warmFiles(base, [release.entry]);
  const shell = runningShell(shellVersion);
  const shellBase = shell && new URL(releaseUrl(current, shell), location.href).href;
  for (const name of [...(run ? [] : ['slice']), ...chunks]) {
    warmFiles(base, release.chunks[name] ?? []);
    for (const key of release.sharedByChunk[name] ?? [])
      if (shellBase) warmFiles(shellBase, shell.provides[key]?.files ?? []);
  }
}
