import { ofBrowser } from '../boundary/browser-storage.ts';

export const PREFIX = 'veto_outbox';
/** For a browser that refuses its storage; a reload loses them there. */
export const memory = new Map<string, string>();

export const keyOf = (userId: string) => `${PREFIX} ${userId}`;

/** This user's queue as this browser keeps it; null where nothing waits. */
export function outboxText(userId: string): string | null {
  const key = keyOf(userId);
  // What did not fit is newer than what the browser still holds.
  return memory.get(key) ?? ofBrowser.getItem(key);
}
