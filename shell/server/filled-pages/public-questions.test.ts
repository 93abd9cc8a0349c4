import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicQuestions } from './public-questions.ts';

const sent = vi.fn<typeof fetch>();
const questions = publicQuestions({ supabaseUrl: '', supabaseKey: 'publishable' }, () => 'http://127.0.0.1:1');
const ask = (method: string, path: string, headers = {}) => questions({ method, path, headers, body: '{}' });

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
});

describe('what a program may have asked', () => {
  it.each([
    ['PATCH', '/rest/v1/profiles'],
    ['POST', '/rest/v1/profiles'],
    ['GET', '/auth/v1/user'],
    ['GET', '/rest/v1/../../auth/v1/user'],
    ['GET', '/rest/v1/%2e%2e/x'],
    ['GET', '/storage/v1/object/a'],
    ['POST', '/rest/v1/rpc/a/b'],
    ['GET', '//elsewhere.example/rest/v1/a'],
  ])('is not %s %s', async (method, path) => {
    vi.stubGlobal('fetch', sent);
    expect(await ask(method, path)).toBeNull();
    expect(sent).not.toHaveBeenCalled();
  });

  it('goes out with the publishable key, and with nothing of a visitor', async () => {
    vi.stubGlobal('fetch', sent.mockResolvedValue(new Response('[]', { headers: { 'content-range': '0-0/1' } })));
    const headers = {
      authorization: 'Bearer x',
      cookie: 'a=b',
      'x-forwarded-for': '1.2.3.4',
      accept: 'application/json',
    };
    const answer = await ask('GET', '/rest/v1/profiles?select=id', headers);
    expect(answer).toMatchObject({ status: 200, body: '[]', headers: { 'content-range': '0-0/1' } });
    const [address, init] = sent.mock.calls[0] ?? [];
    expect(address).toBe('http://127.0.0.1:1/rest/v1/profiles?select=id');
    expect(init?.headers).toEqual({
      accept: 'application/json',
      apikey: 'publishable',
      authorization: 'Bearer publishable',
    });
  });
});
