import { sessionKey } from './config.ts';

/** The part of a stored session that the page reads without loading auth-js. */
export interface StoredSession {
  userId: string;
  email: string | undefined;
}

let chosen: 'localStorage' | 'sessionStorage' | null = null;

/** Decides where the next sign-in is kept: true, across restarts of the browser; false, for this tab only. */
export function setRemember(remember: boolean): void {
  chosen = remember ? 'localStorage' : 'sessionStorage';
}

/** A storage that the visitor's browser may refuse (private mode, blocked cookies): then the session lives in memory. */
function browserStorage(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
}

const memory = new Map<string, string>();

/**
 * Where auth-js keeps the session. A session stays where it was kept at sign-in, so that a token refresh never turns a
 * visit that ends with the tab into one that stays.
 */
export const sessionStorageArea = {
  getItem(key: string): string | null {
    return (
      browserStorage('sessionStorage')?.getItem(key) ??
      browserStorage('localStorage')?.getItem(key) ??
      memory.get(key) ??
      null
    );
  },
  setItem(key: string, value: string): void {
    const keptInTab = typeof browserStorage('sessionStorage')?.getItem(key) === 'string';
    const place = chosen ?? (keptInTab ? 'sessionStorage' : 'localStorage');
    if (chosen) this.removeItem(key);
    chosen = null;
    try {
      const storage = browserStorage(place);
      if (!storage) throw new Error(`no ${place}`);
      storage.setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  },
  removeItem(key: string): void {
    browserStorage('sessionStorage')?.removeItem(key);
    browserStorage('localStorage')?.removeItem(key);
    memory.delete(key);
  },
};

/** Reads who is signed in from storage; null for a visitor or an unreadable entry. Never loads auth-js. */
export function readStoredSession(): StoredSession | null {
  const text = sessionStorageArea.getItem(sessionKey());
  if (!text) return null;
  try {
    const { user } = JSON.parse(text) as { user?: { id?: unknown; email?: unknown } };
    if (typeof user?.id !== 'string') return null;
    return { userId: user.id, email: typeof user.email === 'string' ? user.email : undefined };
  } catch {
    return null;
  }
}
