import type { GoTrueClient as AuthClient } from '@supabase/auth-js';
import { authClient, takeRefusedRefresh, watchAuthClient } from './clients.ts';
import { type CoreConfig, sessionKey, setConfig } from './config.ts';
import { forgetMailLink, type LinkQuestion, type MailLink, showLinkPage, takeMailLink } from './mail-link.ts';
import { forgetProfile, readProfile, recallProfile, rememberProfile, type SessionProfile } from './profile-memory.ts';
import { queryClient } from './query-client.ts';
import { inConsole, nameRequest } from './request-id.ts';
import { type Session, sessionStore } from './session.ts';
import { readStoredSession, type StoredSession, sessionStorageArea } from './stored-session.ts';

const expiredListeners = new Set<() => void>();
let expiredUnheard = false;

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
 * @returns a question to put to the visitor when the page was opened by a mail's link that would sign in somebody else.
 */
export function startCore(config: CoreConfig): LinkQuestion | null {
  setConfig(config);
  globalThis.addEventListener('storage', followOtherTabs);
  // A page that Back brings up again has heard nothing meanwhile.
  globalThis.addEventListener('pageshow', ({ persisted }) => persisted && followStored());
  const stored = readStoredSession();
  const link = takeMailLink(globalThis.location);
  const question = link && stored && link.userId !== stored.userId ? questionAbout(link) : null;
  if (question) showLinkPage(globalThis.location);
  if (!stored && !link) {
    // A session may have ended while no page was open.
    forgetProfile();
    sessionStore.setState({ state: 'signed-out' }, true);
    return null;
  }
  const known = stored && recallProfile(stored.userId);
  if (stored && known) show(stored, known);
  startWatching(stored, question ? null : link).catch((error) => {
    console.error('The session could not be followed', error);
    if (sessionStore.getState().state === 'loading') apply(readStoredSession());
  });
  return question;
}

/**
 * auth-js is heard only after the link: of a visitor it would first say that nobody is signed in. Without one it waits for what the
 * page asks first, where the token is good for that.
 */
async function startWatching(stored: StoredSession | null, link: MailLink | null): Promise<void> {
  if (link)
    await enterByLink(link).catch((error) => console.error('The link of the mail could not be followed', error));
  else if (stored?.token) {
    watchAuthClient(hear);
    await apply(stored);
  }
  await watchAuth();
}

function questionAbout(link: MailLink): LinkQuestion {
  return {
    kind: link.kind,
    email: link.email,
    async accept() {
      const client = await authClient();
      const { data } = await client.getSession();
      await enterByLink(link);
      await apply(readStoredSession());
      if (!data.session) return;
      const { error } = await client.admin.signOut(data.session.access_token, 'local');
      if (error) console.error('The former session could not be ended on the server', error);
    },
    decline: forgetMailLink,
  };
}

/**
 * Signs in by a link whose tokens the server has just given; where somebody else is signed in, nothing changes, and the answer
 * is the question to put to them. @throws AuthError when the server does not accept the tokens.
 */
export async function enterOrAsk(link: MailLink): Promise<LinkQuestion | null> {
  const stored = readStoredSession();
  if (stored && stored.userId !== link.userId) return questionAbout(link);
  await enterByLink(link);
  await refreshSession();
  return null;
}

/** @throws AuthError when the server does not accept the link. */
async function enterByLink({ accessToken, refreshToken }: MailLink): Promise<void> {
  const client = await authClient();
  // The server says first whether the access token is real: for one that seems too old, setSession() would not ask, and
  // sign in whoever the refresh token beside it belongs to.
  const { error: refusal } = await client.getUser(accessToken);
  if (refusal) throw told(refusal);
  const { error } = await client.setSession({ access_token: accessToken, refresh_token: refreshToken });
  if (error) throw told(error);
  forgetMailLink();
}

/** Reads the session again, after a sign-in through `authClient()`; resolves once its profile is known. */
export async function refreshSession(): Promise<Session> {
  await watchAuth();
  await apply(readStoredSession());
  return sessionStore.getState();
}

let quiet = false;

/** Whether the sign-out under way is announced by its caller, so that the shell says nothing of its own. */
export function isQuietSignOut(): boolean {
  return quiet;
}

/**
 * Signs out in this browser; other tabs follow. Other devices stay signed in. `quietly`: the caller announces it.
 * @throws AuthError when the server could not be told; the visitor stays signed in then.
 */
export async function signOut({ quietly = false } = {}): Promise<void> {
  quiet = quietly;
  try {
    await endSession();
  } finally {
    quiet = false;
  }
}

async function endSession(): Promise<void> {
  const client = await authClient();
  const { data } = await client.getSession();
  if (data.session) {
    const { error } = await client.admin.signOut(data.session.access_token, 'local');
    if (error && !isUnknownSession(error)) throw told(error);
  }
  takeRefusedRefresh();
  // Told already: without a stored session auth-js only tells this tab and the others.
  sessionStorageArea.removeItem(sessionKey());
  await client.signOut({ scope: 'local' });
  await apply(null);
}

/** Whether the server knows no such session any more; auth-js has a class, with another status, for its usual answer. */
function isUnknownSession({ name, status }: { name: string; status?: number | undefined }): boolean {
  return name === 'AuthSessionMissingError' || [401, 403, 404].includes(status ?? 0);
}

/** What react-query's changes get by themselves: the id of the request, and a line in the console. */
function told(error: Error): Error {
  nameRequest(error);
  console.error(`Session unchanged${inConsole(error)}`, error);
  return error;
}

async function watchAuth(): Promise<void> {
  watchAuthClient(hear);
  await authClient();
}

function hear(client: AuthClient): void {
  client.onAuthStateChange((event) => {
    // A tab with a session of its own follows a sign-out in another one.
    if (event === 'SIGNED_OUT') sessionStorageArea.removeItem(sessionKey());
    // Outside the callback: auth-js waits for it before it goes on.
    setTimeout(onAuthChange, 0);
  });
}

function onAuthChange(): void {
  const wasSignedIn = sessionStore.getState().userId !== undefined;
  // The session that this tab can use counts, not the one that another tab broadcast.
  const stored = readStoredSession();
  apply(stored);
  if (!stored && takeRefusedRefresh() && wasSignedIn) tellExpired();
}

function tellExpired(): void {
  if (expiredListeners.size === 0) expiredUnheard = true;
  for (const listener of expiredListeners) listener();
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === null || event.key === sessionKey()) followStored();
}

function followStored(): void {
  const stored = readStoredSession();
  if (stored?.userId === sessionStore.getState().userId) return;
  apply(stored);
  if (stored) watchAuth().catch((error) => console.error('The session could not be followed', error));
}

/** The sign-in whose profile is being read; a later one takes its place, and its answer is then dropped. */
let entering: { userId: string; done: Promise<void> } | null = null;
/** The user whose profile was read from the server in this visit. */
let checkedUser: string | null = null;

/** Makes the store say what the stored session says. */
function apply(stored: StoredSession | null): Promise<void> {
  const { userId, email, state } = sessionStore.getState();
  if (!stored) {
    entering = null;
    checkedUser = null;
    forgetProfile();
    if (state !== 'signed-out') sessionStore.setState({ state: 'signed-out' }, true);
    if (userId) queryClient.clear();
    return Promise.resolve();
  }
  if (userId === stored.userId && checkedUser === userId) {
    if (stored.email && stored.email !== email) sessionStore.setState({ email: stored.email });
    return Promise.resolve();
  }
  if (entering?.userId === stored.userId) return entering.done;
  if (userId && userId !== stored.userId) {
    sessionStore.setState({ state: 'loading' }, true);
    queryClient.clear();
    forgetProfile();
  }
  entering = { userId: stored.userId, done: enter(stored) };
  return entering.done;
}

async function enter(stored: StoredSession): Promise<void> {
  const profile = await readProfile(stored.userId);
  if (entering?.userId !== stored.userId) return;
  entering = null;
  if (profile === 'unreadable') {
    // Asked again at the next event; until then whoever signed in counts as an owner.
    show(stored, recallProfile(stored.userId) ?? { userType: null });
    return;
  }
  checkedUser = stored.userId;
  rememberProfile(profile, stored.userId);
  show(stored, profile);
}

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
