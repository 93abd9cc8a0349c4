import type { SliceRelease } from '@veto/slice-kit/contract';
import { candidateReleases, isWhole } from '../../isomorphic/candidates.ts';
import { applyPendingChannel, channelStore, offerPart } from '../channel/channel-store.ts';
import { reloadOnce } from '../channel/guarded-reload.ts';
import { fetchDocumentChannel } from '../channel/read-channel.ts';
import { completeChannel, revalidateChannel } from '../channel/watch-channel.ts';
import type { SlicesPage } from './runner-page.ts';

/** A chunk that is gone because its release was replaced: the page is opened afresh, once for that release. */
export async function reloadIfReplaced(release: SliceRelease, page: SlicesPage): Promise<boolean> {
  await revalidateChannel(page.channelAddress);
  const { current, pending } = channelStore.getState();
  const named = candidateReleases(pending ?? current, release.slice, page.visitor)[0];
  if (!named || named.version === release.version) return false;
  return reloadOnce(`${release.slice}@${release.version}`);
}

/**
 * The releases to try, in order. Those that the document told in full come at once; the whole channel is waited for only
 * when one of them is not among these, or none of them works.
 */
export async function* releasesToTry(slice: string, page: SlicesPage): AsyncGenerator<SliceRelease> {
  const candidates = () => candidateReleases(channelStore.getState().current, slice, page.visitor);
  const first = candidates();
  const outlined = first.findIndex((release) => !isWhole(release));
  yield* first.slice(0, outlined < 0 ? first.length : outlined).filter(isWhole);
  if (!channelStore.getState().current.partial) return;
  // Where the channel is broken, the document that would be loaded for this address says how to load its slice.
  await completeChannel(page.channelAddress).catch(async () => offerPart(await fetchDocumentChannel(location.href)));
  // The page of the slice is not there yet: a later revision may take effect as on any navigation.
  if (channelStore.getState().current.partial) applyPendingChannel();
  yield* candidates().filter(isWhole);
}
