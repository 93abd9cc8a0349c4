import { offerChannel } from './channel-store.ts';
import { fetchChannel } from './read-channel.ts';

/** How often a tab that stays open asks for a later channel, in milliseconds. */
const INTERVAL_MS = 5 * 60_000;
/** Coming back to the tab asks again, but not more often than this. */
const PAUSE_MS = 30_000;

let lastAskedAt = Number.NEGATIVE_INFINITY;

/** Asks for the channel and keeps a later one for the next navigation. Never throws: the page goes on with what it has. */
export async function revalidateChannel(address: string): Promise<void> {
  lastAskedAt = performance.now();
  try {
    offerChannel(await fetchChannel(address));
  } catch (error) {
    console.warn('The channel could not be asked for', error);
  }
}

/** Revalidates the channel while the tab is open: when the visitor comes back to it and every few minutes. */
export function watchChannel(address: string): () => void {
  lastAskedAt = performance.now();
  const ask = () => {
    if (document.visibilityState === 'visible' && performance.now() - lastAskedAt > PAUSE_MS)
      void revalidateChannel(address);
  };
  const timer = setInterval(ask, INTERVAL_MS);
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('focus', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
    window.removeEventListener('focus', ask);
  };
}
