import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './attempt-limits.ts';
import { createGateway } from './gateway.ts';

const KEY = { apikey: 'sb_publishable_x' };
const call = (path: string, init: RequestInit = {}) =>
  new Request(`http://127.0.0.1${path}`, { ...init, headers: { ...KEY, ...init.headers } });
const signIn = (email: string, address = '203.0.113.7', password = 'wrong') =>
  call('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'x-forwarded-for': address },
  });
/** An authentication service that knows one password. */
const service = async (request: Request) => {
  const { password } = (await request.json()) as { password: string };
  return new Response(null, { status: password === 'right' ? 200 : 400 });
};

describe('what passes', () => {
  const gateway = createGateway({
    answer: async (request, { peerAddress }) => Response.json({ path: new URL(request.url).pathname, peerAddress }),
  });

  test.each(['/rest/v1/pets', '/auth/v1/user', '/storage/v1/object/pet-images/1/a.png'])(
    '%s with a key, and not without',
    async (path) => {
      expect((await gateway(call(path), '127.0.0.1')).status).toBe(200);
      expect((await gateway(new Request(`http://127.0.0.1${path}`), '127.0.0.1')).status).toBe(401);
      const bearer = { headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0' } };
      expect((await gateway(new Request(`http://127.0.0.1${path}`, bearer), '127.0.0.1')).status).toBe(401);
    },
  );

  test.each([
    '/storage/v1/object/public/pet-images/1/a.png',
    '/auth/v1/verify?token=1',
    '/auth/v1/.well-known/jwks.json',
  ])('%s without a key', async (path) => {
    expect((await gateway(new Request(`http://127.0.0.1${path}`), '127.0.0.1')).status).toBe(200);
  });

  test.each(['/', '/_studio', '/functions/v1/x', '/rest', '/auth/v1', '/storage/v1/object/public/../../../x'])(
    '%s is nothing',
    async (path) => {
      expect((await gateway(call(path), '127.0.0.1')).status).toBe(404);
    },
  );

  test("the visitor's address is the one that the site's server wrote, not one that the visitor made up", async () => {
    const forwarded = call('/rest/v1/pets', { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' } });
    expect(await (await gateway(forwarded, '127.0.0.1')).json()).toMatchObject({ peerAddress: '203.0.113.7' });
    expect(await (await gateway(call('/rest/v1/pets'), '::1')).json()).toMatchObject({ peerAddress: '::1' });
  });
});

describe('an upload', () => {
  const gateway = createGateway({
    answer: async (request) =>
      Response.json({
        type: request.headers.get('content-type'),
        cache: request.headers.get('cache-control'),
        text: await request.text(),
      }),
  });
  const path = '/storage/v1/object/pet-images/1/a.png';

  test('that a browser wraps as a form, arrives as the plain file', async () => {
    const form = new FormData();
    form.append('cacheControl', '3600');
    form.append('', new File(['bytes'], 'a.png', { type: 'image/png' }));
    const answer = await gateway(call(path, { method: 'POST', body: form }), null);
    expect(await answer.json()).toEqual({ type: 'image/png', cache: 'max-age=3600', text: 'bytes' });
  });

  test('that is plain already stays as it is', async () => {
    const headers = { 'content-type': 'image/webp', 'cache-control': 'max-age=60' };
    const answer = await gateway(call(path, { method: 'POST', body: 'bytes', headers }), null);
    expect(await answer.json()).toEqual({ type: 'image/webp', cache: 'max-age=60', text: 'bytes' });
  });
});

describe('attempts', () => {
  const limits = {
    ...DEFAULT_LIMITS,
    signInsOfVisitor: { points: 3, duration: 60 },
    signInsOfAddress: { points: 5, duration: 60 },
    signInsOfAccount: { points: 8, duration: 60 },
    mailsToAccount: { points: 2, duration: 60 },
    evenAnswerMs: 0,
  };
  const open = () => createGateway({ answer: service, limits });

  test('at one account are refused after the third wrong one, with a sentence', async () => {
    const gateway = open();
    for (let index = 0; index < 3; index += 1)
      expect((await gateway(signIn('anna@example.com'), null)).status).toBe(400);
    const refused = await gateway(signIn('ANNA@example.com ', undefined, 'right'), null);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: 'Too many sign-in attempts. Please wait a few minutes and try again.',
    });
    expect((await gateway(signIn('olga@example.com', undefined, 'right'), null)).status).toBe(200);
  });

  test('from one address, however many, lock nobody out elsewhere', async () => {
    const gateway = open();
    for (let index = 0; index < 30; index += 1) await gateway(signIn('anna@example.com'), null);
    expect((await gateway(signIn('anna@example.com', '203.0.113.8', 'right'), null)).status).toBe(200);
  });

  test('at one account from many addresses are refused after the eighth', async () => {
    const gateway = open();
    for (let host = 1; host <= 8; host += 1)
      expect((await gateway(signIn('anna@example.com', `203.0.113.${host}`), null)).status).toBe(400);
    expect((await gateway(signIn('anna@example.com', '203.0.113.9'), null)).status).toBe(429);
  });

  test.each(['/auth/v1/%74oken?grant_type=password', '/auth/v1/recove%72'])(
    'are not hidden by another spelling: %s',
    async (path) => {
      const body = JSON.stringify({ email: 'anna@example.com', password: 'right' });
      expect((await open()(call(path, { method: 'POST', body }), '203.0.113.7')).status).toBe(404);
    },
  );

  test('at unknown accounts take as long as at known ones', async () => {
    const gateway = createGateway({ answer: service, limits: { ...limits, evenAnswerMs: 60 } });
    const started = performance.now();
    expect((await gateway(signIn('nobody@example.com'), null)).status).toBe(400);
    expect(performance.now() - started).toBeGreaterThan(50);
  });

  test('from one address are refused after the fifth wrong one, whatever the account', async () => {
    const gateway = open();
    for (let index = 0; index < 5; index += 1)
      expect((await gateway(signIn(`user${index}@example.com`), null)).status).toBe(400);
    expect((await gateway(signIn('another@example.com'), null)).status).toBe(429);
    expect((await gateway(signIn('another@example.com', '203.0.113.99'), null)).status).toBe(400);
  });

  test('at once are counted too', async () => {
    const gateway = open();
    const burst = await Promise.all(Array.from({ length: 10 }, () => gateway(signIn('anna@example.com'), null)));
    expect(burst.filter(({ status }) => status === 400)).toHaveLength(3);
  });

  test('with the right password cost nothing', async () => {
    const gateway = open();
    for (let index = 0; index < 20; index += 1)
      expect((await gateway(signIn('anna@example.com', '203.0.113.7', 'right'), null)).status).toBe(200);
  });

  test('at a refresh of the session are none', async () => {
    const gateway = createGateway({ answer: async () => new Response(null, { status: 200 }), limits });
    for (let index = 0; index < 20; index += 1) {
      const refresh = call('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: '{}' });
      expect((await gateway(refresh, '203.0.113.7')).status).toBe(200);
    }
  });

  test('to have mails sent to one account are limited', async () => {
    const gateway = createGateway({ answer: async () => new Response('{}'), limits });
    const recover = () =>
      call('/auth/v1/recover', { method: 'POST', body: JSON.stringify({ email: 'anna@example.com' }) });
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await gateway(recover(), '203.0.113.7')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a body that the authentication service cannot take', () => {
  const gateway = createGateway({ answer: async () => new Response('{}') });
  const signUp = (body: string) => gateway(call('/auth/v1/signup', { method: 'POST', body }), '203.0.113.7');

  test.each([
    ['null'],
    ['[]'],
    ['"text"'],
    ['{"email":["anna@example.com"],"password":"secret1"}'],
    ['{"email":"anna@example.com","password":{}}'],
    ['{"email":"anna@example.com","password":"secret1","data":{"full_name":"a\\u0000b"}}'],
    ['{"email":"anna@example.com","password":"secret1","data":{"full_name":"a\\ud800"}}'],
    [JSON.stringify({ email: `${'a'.repeat(250)}@x.example`, password: 'secret1' })],
  ])('%s is refused with a sentence', async (body) => {
    const answer = await signUp(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed', msg: expect.stringMatching(/\w/) });
  });

  test.each([['{"email":"anna@example.com","password":"secret1"}'], ['{"refresh_token":"x"}'], ['{bad'], ['']])(
    '%s passes on to it',
    async (body) => {
      expect((await signUp(body)).status).toBe(200);
    },
  );
});

test('a null character in an address is nothing', async () => {
  const gateway = createGateway({ answer: async () => new Response('{}') });
  const upload = call('/storage/v1/object/pet-images/1/a%00.png', { method: 'POST', body: 'bytes' });
  expect((await gateway(upload, '203.0.113.7')).status).toBe(404);
});
