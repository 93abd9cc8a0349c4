// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { RequestError } from '@veto/shared-data/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAnswers } from './forget-answers.ts';
import { PROFILE_KEY } from './kept-answers.ts';
import { keptForOffline } from './kept-for-offline.ts';

const VISITS = [{ id: 'v1', petName: 'Burek' }];
const lost = () => Promise.reject(new RequestError('lost', { status: 0, code: 'network' }));
const signIn = (userId: string, storage: Storage = localStorage) =>
  storage.setItem(PROFILE_KEY, JSON.stringify({ userId, userType: 'client' }));
const told: unknown[] = [];
const hear = (event: Event) => told.push((event as CustomEvent).detail);

/** A page that was just opened: it remembers nothing. */
function openPage() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    client,
    read: (queryFn: () => Promise<unknown>, person: string | null = 'anna', name = 'visits') =>
      client.fetchQuery({ queryKey: [name], queryFn, persister: keptForOffline(person) }),
  };
}

beforeEach(() => {
  signIn('anna');
  told.length = 0;
  addEventListener('veto:recalled', hear);
});
afterEach(() => {
  removeEventListener('veto:recalled', hear);
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('answers that were read are shown on the next page without a network, as old as they are', async () => {
  vi.spyOn(Date, 'now').mockReturnValueOnce(1000);
  await openPage().read(async () => VISITS);
  const later = openPage();
  expect(await later.read(lost)).toEqual(VISITS);
  await vi.waitFor(() => expect(later.client.getQueryState(['visits'])?.dataUpdatedAt).toBe(1000));
  expect(told).toEqual([false, true]);
});

test('the server is asked first, and its word counts', async () => {
  await openPage().read(async () => VISITS);
  expect(await openPage().read(async () => [])).toEqual([]);
  const refused = () => Promise.reject(new RequestError('no', { status: 403 }));
  await expect(openPage().read(refused)).rejects.toMatchObject({ status: 403 });
});

test('a code file that does not come is no answer either', async () => {
  await openPage().read(async () => VISITS);
  expect(await openPage().read(() => Promise.reject(new Error('ChunkLoadError')))).toEqual(VISITS);
});

test('data on a screen is not replaced by something older', async () => {
  const page = openPage();
  await page.read(async () => VISITS);
  page.client.setQueryData(['visits'], [{ id: 'v2' }]);
  await page.client.invalidateQueries({ queryKey: ['visits'] });
  await expect(page.read(lost)).rejects.toMatchObject({ status: 0 });
  expect(page.client.getQueryData(['visits'])).toEqual([{ id: 'v2' }]);
});

test('an answer that was never read is missing', async () => {
  await openPage().read(async () => VISITS);
  await expect(openPage().read(lost, 'anna', 'other')).rejects.toMatchObject({ status: 0 });
});

describe('answers kept for one person', () => {
  test('is theirs alone', async () => {
    await openPage().read(async () => VISITS);
    signIn('olga');
    await expect(openPage().read(lost, 'olga')).rejects.toMatchObject({ status: 0 });
    await expect(openPage().read(lost, 'anna'), 'nor under her name, once she has left').rejects.toMatchObject({
      status: 0,
    });
  });

  test('lies where the session lies: not beyond the tab for who did not want to be remembered', async () => {
    localStorage.clear();
    signIn('anna', sessionStorage);
    await openPage().read(async () => VISITS);
    expect(localStorage).toHaveLength(0);
    expect(await openPage().read(lost)).toEqual(VISITS);
  });

  test('is not written by an answer that comes after they have left', async () => {
    const page = openPage();
    await page.read(async () => {
      localStorage.removeItem(PROFILE_KEY);
      return VISITS;
    });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('is forgotten, wherever it lies, but for who stays', async () => {
    await openPage().read(async () => VISITS);
    signIn('olga', sessionStorage);
    await openPage().read(async () => [], 'olga');
    forgetAnswers('olga');
    expect(Object.keys(localStorage)).toEqual([PROFILE_KEY]);
    expect(Object.keys(sessionStorage)).toHaveLength(2);
    forgetAnswers();
    expect(Object.keys(sessionStorage)).toEqual([PROFILE_KEY]);
  });

  test('makes room by its oldest answers', async () => {
    const page = openPage();
    const large = (text: string) => async () => text.repeat(200_000);
    for (const [at, name] of ['first', 'second', 'third'].entries()) {
      vi.spyOn(Date, 'now').mockReturnValueOnce(at);
      await page.read(large('x'), 'anna', name);
    }
    await expect(openPage().read(lost, 'anna', 'first')).rejects.toMatchObject({ status: 0 });
    expect(await openPage().read(lost, 'anna', 'third')).toHaveLength(200_000);
    await page.read(large('xyz'), 'anna', 'too much');
    expect(await openPage().read(lost, 'anna', 'third')).toHaveLength(200_000);
  });
});

test('an answer for everybody needs no session, and stays', async () => {
  localStorage.clear();
  await openPage().read(async () => VISITS, null);
  forgetAnswers();
  expect(await openPage().read(lost, null)).toEqual(VISITS);
});
