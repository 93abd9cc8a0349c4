import { describe, expect, test, vi } from 'vitest';
import { createGateway } from './gateway.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { asPlainUpload } from './plain-upload.ts';

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
    '/storage/v1/object/sign/pet-documents/1/a.pdf?token=x',
    '/storage/v1/object/sign/visit-photos/1/a.jpg?token=x',
    '/storage/v1/object/sign/message-files/1/a.pdf?token=x',
    '/auth/v1/verify?token=1',
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

describe('an upload', () => {
  const path = '/storage/v1/object/pet-images/1/a.png';
  const arriving = async (init: RequestInit) => {
    const request = await asPlainUpload(call(path, { method: 'POST', ...init }));
    const header = (name: string) => request.headers.get(name);
    return { type: header('content-type'), cache: header('cache-control'), text: await request.text() };
  };

  test('that a browser wraps as a form, arrives as the plain file', async () => {
    const form = new FormData();
    form.append('cacheControl', '3600');
    form.append('', new File(['bytes'], 'a.png', { type: 'image/png' }));
    expect(await arriving({ body: form })).toEqual({ type: 'image/png', cache: 'max-age=3600', text: 'bytes' });
  });

  test('that is plain already stays as it is', async () => {
    const headers = { 'content-type': 'image/webp', 'cache-control': 'max-age=60' };
    expect(await arriving({ body: 'bytes', headers })).toEqual({
      type: 'image/webp',
      cache: 'max-age=60',
      text: 'bytes',
    });
  });

  test('that is a broken form arrives as nothing, of no type that a bucket takes', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const arrived = await arriving({ body: '--b\r\nno form', headers });
    expect(arrived).toMatchObject({ type: 'application/octet-stream', text: '' });
  });
});

describe('attempts', () => {
  const limits = {
    ...DEFAULT_LIMITS,
    signInsOfVisitor: { points: 3, duration: 60 },
    signInsOfAddress: { points: 5, duration: 60 },
    signInsOfStrangers: { points: 8, duration: 60 },
    mailsOfVisitor: { points: 2, duration: 60 },
    contactsOfAddress: { points: 5, duration: 60 },
    searchesOfAddress: { points: 3, duration: 60 },
    exportsOfAddress: { points: 3, duration: 60 },
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

  test('of others do not lock out who has signed in from the same address before', async () => {
    const gateway = open();
    expect((await gateway(signIn('anna@example.com', '203.0.113.7', 'right'), null)).status).toBe(200);
    for (let host = 1; host <= 8; host += 1) await gateway(signIn('anna@example.com', `198.51.100.${host}`), null);
    expect((await gateway(signIn('anna@example.com', '198.51.100.99', 'right'), null)).status).toBe(429);
    expect((await gateway(signIn('anna@example.com', '203.0.113.7', 'right'), null)).status).toBe(200);
  });

  test('from one network of IPv6 are those of one visitor, whatever the rest of the address', async () => {
    const gateway = open();
    for (let host = 1; host <= 3; host += 1)
      expect((await gateway(signIn('anna@example.com', `2001:db8:0:7::${host}`), null)).status).toBe(400);
    expect((await gateway(signIn('anna@example.com', '2001:DB8:0:7:ffff:1:2:3'), null)).status).toBe(429);
    expect((await gateway(signIn('anna@example.com', '2001:db8:0:8::1'), null)).status).toBe(400);
    for (let attempt = 1; attempt <= 3; attempt += 1) await gateway(signIn('olga@example.com', '192.0.2.1'), null);
    expect((await gateway(signIn('olga@example.com', '::ffff:192.0.2.1'), null)).status).toBe(429);
  });

  test('to have mails sent to one account end in silence, and lock nobody else out', async () => {
    const sent = vi.fn(async () => Response.json({}));
    const gateway = createGateway({ answer: sent, limits });
    const recover = async (address: string) => {
      const body = JSON.stringify({ email: 'anna@example.com' });
      const headers = { 'x-forwarded-for': address };
      const answer = await gateway(call('/auth/v1/recover', { method: 'POST', body, headers }), null);
      return { status: answer.status, body: await answer.json() };
    };
    for (let index = 0; index < 5; index += 1) expect(await recover('203.0.113.7')).toEqual({ status: 200, body: {} });
    expect(sent).toHaveBeenCalledTimes(2);
    await recover('203.0.113.8');
    expect(sent).toHaveBeenCalledTimes(3);
  });

  test('to have mails sent to a new address are refused aloud; other changes of an account are not counted', async () => {
    const gateway = createGateway({ answer: async () => Response.json({}), limits });
    const change = async (body: object) => {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const request = call('/auth/v1/user', { method: 'PUT', body: JSON.stringify(body), headers });
      return (await gateway(request, null)).status;
    };
    const asked = [];
    for (let index = 0; index < 3; index += 1) asked.push(await change({ email: 'anna@example.com' }));
    expect(asked).toEqual([200, 200, 429]);
    expect(await change({ password: 'another horse' })).toBe(200);
  });

  test('to write to us are counted by the row, for each address', async () => {
    const gateway = createGateway({ answer: async () => new Response(null, { status: 201 }), limits });
    const write = async (rows: number, address: string) => {
      const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
      const body = JSON.stringify(Array.from({ length: rows }, () => ({ message: 'hello' })));
      return (await gateway(call('/rest/v1/contact_messages', { method: 'POST', body, headers }), null)).status;
    };
    expect(await write(4, '203.0.113.7')).toBe(201);
    expect(await write(2, '203.0.113.7')).toBe(429);
    expect(await write(5, '203.0.113.8')).toBe(201);
    expect((await gateway(call('/rest/v1/contact%5Fmessages', { method: 'POST' }), '203.0.113.7')).status).toBe(404);
  });

  test('to search are limited for each address', async () => {
    const gateway = createGateway({ answer: async () => Response.json({}), limits });
    const search = (address: string) => gateway(call('/rest/v1/rpc/search_veterinarians?city=Gdynia'), address);
    for (let index = 0; index < 3; index += 1) expect((await search('203.0.113.7')).status).toBe(200);
    const refused = await search('203.0.113.7');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({
      code: 'PT429',
      message: expect.stringContaining('Too many searches'),
    });
    expect((await search('203.0.113.8')).status).toBe(200);
  });

  test('are limited like this where nobody says otherwise', () => {
    const minute = 60;
    const hour = 3600;
    expect(DEFAULT_LIMITS).toEqual({
      signInsOfVisitor: { points: 10, duration: 10 * minute },
      signInsOfAddress: { points: 100, duration: 10 * minute },
      signInsOfStrangers: { points: 200, duration: 10 * minute },
      signUpsOfAddress: { points: 300, duration: hour },
      mailsOfVisitor: { points: 10, duration: hour },
      mailsOfAddress: { points: 100, duration: hour },
      contactsOfAddress: { points: 20, duration: hour },
      guestsOfAddress: { points: 20, duration: 24 * hour },
      searchesOfAddress: { points: 600, duration: minute },
      exportsOfAddress: { points: 30, duration: hour },
      databaseOfAddress: { points: 60_000, duration: 30 },
      evenAnswerMs: 500,
    });
  });

  test.each([
    ['signInsOfVisitor', 10, () => signIn('anna@example.com')],
    ['signInsOfAddress', 100, (index: number) => signIn(`user${index}@example.com`)],
    ['signInsOfStrangers', 200, (index: number) => signIn('anna@example.com', `203.0.113.${index}`)],
    ['searchesOfAddress', 600, () => call('/rest/v1/rpc/search_veterinarians')],
    ['searchesOfAddress', 600, () => call('/rest/v1/rpc/next_free_days')],
    ['searchesOfAddress', 600, () => call('/rest/v1/rpc/open_veterinarians', { method: 'POST' })],
    ['searchesOfAddress', 600, () => call('/rest/v1/rpc/emergency_contacts', { method: 'POST' })],
    ['guestsOfAddress', 20, () => call('/rest/v1/rpc/book_as_guest', { method: 'POST' })],
    ['exportsOfAddress', 30, () => call('/rest/v1/rpc/own_data', { method: 'POST' })],
  ])('are let through by default as often as %s says, and no more', async (_name, points, attempt) => {
    const gateway = createGateway({
      answer: async () => new Response(null, { status: 400 }),
      limits: { ...DEFAULT_LIMITS, evenAnswerMs: 0 },
    });
    for (let index = 0; index < points; index += 1)
      expect((await gateway(attempt(index), '203.0.113.7')).status).toBe(400);
    expect((await gateway(attempt(points), '203.0.113.7')).status).toBe(429);
  });
});

test('a mail program that looks where the link of a mail leads does not use it up', async () => {
  const answer = vi.fn(async () => new Response(null, { status: 303 }));
  const link = 'http://127.0.0.1/auth/v1/verify?token=t&type=recovery';
  const looked = await createGateway({ answer })(new Request(link, { method: 'HEAD' }), '203.0.113.7');
  expect([looked.status, answer.mock.calls.length]).toEqual([200, 0]);
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
