// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { ANNA, CONFIG, freshBrowser, loadPage, serve } from './session.fixture.ts';

const asIs = { parse: (data: unknown) => data };
const answered = (requestId: string, body: unknown, status: number) =>
  Response.json(body, { status, headers: { 'x-request-id': requestId } });

async function openPage() {
  const page = await loadPage();
  page.startCore(CONFIG);
  const change = (mutationFn: () => Promise<unknown>) =>
    page.queryClient.getMutationCache().build(page.queryClient, { mutationFn }).execute(undefined);
  return { ...page, change };
}

beforeEach(freshBrowser);

test('each failed request says how the log of the server calls it', async () => {
  serve({
    '/rest/v1/pets': () => answered('of-pets', { message: 'no' }, 500),
    '/rest/v1/reviews': () => answered('of-reviews', { message: 'no' }, 500),
    '/rest/v1/profiles': () => answered('of-places', [], 200),
  });
  const { request, requestChange } = await openPage();
  const failures = await Promise.allSettled([
    request((client) => client.from('pets').select(), asIs),
    request((client) => client.from('reviews').select(), asIs),
    requestChange((client) => client.from('profiles').update({}).eq('id', '1').select(), asIs),
  ]);
  expect(failures.map((failure) => failure.status === 'rejected' && failure.reason.requestId)).toEqual([
    'of-pets',
    'of-reviews',
    'of-places',
  ]);
});

test('the line in the console names the request', async () => {
  serve({ '/rest/v1/pets': () => answered('abc', { message: 'no' }, 400) });
  const { request, change, queryClient } = await openPage();
  const pets = () => request((client) => client.from('pets').select(), asIs);
  await expect(queryClient.fetchQuery({ queryKey: ['pets'], queryFn: pets })).rejects.toThrow('no');
  expect(console.error).toHaveBeenCalledWith('Query failed (request abc)', ['pets'], expect.anything());
  await expect(change(pets)).rejects.toThrow('no');
  expect(console.error).toHaveBeenCalledWith('Change failed (request abc)', expect.anything());
});

test('a refused sign-in names its request, although its client reads no headers', async () => {
  serve({ '/auth/v1/token': () => answered('of-token', { error_code: 'invalid_credentials', msg: 'wrong' }, 400) });
  const { authClient, change } = await openPage();
  const signIn = change(async () => {
    const { error } = await (await authClient()).signInWithPassword({ email: ANNA.email, password: 'wrong-one' });
    if (error) throw error;
  });
  await expect(signIn).rejects.toMatchObject({ status: 400, requestId: 'of-token' });
});

test('a request without an answer, and a bug, name none', async () => {
  serve({ '/rest/v1/pets': () => Promise.reject(new TypeError('Failed to fetch')) });
  const { request, change } = await openPage();
  const lost = change(() => request((client) => client.from('pets').select(), asIs));
  await expect(lost).rejects.toMatchObject({ code: 'network', requestId: undefined });
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toBe('Change failed');
  await expect(change(() => Promise.reject(new TypeError('x')))).rejects.not.toHaveProperty('requestId');
});

test('the page hears how the latest answer is called, whatever it was', async () => {
  serve({ '/rest/v1/profiles': () => answered('of-places', [], 200) });
  const { request } = await openPage();
  const heard = vi.fn();
  addEventListener('veto:answered', (event) => heard((event as CustomEvent).detail), { once: true });
  await request((client) => client.from('profiles').select(), asIs);
  expect(heard).toHaveBeenCalledExactlyOnceWith('of-places');
});
