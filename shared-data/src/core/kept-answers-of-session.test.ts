// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ANNA,
  calls,
  freshBrowser,
  KEY,
  OLGA,
  openPage,
  profile,
  rememberSession,
  serve,
  settled,
} from './session.fixture.ts';

beforeEach(freshBrowser);

const OF_ANNA = `veto_offline:${ANNA.id}`;
const isKept = (storage = localStorage) => storage.getItem(OF_ANNA) !== null;
const annasPage = async () => {
  rememberSession(ANNA);
  localStorage.setItem('veto_profile', JSON.stringify({ userId: ANNA.id, userType: 'client' }));
  localStorage.setItem(OF_ANNA, '{}');
  serve({
    '/rest/v1/profiles': (address) => profile({ id: address.searchParams.get('id')?.slice(3), user_type: 'client' }),
    '/auth/v1/logout': () => new Response(null, { status: 204 }),
  });
  const page = await openPage();
  await settled(page, 'owner');
  return page;
};

test('answers kept to be read without a network stay with the person signed in, and go when they sign out', async () => {
  const page = await annasPage();
  await vi.waitFor(() => expect(calls.some((path) => path.endsWith('/profiles'))).toBe(true));
  expect(isKept()).toBe(true);
  await page.signOut();
  expect(isKept()).toBe(false);
});

test('it goes with a sign-out in another tab, also what was kept for this tab alone', async () => {
  const page = await annasPage();
  sessionStorage.setItem(OF_ANNA, '{}');
  localStorage.removeItem(KEY);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await settled(page, 'signed-out');
  expect([isKept(), isKept(sessionStorage)]).toEqual([false, false]);
});

test('it goes when somebody else signs in', async () => {
  const page = await annasPage();
  rememberSession(OLGA);
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(isKept()).toBe(false);
  await vi.waitFor(() => expect(page.sessionStore.getState().userId).toBe(OLGA.id));
});

test('it goes when the session has ended while no page was open', async () => {
  localStorage.setItem(OF_ANNA, '{}');
  serve({});
  await openPage();
  expect(isKept()).toBe(false);
});

test('it goes when somebody else has signed in while no page was open', async () => {
  localStorage.setItem(OF_ANNA, '{}');
  rememberSession(OLGA);
  serve({ '/rest/v1/profiles': () => profile({ id: OLGA.id, user_type: 'client' }) });
  const page = await openPage();
  await settled(page, 'owner');
  expect(isKept()).toBe(false);
});
