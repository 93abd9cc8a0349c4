// @vitest-environment happy-dom
import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { messageKeys } from '../messages/messages.keys.ts';
import { notificationKeys } from '../notifications/notifications.keys.ts';
import { startRealtimeServer } from './realtime-server.fixture.ts';

const ANNA = '11111111-1111-4111-8111-111111111111';
const KEY = 'sb-localhost-auth-token';
const SLOWEST = 60_000;

/** A freshly loaded page: session and cache are one per page. */
async function loadPage() {
  vi.resetModules();
  const core = await import('@veto/shared-data/core');
  const { pollEvery } = await import('../polling/index.ts');
  const { followNews } = await import('./follow-news.ts');
  return { ...core, pollEvery, followNews };
}

let page: Awaited<ReturnType<typeof loadPage>>;
let server: Awaited<ReturnType<typeof startRealtimeServer>>;
const ends: (() => void)[] = [];

/** The pause before a query that asks every five seconds asks again. */
function pause(): number {
  const { state } = page.queryClient
    .getQueryCache()
    .build(page.queryClient, { queryKey: ['answered'], initialData: 1 });
  return page.pollEvery(5000)({ state });
}
const told = () => vi.waitFor(() => expect(pause()).toBe(SLOWEST));
const askedForAgain = () => vi.waitFor(() => expect(pause()).toBe(5000));

function store(token: string, expiresInSeconds = 3600): void {
  const user = { id: ANNA, email: 'anna@example.com', aud: 'authenticated', app_metadata: {}, user_metadata: {} };
  const expires_at = Math.floor(Date.now() / 1000) + expiresInSeconds;
  const session = { access_token: token, refresh_token: 'refresh', token_type: 'bearer', expires_in: 3600, expires_at };
  localStorage.setItem(KEY, JSON.stringify({ ...session, user }));
}

/** A page whose server tells of news, with somebody signed in. */
async function openPage(): Promise<void> {
  store('first token');
  const config = { supabaseUrl: server.url, supabaseKey: 'sb_publishable_test' };
  page.startCore(config);
  await vi.waitFor(() => expect(page.sessionStore.getState().state).toBe('owner'));
  ends.push(page.followNews(config));
}

/** Counts how often a query is asked while somebody looks at it. */
function looking(queryKey: readonly unknown[]): () => number {
  let asked = 0;
  const queryFn = async () => {
    asked += 1;
    return asked;
  };
  ends.push(new QueryObserver(page.queryClient, { queryKey, queryFn, staleTime: SLOWEST }).subscribe(() => {}));
  return () => asked;
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('WebSocket', WebSocket);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    String(input).includes('/profiles')
      ? Response.json([{ id: ANNA, user_type: 'client', full_name: 'Anna' }])
      : Response.json({}),
  );
  server = await startRealtimeServer();
  page = await loadPage();
});

afterEach(async () => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  localStorage.clear();
  await server.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("realtime-js, against a small server in the test that speaks Realtime's frames (never Supabase's own)", () => {
  test("joins with the person's token, and watches messages, conversations and their own notifications", async () => {
    await openPage();
    await told();
    expect(server.addresses).toEqual([
      expect.stringMatching(/^\/realtime\/v1\/websocket\?apikey=sb_publishable_test&vsn=2\.0\.0$/),
    ]);
    const [joined] = server.frames('phx_join');
    expect(joined).toMatchObject({
      access_token: 'first token',
      config: {
        postgres_changes: [
          { event: 'INSERT', schema: 'public', table: 'messages' },
          { event: 'UPDATE', schema: 'public', table: 'conversations' },
          { event: 'INSERT', schema: 'public', table: 'notifications', filter: `user_id=eq.${ANNA}` },
        ],
      },
    });
  });

  test('only the queries that show the news read it again, once', async () => {
    await openPage();
    const conversations = looking(messageKeys.conversations(ANNA));
    const thread = looking(messageKeys.correspondent(ANNA, 'wanda'));
    const files = looking(messageKeys.files(['a.jpg']));
    const unread = looking(notificationKeys.unread(ANNA));
    const latest = looking(notificationKeys.latest(ANNA));
    await told();
    await vi.waitFor(() => expect([conversations(), thread(), files(), unread(), latest()]).toEqual([2, 2, 1, 2, 2]));
    server.tell('INSERT', 'messages', { id: 'm', body: 'Hello' });
    server.tell('UPDATE', 'conversations', { id: 'c' });
    await vi.waitFor(() => expect([conversations(), thread(), files(), unread(), latest()]).toEqual([3, 3, 1, 3, 2]));
    server.tell('INSERT', 'notifications', { id: 'n' });
    await vi.waitFor(() => expect([conversations(), thread(), files(), unread(), latest()]).toEqual([3, 3, 1, 4, 3]));
  });

  test('a hidden tab asks nothing, and everything that was told when it is looked at again', async () => {
    page.queryClient.mount();
    ends.push(() => page.queryClient.unmount());
    await openPage();
    const unread = looking(notificationKeys.unread(ANNA));
    await told();
    await vi.waitFor(() => expect(unread()).toBe(2));
    focusManager.setFocused(false);
    server.tell('INSERT', 'notifications', { id: 'n' });
    const { isInvalidated } = page.queryClient.getQueryState(notificationKeys.unread(ANNA)) ?? {};
    expect(isInvalidated).toBe(false);
    await vi.waitFor(() =>
      expect(page.queryClient.getQueryState(notificationKeys.unread(ANNA))?.isInvalidated).toBe(true),
    );
    expect(unread()).toBe(2);
    focusManager.setFocused(true);
    await vi.waitFor(() => expect(unread()).toBe(3));
  });

  test('a lost socket: asked for as ever, until it is open again, and then everything is read', async () => {
    await openPage();
    const unread = looking(notificationKeys.unread(ANNA));
    await told();
    await vi.waitFor(() => expect(unread()).toBe(2));
    server.drop();
    await askedForAgain();
    await vi.waitFor(() => expect(unread()).toBe(3));
    await vi.waitFor(() => expect(pause()).toBe(SLOWEST));
    await vi.waitFor(() => expect(unread()).toBe(4));
    expect(server.sockets()).toBe(1);
  });

  test.each([
    ['sockets are refused', { refusesSockets: true }, () => expect(server.attempts()).toBeGreaterThan(1)],
    ['the channel is refused', { join: 'error' }, () => expect(server.frames('phx_join').length).toBeGreaterThan(1)],
    [
      'the tables are not announced',
      { watching: 'error' },
      () => expect(console.warn).toHaveBeenCalledWith('The server announces no news', 'Realtime was unable to connect'),
    ],
  ])('where %s, news are asked for as ever, and told again once it is over', async (_, answers, isRefused) => {
    await openPage();
    await told();
    const usual = { ...server.answers };
    Object.assign(server.answers, answers);
    server.drop();
    await askedForAgain();
    await vi.waitFor(isRefused);
    expect(pause()).toBe(5000);
    Object.assign(server.answers, usual);
    // A channel whose tables cannot be watched stays joined: Realtime tells when they can be.
    if ('watching' in answers) server.drop();
    await vi.waitFor(() => expect(pause()).toBe(SLOWEST));
  });

  test('a channel that the server has ended is joined again within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openPage();
    await told();
    server.endChannel();
    await askedForAgain();
    await vi.advanceTimersByTimeAsync(SLOWEST);
    await told();
    expect(server.frames('phx_join')).toHaveLength(2);
  });

  test('each heartbeat is answered, and brings the renewed token of the session', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openPage();
    await told();
    store('second token');
    await vi.advanceTimersByTimeAsync(25_000);
    await vi.waitFor(() => expect(server.frames('heartbeat')).toHaveLength(1));
    await vi.waitFor(() => expect(server.frames('access_token')).toMatchObject([{ access_token: 'second token' }]));
    await vi.advanceTimersByTimeAsync(25_000);
    await vi.waitFor(() => expect(server.frames('heartbeat')).toHaveLength(2));
    expect(server.addresses).toHaveLength(1);
  });

  test('signing out closes the socket, and a visitor opens none', async () => {
    await openPage();
    await told();
    expect(server.sockets()).toBe(1);
    await page.signOut();
    await vi.waitFor(() => expect(server.sockets()).toBe(0));
    expect(pause()).toBe(5000);
    ends.push(page.followNews({ supabaseUrl: server.url, supabaseKey: 'sb_publishable_test' }));
    // Longer than it takes to open one.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(server.addresses).toHaveLength(1);
  });
});
