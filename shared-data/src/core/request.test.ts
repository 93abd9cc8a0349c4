import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setConfig } from './config.ts';
import { queryClient } from './query-client.ts';
import { request, requestChange } from './request.ts';
import { isTransient, RequestError } from './request-error.ts';

const asIs = { parse: (data: unknown) => data };
const pets = () => request((client) => client.from('pets').select('*'), asIs);

/** A server that never answers, and notices when it is no longer asked. */
const silence: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
const answer = (body: unknown, status = 200) => vi.stubGlobal('fetch', async () => Response.json(body, { status }));

beforeEach(() => setConfig({ supabaseUrl: 'http://data.example', supabaseKey: 'sb_publishable_test' }));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

describe('a request', () => {
  test('carries the key, as a visitor also as bearer', async () => {
    const sent = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) => Response.json([]));
    vi.stubGlobal('fetch', sent);
    await pets();
    const headers = new Headers(sent.mock.calls[0]?.[1]?.headers);
    expect(headers.get('apikey')).toBe('sb_publishable_test');
    expect(headers.get('authorization')).toBe('Bearer sb_publishable_test');
  });

  test('that is refused carries status, code and the sentence', async () => {
    answer({ code: 'PT409', message: 'This time has just been taken.' }, 409);
    await expect(pets()).rejects.toMatchObject({
      status: 409,
      code: 'PT409',
      message: 'This time has just been taken.',
    });
  });

  test('without a network says so, not what the browser says', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(pets()).rejects.toMatchObject({
      status: 0,
      code: 'network',
      message: 'The server could not be reached.',
    });
  });

  test('says so where the browser knows that it is offline, and is not repeated', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const sent = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', sent);
    onlineManager.setOnline(false);
    await expect(queryClient.fetchQuery({ queryKey: ['offline'], queryFn: pets })).rejects.toMatchObject({
      status: 0,
      code: 'offline',
    });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('gives up after ten seconds', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      queueMicrotask(() => controller.abort(new DOMException('', milliseconds === 10_000 ? 'TimeoutError' : 'wrong')));
      return controller.signal;
    });
    vi.stubGlobal('fetch', silence);
    await expect(pets()).rejects.toMatchObject({ status: 0, code: 'timeout' });
    expect(patience).toHaveBeenCalledWith(10_000);
  });

  test('is aborted with its reason when nobody waits for it any more', async () => {
    vi.stubGlobal('fetch', silence);
    const leaving = new AbortController();
    const asked = request((client) => client.from('pets').select('*'), asIs, { signal: leaving.signal });
    leaving.abort(new Error('left the page'));
    await expect(asked).rejects.toThrow('left the page');
  });

  test('whose answer has another shape fails', async () => {
    answer([{ name: 1 }]);
    const strict = {
      parse() {
        throw new TypeError('name is text');
      },
    };
    const asked = request((client) => client.from('pets').select('*'), strict);
    await expect(asked).rejects.toMatchObject({ status: 200, code: 'shape' });
  });
});

describe('a change', () => {
  const rename = () =>
    requestChange((client) => client.from('pets').update({ name: 'Burek' }).eq('id', '1').select(), asIs);

  test('gives the row back', async () => {
    answer([{ name: 'Burek' }]);
    expect(await rename()).toEqual({ name: 'Burek' });
  });

  test('is refused at once without a connection: nothing is sent, now or later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const sent = vi.fn(async () => Response.json([{ name: 'Burek' }]));
    vi.stubGlobal('fetch', sent);
    onlineManager.setOnline(false);
    const change = new MutationObserver(queryClient, { mutationFn: rename });
    await expect(change.mutate()).rejects.toMatchObject({ code: 'offline' });
    onlineManager.setOnline(true);
    expect(sent).not.toHaveBeenCalled();
    expect(await change.mutate()).toEqual({ name: 'Burek' });
  });

  test('that matched no row was refused', async () => {
    answer([]);
    await expect(rename()).rejects.toMatchObject({ status: 403, code: 'refused' });
  });
});

test('a screen keeps its data when the connection is lost, and reads them again when it is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let name = 'Burek';
  const read = async () => {
    if (onlineManager.isOnline()) return name;
    throw new RequestError('', { status: 0, code: 'offline' });
  };
  queryClient.mount();
  const screen = new QueryObserver(queryClient, { queryKey: ['shown'], queryFn: read });
  const leave = screen.subscribe(() => {});
  await vi.waitFor(() => expect(screen.getCurrentResult().data).toBe('Burek'));
  onlineManager.setOnline(false);
  await queryClient.invalidateQueries({ queryKey: ['shown'] });
  expect(screen.getCurrentResult()).toMatchObject({ data: 'Burek', isError: true });
  name = 'Azor';
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(screen.getCurrentResult()).toMatchObject({ data: 'Azor', isError: false }));
  leave();
  queryClient.unmount();
});

describe('asking again', () => {
  const retried = (status: number, code = '') => isTransient(new RequestError('', { status, code }));

  test('is for gateways and missing networks', () => {
    expect([502, 503, 504].map((status) => retried(status))).toEqual([true, true, true]);
    expect(retried(0, 'network')).toBe(true);
  });

  test('is for deadlocks and ended connections, whatever status a server gives them', () => {
    expect(['40001', '40P01', '57P01'].map((code) => retried(500, code))).toEqual([true, true, true]);
    expect(retried(500, '57014')).toBe(false);
  });

  test('is not for whom nobody answered within ten seconds: three times that is no answer either', () => {
    expect(retried(0, 'timeout')).toBe(false);
  });

  test('is never for what the server said no to, or for a bug', () => {
    expect([400, 401, 403, 404, 409, 429, 500].some((status) => retried(status))).toBe(false);
    expect(retried(200, 'shape')).toBe(false);
    expect(isTransient(new TypeError('x'))).toBe(false);
  });

  test('happens twice at most', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const asked = vi.fn((status: number) => Promise.reject(new RequestError('', { status })));
    const ask = (status: number) =>
      queryClient.fetchQuery({ queryKey: [status], queryFn: () => asked(status), retryDelay: 0 }).catch(() => {});
    await ask(503);
    expect(asked).toHaveBeenCalledTimes(3);
    await ask(409);
    expect(asked).toHaveBeenCalledTimes(4);
  });
});
