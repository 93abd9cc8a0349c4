// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  ANNA,
  type Answer,
  freshBrowser,
  inSeconds,
  KEY,
  openPage,
  profile,
  rememberSession,
  serve,
  sessionOf,
  settled,
} from './session.fixture.ts';

beforeEach(freshBrowser);

test('data come before auth-js does, where the token needs no renewal', async () => {
  rememberSession(ANNA);
  const late = Promise.withResolvers<object>();
  vi.doMock('@supabase/auth-js', () => late.promise);
  onTestFinished(() => {
    vi.doUnmock('@supabase/auth-js');
  });
  const pets = vi.fn<Answer>(() => Response.json([]));
  serve({ '/rest/v1/profiles': () => profile({ id: ANNA.id, user_type: 'client' }), '/rest/v1/pets': pets });
  const page = await openPage();
  await settled(page, 'owner');
  await page.request((client) => client.from('pets').select('*'), { parse: (data) => data });
  const { access_token } = JSON.parse(localStorage.getItem(KEY) ?? '');
  expect(new Headers(pets.mock.lastCall?.[1]?.headers).get('Authorization')).toBe(`Bearer ${access_token}`);
  late.resolve(await vi.importActual('@supabase/auth-js'));
});

test('auth-js is watched once, also where it is on its way already', async () => {
  serve({});
  await openPage();
  const { authClient, watchAuthClient } = await import('./clients.ts');
  const watcher = vi.fn();
  const loading = authClient();
  watchAuthClient(watcher);
  await loading;
  expect(watcher).toHaveBeenCalledTimes(1);
});

describe('a token that the server refuses', () => {
  test('is renewed once, and the request asked again', async () => {
    rememberSession(ANNA);
    const renewed = { ...sessionOf(ANNA, inSeconds(7200)), refresh_token: 'next' };
    serve({
      '/auth/v1/token': () => Response.json(renewed),
      '/rest/v1/profiles': () => profile({ id: ANNA.id, user_type: 'client' }),
      '/rest/v1/pets': (_address, init) =>
        new Headers(init?.headers).get('Authorization') === `Bearer ${renewed.access_token}`
          ? Response.json([{ name: 'Burek' }])
          : Response.json({ message: 'JWT expired', code: 'PGRST301' }, { status: 401 }),
    });
    const page = await openPage();
    const pets = await page.request((client) => client.from('pets').select('*'), { parse: (data) => data });
    expect(pets).toEqual([{ name: 'Burek' }]);
  });

  test('and will not renew signs out', async () => {
    rememberSession(ANNA);
    serve({
      '/auth/v1/token': () => Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }),
      '/rest/v1/profiles': () => profile({ id: ANNA.id, user_type: 'client' }),
      '/rest/v1/pets': () => Response.json({ message: 'No suitable key', code: 'PGRST301' }, { status: 401 }),
    });
    const page = await openPage();
    const expired = vi.fn();
    page.onSessionExpired(expired);
    await settled(page, 'owner');
    const answer = page.request((client) => client.from('pets').select('*'), { parse: (data) => data });
    await expect(answer).rejects.toMatchObject({ status: 401 });
    await settled(page, 'signed-out');
    expect(expired).toHaveBeenCalledTimes(1);
  });

  test('and will not renew signs out also where it is the first that the page asks with it', async () => {
    rememberSession(ANNA);
    localStorage.setItem('veto_profile', JSON.stringify({ userId: ANNA.id, userType: 'client' }));
    serve({
      '/auth/v1/token': () => Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }),
      '/rest/v1/profiles': () => Response.json({ message: 'No suitable key', code: 'PGRST301' }, { status: 401 }),
    });
    const page = await openPage();
    const expired = vi.fn();
    page.onSessionExpired(expired);
    await settled(page, 'signed-out');
    await vi.waitFor(() => expect(expired).toHaveBeenCalledTimes(1));
  });
});
