// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  ANNA,
  CONFIG,
  calls,
  freshBrowser,
  inSeconds,
  KEY,
  loadPage,
  OLGA,
  profile,
  rememberSession,
  serve,
  sessionOf,
  settled,
  token,
  tokenOf,
} from './session.fixture.ts';

const linkOf = (user: typeof ANNA, kind: string, accessToken = token(user, inSeconds(3600))) =>
  `#access_token=${accessToken}&expires_in=3600&refresh_token=of-${user.email}&token_type=bearer&type=${kind}`;

/** A server to which every token is real whose payload says so, but for those made up by hand. */
function serveAccounts() {
  const user = (init: RequestInit | undefined) => {
    const [, payload = ''] = (new Headers(init?.headers).get('Authorization') ?? '').split('.');
    return JSON.parse(atob(payload)) as { sub: string; email: string; exp: number; forged?: boolean };
  };
  serve({
    '/auth/v1/user': (_address, init) => {
      const { sub, email, forged } = user(init);
      if (forged) return Response.json({ code: 'bad_jwt', msg: 'invalid signature' }, { status: 403 });
      return Response.json({ id: sub, email });
    },
    // The bearer of a refresh token of Olga's is Olga.
    '/auth/v1/token': () => Response.json(sessionOf(OLGA)),
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
    '/rest/v1/profiles': (address) => profile({ id: address.searchParams.get('id')?.slice(3), user_type: 'client' }),
  });
}

async function open(address: string) {
  history.replaceState(null, '', address);
  const page = await loadPage();
  const question = page.startCore(CONFIG);
  return { page, question, userId: () => page.sessionStore.getState().userId };
}
const storedUser = () => JSON.parse(localStorage.getItem(KEY) ?? '{}').user?.id;

beforeEach(() => {
  const end = freshBrowser();
  serveAccounts();
  return end;
});

describe('a visitor', () => {
  test.each(['recovery', 'signup', 'email_change'])('is signed in by a link for %s', async (kind) => {
    const { page, question, userId } = await open(`/${linkOf(ANNA, kind)}`);
    expect(question).toBeNull();
    await settled(page, 'owner');
    expect(userId()).toBe(ANNA.id);
    expect(location.hash).toBe('');
    expect(location.pathname).toBe(kind === 'recovery' ? '/reset-password' : '/');
  });

  test.each(['magiclink', 'invite', ''])('is not signed in by a link for %j', async (kind) => {
    const { page } = await open(`/doctors?city=all${linkOf(OLGA, kind)}`);
    expect(page.sessionStore.getState().state).toBe('signed-out');
    expect(`${location.pathname}${location.search}${location.hash}`).toBe('/doctors?city=all');
    // Nor later, when the sign-in form asks for the client of the service.
    await (await page.authClient()).getSession();
    expect(storedUser()).toBeUndefined();
  });

  test('is not signed in by tokens in the query', async () => {
    const { page } = await open(`/?${linkOf(OLGA, 'recovery').slice(1)}`);
    await (await page.authClient()).getSession();
    expect(storedUser()).toBeUndefined();
  });

  test('stays one when the server refuses the link', async () => {
    const forged = tokenOf({ sub: ANNA.id, exp: inSeconds(3600), forged: true });
    const { page } = await open(`/${linkOf(ANNA, 'recovery', forged)}`);
    await settled(page, 'signed-out');
    expect(location.pathname).toBe('/reset-password');
  });
});

describe('the person signed in', () => {
  beforeEach(() => rememberSession(ANNA));

  test('stays so when a link for anything else comes', async () => {
    const { page, question, userId } = await open(`/${linkOf(OLGA, 'magiclink')}`);
    expect(question).toBeNull();
    await settled(page, 'owner');
    expect([userId(), storedUser()]).toEqual([ANNA.id, ANNA.id]);
    expect(calls).not.toContain('/auth/v1/user');
  });

  test.each(['recovery', 'signup', 'email_change'])("is asked before somebody else's link for %s", async (kind) => {
    const { page, question, userId } = await open(`/doctors${linkOf(OLGA, kind)}`);
    expect(question).toMatchObject({ kind, email: OLGA.email });
    expect(location.pathname).toBe('/reset-password');
    await settled(page, 'owner');
    expect([userId(), storedUser()]).toEqual([ANNA.id, ANNA.id]);
  });

  test('becomes whom the link is for after yes', async () => {
    const { page, question, userId } = await open(`/${linkOf(OLGA, 'recovery')}`);
    await settled(page, 'owner');
    page.queryClient.setQueryData(['pets'], ['Burek']);
    await question?.accept();
    expect([userId(), storedUser()]).toEqual([OLGA.id, OLGA.id]);
    expect(page.queryClient.getQueryData(['pets'])).toBeUndefined();
    expect(location.hash).toBe('');
    expect(calls).toContain('/auth/v1/logout');
  });

  test('stays who they are after no', async () => {
    const { page, question, userId } = await open(`/${linkOf(OLGA, 'recovery')}`);
    question?.decline();
    await settled(page, 'owner');
    expect([userId(), storedUser(), location.hash]).toEqual([ANNA.id, ANNA.id, '']);
  });

  test('sets a new password of their own without a question', async () => {
    const { page, question, userId } = await open(`/${linkOf(ANNA, 'recovery')}`);
    expect(question).toBeNull();
    await settled(page, 'owner');
    expect(userId()).toBe(ANNA.id);
    await vi.waitFor(() => expect(location.hash).toBe(''));
  });

  test("is not exchanged by a link that only says it were their own and brings another one's refresh token", async () => {
    const forged = tokenOf({ sub: ANNA.id, exp: inSeconds(-60), forged: true });
    const { page, userId } = await open(`/${linkOf(OLGA, 'recovery', forged)}`);
    await settled(page, 'owner');
    const told = ['The link of the mail could not be followed', expect.anything()];
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledWith(...told));
    expect([userId(), storedUser()]).toEqual([ANNA.id, ANNA.id]);
    expect(calls).not.toContain('/auth/v1/token');
  });
});
