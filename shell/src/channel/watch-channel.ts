import { channelStore, offerChannel } from './channel-store.ts';
import { fetchChannel } from './read-channel.ts';

/** How often a tab that stays open asks for a later channel, in milliseconds. */
const INTERVAL_MS = 5 * 60_000;
/** Coming back to the tab asks again, but not more often than this. */
const PAUSE_MS = 30_000;

let lastAskedAt = Number.NEGATIVE_INFINITY;

async function askForChannel(address: string): Promise<void> {
  lastAskedAt = performance.now();
  offerChannel(await fetchChannel(address));
}

async function askForTheRest(address: string): Promise<void> {
  await askForChannel(address);
  const { current, pending } = channelStore.getState();
  if (current.partial && !pending) throw new Error(`${address} is older than revision ${current.revision}`);
}

/** Asks for the channel and keeps a later one for the next navigation. Never throws: the page goes on with what it has. */
export async function revalidateChannel(address: string): Promise<void> {
  try {
    await askForChannel(address);
  } catch (error) {
    console.warn('The channel could not be asked for', error);
  }
}

let completion: Promise<void> | undefined;

/**
 * Resolves once the page knows how to load every slice: of the revision that it shows, or of a later one that is then
 * pending. A request that fails is made once more. Rejects when the channel cannot be had; the next call asks again.
 */
export function completeChannel(address: string): Promise<void> {
  const { current, pending } = channelStore.getState();
  if (!current.partial || pending) return Promise.resolve();
  completion ??= askForTheRest(address)
    .catch(() => askForTheRest(address))
    .finally(() => {
      completion = undefined;
    });
  return completion;
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
