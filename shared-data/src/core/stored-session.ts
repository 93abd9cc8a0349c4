import { type BrowserStorage, ofBrowser, ofTab } from '../boundary/browser-storage.ts';
import { sessionKey } from './config.ts';

/** The part of a stored session that the page reads without loading auth-js. */
export interface StoredSession {
  userId: string;
  email: string | undefined;
  /** The access token, where it needs no renewal yet. */
  token: string | undefined;
}

/** In seconds: auth-js renews a token this long before its end. */
const RENEWAL = 90;

let chosen: BrowserStorage | null = null;

/** Decides where the next sign-in is kept: true, across restarts of the browser; false, for this tab only. */
export function setRemember(remember: boolean): void {
  chosen = remember ? ofBrowser : ofTab;
}

/** For a browser that refuses its storage. */
const memory = new Map<string, string>();

/**
 * Where auth-js keeps the session. A session stays where it was kept at sign-in, so that a token refresh never turns a
 * visit that ends with the tab into one that stays.
 */
export const sessionStorageArea = {
  getItem(key: string): string | null {
    return memory.get(key) ?? ofTab.getItem(key) ?? ofBrowser.getItem(key);
  },
  setItem(key: string, value: string): void {
    const place = chosen ?? (ofTab.getItem(key) === null ? ofBrowser : ofTab);
    if (chosen) this.removeItem(key);
    chosen = null;
    memory.delete(key);
    if (!place.setItem(key, value)) memory.set(key, value);
  },
  removeItem(key: string): void {
    ofTab.removeItem(key);
    ofBrowser.removeItem(key);
    memory.delete(key);
  },
};

/** Reads who is signed in from storage; null for a visitor or an unreadable entry. Never loads auth-js. */
export function readStoredSession(): StoredSession | null {
  const text = sessionStorageArea.getItem(sessionKey());
  if (!text) return null;
  try {
    const { user, access_token, expires_at } = JSON.parse(text) as {
      user?: { id?: unknown; email?: unknown };
      access_token?: unknown;
      expires_at?: unknown;
    };
    if (typeof user?.id !== 'string') return null;
    const isFresh = Number(expires_at) - RENEWAL > Date.now() / 1000;
    return {
      userId: user.id,
      email: typeof user.email === 'string' ? user.email : undefined,
      token: isFresh && typeof access_token === 'string' ? access_token : undefined,
    };
  } catch {
    return null;
  }
}
