import type { ReleaseOutline, SliceRelease } from '@veto/slice-kit/contract';
import { candidateReleases, isWhole, type Visitor } from '../../isomorphic/candidates.ts';
import { applyPendingChannel, channelStore, offerPart } from '../channel/channel-store.ts';
import { reloadOnce } from '../channel/guarded-reload.ts';
import { fetchDocumentChannel } from '../channel/read-channel.ts';
import { completeChannel, revalidateChannel } from '../channel/watch-channel.ts';
import { isLeftOut } from '../early/left-out.ts';

/** Whose releases they are, and where the channel is that names them. */
interface Asking {
  visitor: Visitor;
  channelAddress: string;
  reportUrl: string;
}

/** A chunk that is gone because its release was replaced: the page is opened afresh, once for that release. */
export async function reloadIfReplaced(release: SliceRelease, page: Asking): Promise<boolean> {
  await revalidateChannel(page.channelAddress);
  const { current, pending } = channelStore.getState();
  const named = candidateReleases(pending ?? current, release.slice, page.visitor)[0];
  if (!named || named.version === release.version) return false;
  return reloadOnce(`${release.slice}@${release.version}`);
}

/**
 * The releases to try, in order. Those that the document told in full come at once. When none of them works, or one is
 * known by its outline only, the store is asked, and what it names by now and has not been tried follows: also where the
 * page has had the whole channel from it meanwhile, as a release that fails slowly lets it. For a slot, the document may have
 * told as much of a release as its part takes.
 */
export async function* releasesToTry(slice: string, page: Asking, slot?: string): AsyncGenerator<SliceRelease> {
  const candidates = () => {
    const { current } = channelStore.getState();
    const part = slot === undefined ? undefined : current.parts?.[slot];
    const named = candidateReleases(current, slice, page.visitor);
    return named.map((release) => (!isWhole(release) && part?.version === release.version ? part : release));
  };
  const tried = new Set<string>();
  async function* untried(releases: Iterable<SliceRelease | ReleaseOutline>): AsyncGenerator<SliceRelease> {
    for (const release of releases) {
      if (!isWhole(release) || tried.has(release.version) || isLeftOut(release)) continue;
      // What the one before has registered is there.
      if (tried.size > 0) await guardAtOnce(page.reportUrl);
      tried.add(release.version);
      yield release;
    }
  }
  const first = candidates();
  const outlined = first.findIndex((release) => !isWhole(release));
  yield* untried(first.slice(0, outlined < 0 ? first.length : outlined));
  await askTheStore(page.channelAddress);
  yield* untried(candidates());
}

const guardAtOnce = (reportUrl: string) =>
  import(/* webpackChunkName: "later" */ './guarded-registrations.ts').then(
    ({ guardRegistrations }) => guardRegistrations(reportUrl),
    // Without it most releases work, too.
    () => {},
  );

/** The page of the slice is not there yet: a later revision takes effect as on any navigation. */
async function askTheStore(channelAddress: string): Promise<void> {
  if (!channelStore.getState().current.partial) {
    await revalidateChannel(channelAddress);
    applyPendingChannel();
    return;
  }
  // Where the channel is broken, the document that would be loaded for this address says how to load its slice.
  await completeChannel(channelAddress).catch(async () => {
    const document = documentLike(channelAddress);
    offerPart(await fetchDocumentChannel(document).catch((error) => openWhereEnded(error, document, channelAddress)));
  });
  if (channelStore.getState().current.partial) applyPendingChannel();
}

/** A preview that this page shows may have ended: its document says so, and leads to the live site. */
function openWhereEnded(error: Error, document: string, channelAddress: string): never {
  const isGone = error.cause === 404 || error.cause === 410;
  if (isGone && new URL(channelAddress, document).search) reloadOnce(channelAddress, () => location.replace(document));
  throw error;
}

/** The present address, asking for the site as this page shows it: its channel's address says where that is not what others have. */
function documentLike(channelAddress: string): string {
  const here = new URL(location.href);
  for (const [name, value] of new URL(channelAddress, here).searchParams) here.searchParams.set(name, value);
  return here.href;
}
