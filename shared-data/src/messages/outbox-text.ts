export const PREFIX = 'veto_outbox';
/** For a browser that refuses its storage; a reload loses them there. */
export const memory = new Map<string, string>();

export const keyOf = (userId: string) => `${PREFIX} ${userId}`;

/** This user's queue as this browser keeps it; null where nothing waits. */
export function outboxText(userId: string): string | null {
  const key = keyOf(userId);
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}
