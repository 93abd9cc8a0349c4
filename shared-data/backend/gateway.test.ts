import { describe, expect, test, vi } from 'vitest';
import { PRIVATE_BUCKETS } from '../src/images/private-buckets.ts';
import { call } from './gateway.fixture.ts';
import { createGateway } from './gateway.ts';

describe('requests that pass', () => {
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
    ...PRIVATE_BUCKETS.map((bucket) => `/storage/v1/object/sign/${bucket}/1/a.pdf?token=x`),
    '/auth/v1/.well-known/jwks.json',
  ])('%s without a key', async (path) => {
    expect((await gateway(new Request(`http://127.0.0.1${path}`), '127.0.0.1')).status).toBe(200);
  });

  test('signing a link needs a key', async () => {
    const request = new Request('http://127.0.0.1/storage/v1/object/sign/pet-documents/1/a.pdf', { method: 'POST' });
    expect((await gateway(request, '127.0.0.1')).status).toBe(401);
  });

  test.each([
    '/storage/v1/bucket',
    '/storage/v1/object/copy',
    '/storage/v1/object/sign/pet-images/1/a.png?token=x',
    '/rest/v1/%70ets',
  ])('%s is not offered', async (path) => {
    expect((await gateway(call(path), '127.0.0.1')).status).toBe(404);
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

test.each(['HEAD', 'GET'])(
  'a program that looks where the link of a mail leads (%s) does not use it up',
  async (method) => {
    const answer = vi.fn(async () => new Response());
    const link = 'http://127.0.0.1/auth/v1/verify?token=t&type=recovery&redirect_to=https://elsewhere.example';
    const looked = await createGateway({ answer })(new Request(link, { method }), '203.0.113.7');
    expect([looked.status, looked.headers.get('location')]).toEqual([
      303,
      '/reset-password#token_hash=t&type=recovery',
    ]);
    expect(answer).not.toHaveBeenCalled();
  },
);

describe('a body that the authentication service cannot take', () => {
  const gateway = createGateway({ answer: async () => new Response('{}') });
  const signUp = (body: string) => gateway(call('/auth/v1/signup', { method: 'POST', body }), '203.0.113.7');

  test.each([
    ['null'],
    ['[]'],
    ['"text"'],
    ['{"email":["anna@example.com"],"password":"secret1"}'],
    ['{"email":"anna@example.com","password":{}}'],
    ['{"auth_code":[[1],2],"code_verifier":"x"}'],
    ['{"refresh_token":0}'],
    ['{"email":"anna@example.com","password":"secret1","data":{"full_name":"a\\u0000b"}}'],
    ['{"email":"anna@example.com","password":"secret1","data":{"full_name":"a\\ud800"}}'],
    [JSON.stringify({ email: `${'a'.repeat(250)}@x.example`, password: 'secret1' })],
    [JSON.stringify({ email: '"<a href=//x.example>Win</a>"@x.example', password: 'secret1' })],
    [JSON.stringify({ email: 'a<b>@x.example', password: 'secret1' })],
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

test('a null character in an address is refused', async () => {
  const gateway = createGateway({ answer: async () => new Response('{}') });
  const upload = call('/storage/v1/object/pet-images/1/a%00.png', { method: 'POST', body: 'bytes' });
  expect((await gateway(upload, '203.0.113.7')).status).toBe(400);
});

describe('/health', () => {
  const health = async (answers: boolean, hasRoom: boolean) => {
    const gateway = createGateway({ answer: async () => new Response(), health: async () => ({ answers, hasRoom }) });
    const answer = await gateway(new Request('http://127.0.0.1/health'), null);
    return [answer.status, await answer.json()];
  };

  test('says whether the database answers, and when the disk is nearly full', async () => {
    expect(await health(true, true)).toEqual([200, { status: 'ready' }]);
    expect(await health(true, false)).toEqual([200, { status: 'degraded', reason: 'The disk is nearly full.' }]);
    expect(await health(false, true)).toEqual([503, { status: 'The database does not answer.' }]);
  });
});
