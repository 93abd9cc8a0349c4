import { visitorNetwork } from '@veto/shared-data/backend';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicQuestions } from './public-questions.ts';

const sent = vi.fn<typeof fetch>();
const questions = publicQuestions({ supabaseUrl: '', supabaseKey: 'publishable' }, () => 'http://127.0.0.1:1');
const ask = (method: string, path: string, headers = {}, version = '1.0.0-aaaaaaaa') =>
  questions({ method, path, headers, body: '{}' }, { slice: 'mf-vets', version });

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
    ['POST', '/rest/v1/rpc/book_as_guest'],
    ['GET', '/rest/v1/rpc/unsubscribe?link=a'],
    ['PUT', '/rest/v1/rpc/free_slots'],
    ['GET', '/rest/v1/'],
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
      'x-forwarded-for': expect.any(String),
    });
  });

  it('is a named function, which each release asks as a sender of its own', async () => {
    vi.stubGlobal(
      'fetch',
      sent.mockImplementation(async () => new Response('[]')),
    );
    for (const version of ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb', '1.0.0-aaaaaaaa'])
      expect(await ask('POST', '/rest/v1/rpc/free_slots', {}, version)).toMatchObject({ status: 200 });
    const senders = sent.mock.calls.map(([, init]) =>
      visitorNetwork(new Headers(init?.headers).get('x-forwarded-for')),
    );
    expect(senders).toEqual([senders[0], expect.stringMatching(/^fd[\da-f:]+::\/64$/), senders[0]]);
    expect(senders[1]).not.toBe(senders[0]);
  });
});
