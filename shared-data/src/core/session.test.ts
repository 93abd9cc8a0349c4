// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ANNA,
  type Answer,
  CONFIG,
  calls,
  freshBrowser,
  inSeconds,
  KEY,
  loadPage,
  OLGA,
  openPage,
  profile,
  rememberSession,
  serve,
  sessionOf,
  settled,
} from './session.fixture.ts';

beforeEach(freshBrowser);

describe('the session', () => {
  test('a visitor is signed out at once, and nothing is asked for', async () => {
    serve({});
    const page = await loadPage();
    expect(page.sessionStore.getState()).toEqual({ state: 'loading' });
    page.startCore(CONFIG);
    expect(page.sessionStore.getState()).toEqual({ state: 'signed-out' });
    expect(calls).toEqual([]);
  });

  test.each([
    [{ user_type: 'client', full_name: 'Anna' }, 'owner'],
    [{ user_type: 'veterinarian', full_name: 'Anna' }, 'veterinarian'],
    [{ user_type: 'something new', full_name: 'Anna' }, 'owner'],
    [null, 'no-profile'],
  ])('a profile of %o is %s', async (row, state) => {
    rememberSession(ANNA);
    serve({ '/rest/v1/profiles': () => profile(row && { id: ANNA.id, ...row }) });
    const page = await loadPage();
    page.startCore(CONFIG);
    expect(page.sessionStore.getState().state).toBe('loading');
    await settled(page, state);
    expect(page.sessionStore.getState()).toMatchObject({ userId: ANNA.id, email: ANNA.email });
  });

  test('when the profile cannot be read, an owner, and only the console says so', async () => {
    rememberSession(ANNA);
    serve({ '/rest/v1/profiles': () => Promise.reject(new TypeError('Failed to fetch')) });
    const page = await openPage();
    await settled(page, 'owner');
    expect(console.error).toHaveBeenCalledWith('The profile could not be read', expect.anything());
  });

  test('on the next visit the known profile is shown at once', async () => {
    rememberSession(ANNA);
    serve({ '/rest/v1/profiles': () => profile({ id: ANNA.id, user_type: 'veterinarian', full_name: 'Anna' }) });
    const first = await openPage();
    await settled(first, 'veterinarian');
    const second = await openPage();
    expect(second.sessionStore.getState()).toMatchObject({ state: 'veterinarian', fullName: 'Anna' });
  });

  test('a person who is not remembered leaves no name in the browser, and is known in the tab', async () => {
    sessionStorage.setItem(KEY, JSON.stringify(sessionOf(ANNA)));
    serve({ '/rest/v1/profiles': () => profile({ id: ANNA.id, user_type: 'client', full_name: 'Anna' }) });
    const page = await openPage();
    await settled(page, 'owner');
    expect(localStorage).toHaveLength(0);
    const reloaded = await openPage();
    expect(reloaded.sessionStore.getState()).toMatchObject({ state: 'owner', fullName: 'Anna' });
  });

  test("somebody else's known profile is not shown", async () => {
    localStorage.setItem('veto_profile', JSON.stringify({ userId: OLGA.id, userType: 'veterinarian' }));
    rememberSession(ANNA);
    serve({ '/rest/v1/profiles': () => profile({ id: ANNA.id, user_type: 'client' }) });
    const page = await loadPage();
    page.startCore(CONFIG);
    expect(page.sessionStore.getState().state).toBe('loading');
    await settled(page, 'owner');
  });

  test('an unreadable stored session is a visitor', async () => {
    localStorage.setItem(KEY, '{"user":');
    serve({});
    const page = await openPage();
    expect(page.sessionStore.getState().state).toBe('signed-out');
  });

  test('the link of a password mail leads to the page for it', async () => {
    serve({});
    location.hash = '#error=access_denied&error_code=otp_expired';
    await openPage();
    expect(location.pathname).toBe('/reset-password');
  });
});

describe('remember me', () => {
  const signIn = async (remember: boolean) => {
    serve({
      '/auth/v1/token': () => Response.json(sessionOf(ANNA)),
      '/rest/v1/profiles': () => profile({ id: ANNA.id, user_type: 'client' }),
    });
    const page = await openPage();
    page.setRemember(remember);
    await (await page.authClient()).signInWithPassword({ email: ANNA.email, password: 'secret1' });
    await page.refreshSession();
    return page;
  };

  test('on: the session stays', async () => {
    const page = await signIn(true);
    expect(page.sessionStore.getState().state).toBe('owner');
    expect(localStorage.getItem(KEY)).not.toBeNull();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test('off: the session ends with the tab', async () => {
    await signIn(false);
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('off after on: nothing stays', async () => {
    await signIn(true);
    await signIn(false);
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
  });

  test('the profile is read once for a sign-in', async () => {
    await signIn(true);
    expect(calls.filter((path) => path.endsWith('/profiles'))).toHaveLength(1);
  });
});

test('where the clock of the device is fast, a session is not renewed before its time', async () => {
  const longAgo = inSeconds(-5 * 3600);
  serve({
    '/auth/v1/token': () => Response.json(sessionOf(ANNA, longAgo)),
    '/rest/v1/profiles': () => profile({ id: ANNA.id, user_type: 'client' }),
    '/rest/v1/pets': () => Response.json([]),
  });
  const page = await openPage();
  await (await page.authClient()).signInWithPassword({ email: ANNA.email, password: 'secret1' });
  await page.refreshSession();
  for (const _ of [1, 2]) await page.request((client) => client.from('pets').select('*'), { parse: (data) => data });
  expect(calls.filter((path) => path.endsWith('/token'))).toHaveLength(1);
});

describe('the end of a session', () => {
  const signedIn = async (answers: Record<string, Answer> = {}, session = sessionOf(ANNA)) => {
    localStorage.setItem(KEY, JSON.stringify(session));
    serve({ '/rest/v1/profiles': () => profile({ id: ANNA.id, user_type: 'client' }), ...answers });
    const page = await openPage();
    return page;
  };

  test('signing out forgets the session and the cache', async () => {
    const page = await signedIn({ '/auth/v1/logout': () => new Response(null, { status: 204 }) });
    await settled(page, 'owner');
    page.queryClient.setQueryData(['pets'], ['Burek']);
    await page.signOut();
    expect(page.sessionStore.getState()).toEqual({ state: 'signed-out' });
    expect(localStorage.getItem(KEY)).toBeNull();
    expect(localStorage.getItem('veto_profile')).toBeNull();
    expect(page.queryClient.getQueryData(['pets'])).toBeUndefined();
  });

  test('whoever hears of a sign-out knows whether its caller announces it', async () => {
    const page = await signedIn({ '/auth/v1/logout': () => new Response(null, { status: 204 }) });
    await settled(page, 'owner');
    const heard: boolean[] = [];
    page.sessionStore.subscribe(({ state }) => state === 'signed-out' && heard.push(page.isQuietSignOut()));
    await page.signOut({ quietly: true });
    expect(new Set(heard)).toEqual(new Set([true]));
    expect(page.isQuietSignOut()).toBe(false);
  });

  test('when the server cannot be told, the visitor stays signed in', async () => {
    const page = await signedIn({ '/auth/v1/logout': () => Response.json({ msg: 'down' }, { status: 500 }) });
    await settled(page, 'owner');
    await expect(page.signOut()).rejects.toThrow();
    expect(page.sessionStore.getState().state).toBe('owner');
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  test('a refused refresh signs out and says so once', async () => {
    localStorage.setItem('veto_profile', JSON.stringify({ userId: ANNA.id, userType: 'client' }));
    const expired = vi.fn();
    const page = await signedIn(
      { '/auth/v1/token': () => Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }) },
      sessionOf(ANNA, inSeconds(-60)),
    );
    page.onSessionExpired(expired);
    await settled(page, 'signed-out');
    await vi.waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('a refresh that met no network keeps the session', async () => {
    localStorage.setItem('veto_profile', JSON.stringify({ userId: ANNA.id, userType: 'client' }));
    const page = await signedIn(
      { '/auth/v1/token': () => Response.json({ msg: 'bad gateway' }, { status: 502 }) },
      sessionOf(ANNA, inSeconds(-60)),
    );
    const expired = vi.fn();
    page.onSessionExpired(expired);
    await vi.waitFor(() => expect(calls).toContain('/auth/v1/token'));
    expect(page.sessionStore.getState().state).toBe('owner');
    expect(expired).not.toHaveBeenCalled();
    expect(localStorage.getItem(KEY)).not.toBeNull();
  });

  test('another tab that signed out is followed', async () => {
    const page = await signedIn();
    await settled(page, 'owner');
    localStorage.removeItem(KEY);
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await settled(page, 'signed-out');
  });

  test('after a sign-out in another tab, a page that Back brings up again shows nothing of that person', async () => {
    const page = await signedIn();
    await settled(page, 'owner');
    page.queryClient.setQueryData(['pets'], ['Luna']);
    localStorage.removeItem(KEY);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(page.sessionStore.getState().state).toBe('owner');
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(page.sessionStore.getState()).toEqual({ state: 'signed-out' });
    expect(page.queryClient.getQueryData(['pets'])).toBeUndefined();
  });

  test('another tab that signed in is followed', async () => {
    serve({ '/rest/v1/profiles': () => profile({ id: OLGA.id, user_type: 'veterinarian' }) });
    const page = await openPage();
    rememberSession(OLGA);
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await settled(page, 'veterinarian');
    expect(page.sessionStore.getState().userId).toBe(OLGA.id);
  });

  test('the late profile of the person before does not replace that of the next', async () => {
    const late = Promise.withResolvers<Response>();
    const ofAnna = ({ search }: URL) => search.includes(ANNA.id);
    rememberSession(ANNA);
    serve({
      '/rest/v1/profiles': (address) =>
        ofAnna(address) ? late.promise : profile({ id: OLGA.id, user_type: 'veterinarian' }),
    });
    const page = await openPage();
    await vi.waitFor(() => expect(calls).toContain('/rest/v1/profiles'));
    rememberSession(OLGA);
    dispatchEvent(new StorageEvent('storage', { key: KEY }));
    await settled(page, 'veterinarian');
    const states = vi.fn();
    page.sessionStore.subscribe(states);
    late.resolve(profile({ id: ANNA.id, user_type: 'client' }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(states).not.toHaveBeenCalled();
  });
});
