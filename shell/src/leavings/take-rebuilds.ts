import { applyPendingChannel } from '../channel/channel-store.ts';
import { revalidateChannel } from '../channel/watch-channel.ts';
import { expectPageInPlace } from '../site/arrival.ts';
import { outletStore } from '../slices/outlet-state.ts';
import type { SlicesOnPage } from '../slices/register-slices.ts';

/** What `slice dev` says after a save. A new shell takes a new document, which is what happens unless this says no. */
export function takeRebuilds(channelAddress: string, onPage: () => SlicesOnPage | undefined): void {
  addEventListener('veto:rebuilt', (event) => {
    const names = event instanceof CustomEvent && Array.isArray(event.detail) ? (event.detail as string[]) : [];
    const slices = onPage();
    if (names.includes('shell') || !slices) return;
    event.preventDefault();
    void showRebuilt(names, slices, channelAddress);
  });
}

/**
 * `slice dev` has built these slices anew, and they could not take over the save themselves: the one that is shown gives
 * its place to the new build without the state of its components, and the page around it stays, with its session, its
 * data and its scroll position.
 */
async function showRebuilt(rebuilt: readonly string[], slices: SlicesOnPage, channelAddress: string): Promise<void> {
  await revalidateChannel(channelAddress);
  const { slice } = outletStore.getState();
  const shown = slice !== null && rebuilt.includes(slice);
  if (shown) expectPageInPlace();
  applyPendingChannel();
  if (shown && outletStore.getState().slice === slice) slices.showAnew(slice);
}
