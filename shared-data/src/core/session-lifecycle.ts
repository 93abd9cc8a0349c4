import type { AuthChangeEvent } from '@supabase/auth-js';
import { authClient, takeRefusedRefresh } from './clients.ts';
import { type CoreConfig, sessionKey, setConfig } from './config.ts';
import { forgetProfile, readProfile, recallProfile, rememberProfile, type SessionProfile } from './profile-memory.ts';
import { queryClient } from './query-client.ts';
import { type Session, sessionStore } from './session.ts';
import { readStoredSession, type StoredSession, sessionStorageArea } from './stored-session.ts';

const expiredListeners = new Set<() => void>();
let expiredUnheard = false;
/** Counts changes of the signed-in user, so that a profile that arrives late never overrules a newer session. */
let generation = 0;

/** Calls `listener` when the server refused to renew the session and the visitor was signed out by it. */
export function onSessionExpired(listener: () => void): () => void {
  expiredListeners.add(listener);
  if (expiredUnheard) {
    expiredUnheard = false;
    listener();
  }
  return () => expiredListeners.delete(listener);
}

/**
 * Starts the session. A visitor without a stored session is signed out at once; with one, the last known profile is
 * shown at once and checked in the background. Call it once, before the first render.
 */
export function startCore(config: CoreConfig): void {
  setConfig(config);
  globalThis.addEventListener?.('storage', followOtherTabs);
  const returnsFromMail = leadFromMail();
  const stored = readStoredSession();
  if (!stored && !returnsFromMail) {
    sessionStore.setState({ state: 'signed-out' }, true);
    return;
  }
  const known = stored && recallProfile(stored.userId);
  if (stored && known) show(stored, known);
  watchAuth().catch((error) => {
    console.error('The session could not be read', error);
    if (sessionStore.getState().state === 'loading') apply(readStoredSession());
  });
}

/**
 * Whether the visitor comes from a link in a mail. A server may send the link for a new password to the site's root,
 * whatever page was asked for: it belongs to /reset-password.
 */
function leadFromMail(): boolean {
  const { hash, pathname, search } = globalThis.location;
  if (/[#&](type=recovery|error_code=otp_expired)\b/.test(hash) && pathname !== '/reset-password')
    history.replaceState(history.state, '', `/reset-password${search}${hash}`);
  return /[#&]access_token=/.test(hash);
}

/** Reads the session again, after a sign-in through `authClient()`; resolves once its profile is known. */
export async function refreshSession(): Promise<Session> {
  await watchAuth();
  await apply(readStoredSession());
  return sessionStore.getState();
}

/** Signs out on this device; other tabs follow. Throws when the server could not be told, and stays signed in then. */
export async function signOut(): Promise<void> {
  const { error } = await (await authClient()).signOut({ scope: 'local' });
  if (error) throw error;
  await apply(null);
}

let watching: Promise<void> | null = null;

function watchAuth(): Promise<void> {
  watching ??= authClient().then((client) => {
    client.onAuthStateChange((event) => {
      // Outside the callback: auth-js waits for it before it goes on.
      setTimeout(() => onAuthChange(event), 0);
    });
  });
  watching.catch(() => {
    watching = null;
  });
  return watching;
}

function onAuthChange(event: AuthChangeEvent): void {
  const wasSignedIn = sessionStore.getState().userId !== undefined;
  const refused = takeRefusedRefresh();
  if (event === 'SIGNED_OUT') {
    // A tab whose session was its own follows a sign-out in another one.
    sessionStorageArea.removeItem(sessionKey());
    apply(null);
    if (refused && wasSignedIn) tellExpired();
    return;
  }
  // What counts is the session that this tab can use, not the one that another tab broadcast.
  apply(readStoredSession());
}

function tellExpired(): void {
  if (expiredListeners.size === 0) expiredUnheard = true;
  for (const listener of expiredListeners) listener();
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== null && event.key !== sessionKey()) return;
  const stored = readStoredSession();
  if (stored?.userId === sessionStore.getState().userId) return;
  apply(stored);
  if (stored) watchAuth().catch((error) => console.error('The session could not be followed', error));
}

async function apply(stored: StoredSession | null): Promise<void> {
  const before = sessionStore.getState();
  if (!stored) {
    generation += 1;
    forgetProfile();
    if (before.state !== 'signed-out') sessionStore.setState({ state: 'signed-out' }, true);
    if (before.userId) queryClient.clear();
    return;
  }
  if (before.userId === stored.userId && checked === stored.userId) return;
  const mine = ++generation;
  if (before.userId && before.userId !== stored.userId) queryClient.clear();
  if (before.userId !== stored.userId) sessionStore.setState({ state: 'loading' }, true);
  const profile = await readProfile(stored.userId);
  if (mine !== generation) return;
  checked = stored.userId;
  if (profile !== 'unreadable') rememberProfile(profile, stored.userId);
  show(stored, profile === 'unreadable' ? (recallProfile(stored.userId) ?? { userType: null }) : profile);
}

/** The user whose profile was read from the server in this visit. */
let checked: string | null = null;

function show(stored: StoredSession, profile: SessionProfile | null): void {
  const fullName = profile?.fullName;
  sessionStore.setState(
    {
      state: !profile ? 'no-profile' : profile.userType === 'veterinarian' ? 'veterinarian' : 'owner',
      userId: stored.userId,
      ...(stored.email !== undefined && { email: stored.email }),
      ...(fullName && { fullName }),
    },
    true,
  );
}
