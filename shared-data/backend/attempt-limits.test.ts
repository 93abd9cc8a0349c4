import { expect, test, vi } from 'vitest';
import { call } from './gateway.fixture.ts';
import { createGateway } from './gateway.ts';
import { DEFAULT_LIMITS } from './limits.ts';

const signIn = (email: string, address = '203.0.113.7', password = 'wrong') =>
  call('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'x-forwarded-for': address },
  });
/** A guest tries a code that was sent to an address. */
const tryCode = (email: string) =>
  call('/rest/v1/rpc/confirm_guest_code', {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { 'content-type': 'application/json' },
  });
/** An authentication service that knows one password. */
const service = async (request: Request) => {
  const { password } = (await request.json()) as { password: string };
  return new Response(null, { status: password === 'right' ? 200 : 400 });
};

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

test('attempts at one account are refused after the third wrong one, with a sentence', async () => {
  const gateway = open();
  for (let index = 0; index < 3; index += 1) expect((await gateway(signIn('anna@example.com'), null)).status).toBe(400);
  const refused = await gateway(signIn('ANNA@example.com ', undefined, 'right'), null);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    error_code: 'over_request_rate_limit',
    msg: 'Too many sign-in attempts. Please wait a few minutes and try again.',
  });
  expect((await gateway(signIn('olga@example.com', undefined, 'right'), null)).status).toBe(200);
});

test.each([429, 503, 504])(
  'attempts that the service answers with %d, without a look at the password, lock nobody out',
  async (status) => {
    let isBusy = true;
    const answer = async (request: Request) => (isBusy ? new Response(null, { status }) : service(request));
    const gateway = createGateway({ answer, limits });
    for (let index = 0; index < 9; index += 1)
      expect((await gateway(signIn('anna@example.com'), null)).status).toBe(status);
    isBusy = false;
    expect((await gateway(signIn('anna@example.com', undefined, 'right'), null)).status).toBe(200);
  },
);

test('attempts from one address, however many, lock nobody out elsewhere', async () => {
  const gateway = open();
  for (let index = 0; index < 30; index += 1) await gateway(signIn('anna@example.com'), null);
  expect((await gateway(signIn('anna@example.com', '203.0.113.8', 'right'), null)).status).toBe(200);
});

test('attempts at one account from many addresses are refused after the eighth', async () => {
  const gateway = open();
  for (let host = 1; host <= 8; host += 1)
    expect((await gateway(signIn('anna@example.com', `203.0.113.${host}`), null)).status).toBe(400);
  expect((await gateway(signIn('anna@example.com', '203.0.113.9'), null)).status).toBe(429);
});

test.each(['/auth/v1/%74oken?grant_type=password', '/auth/v1/recove%72'])(
  'attempts are not hidden by another spelling: %s',
  async (path) => {
    const body = JSON.stringify({ email: 'anna@example.com', password: 'right' });
    expect((await open()(call(path, { method: 'POST', body }), '203.0.113.7')).status).toBe(404);
  },
);

test('attempts at unknown accounts take as long as at known ones', async () => {
  const gateway = createGateway({ answer: service, limits: { ...limits, evenAnswerMs: 60 } });
  const started = performance.now();
  expect((await gateway(signIn('nobody@example.com'), null)).status).toBe(400);
  expect(performance.now() - started).toBeGreaterThan(50);
});

test('attempts from one address are refused after the fifth wrong one, whatever the account', async () => {
  const gateway = open();
  for (let index = 0; index < 5; index += 1)
    expect((await gateway(signIn(`user${index}@example.com`), null)).status).toBe(400);
  expect((await gateway(signIn('another@example.com'), null)).status).toBe(429);
  expect((await gateway(signIn('another@example.com', '203.0.113.99'), null)).status).toBe(400);
});

test('attempts at once are counted too', async () => {
  const gateway = open();
  const burst = await Promise.all(Array.from({ length: 10 }, () => gateway(signIn('anna@example.com'), null)));
  expect(burst.filter(({ status }) => status === 400)).toHaveLength(3);
});

test('attempts with the right password cost nothing', async () => {
  const gateway = open();
  for (let index = 0; index < 20; index += 1)
    expect((await gateway(signIn('anna@example.com', '203.0.113.7', 'right'), null)).status).toBe(200);
});

test('a refresh of the session is no attempt', async () => {
  const gateway = createGateway({ answer: async () => new Response(null, { status: 200 }), limits });
  for (let index = 0; index < 20; index += 1) {
    const refresh = call('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: '{}' });
    expect((await gateway(refresh, '203.0.113.7')).status).toBe(200);
  }
});

test('a visitor keeps signing in from a known address while others try the account from elsewhere', async () => {
  const gateway = open();
  expect((await gateway(signIn('anna@example.com', '203.0.113.7', 'right'), null)).status).toBe(200);
  for (let host = 1; host <= 8; host += 1) await gateway(signIn('anna@example.com', `198.51.100.${host}`), null);
  expect((await gateway(signIn('anna@example.com', '198.51.100.99', 'right'), null)).status).toBe(429);
  expect((await gateway(signIn('anna@example.com', '203.0.113.7', 'right'), null)).status).toBe(200);
});

test('attempts from one network of IPv6 are those of one visitor, whatever the rest of the address', async () => {
  const gateway = open();
  for (let host = 1; host <= 3; host += 1)
    expect((await gateway(signIn('anna@example.com', `2001:db8:0:7::${host}`), null)).status).toBe(400);
  expect((await gateway(signIn('anna@example.com', '2001:DB8:0:7:ffff:1:2:3'), null)).status).toBe(429);
  expect((await gateway(signIn('anna@example.com', '2001:db8:0:8::1'), null)).status).toBe(400);
  for (let attempt = 1; attempt <= 3; attempt += 1) await gateway(signIn('olga@example.com', '192.0.2.1'), null);
  expect((await gateway(signIn('olga@example.com', '::ffff:192.0.2.1'), null)).status).toBe(429);
});

test('attempts to have mails sent to one account end in silence, and lock nobody else out', async () => {
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

test('attempts to have mails sent to a new address are refused aloud; other changes of an account are not counted', async () => {
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

test('messages to us are counted by the row, for each address', async () => {
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

test('searches are limited for each address', async () => {
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

test.each([
  ['signInsOfVisitor', 10, () => signIn('anna@example.com')],
  ['signInsOfAddress', 100, (index: number) => signIn(`user${index}@example.com`)],
  ['signInsOfStrangers', 200, (index: number) => signIn('anna@example.com', `203.0.113.${index}`)],
  ['searchesOfAddress', 600, () => call('/rest/v1/rpc/search_veterinarians')],
  ['searchesOfAddress', 600, () => call('/rest/v1/rpc/next_free_days')],
  ['searchesOfAddress', 600, () => call('/rest/v1/rpc/emergency_contacts', { method: 'POST' })],
  ['guestsOfAddress', 20, () => call('/rest/v1/rpc/book_as_guest', { method: 'POST' })],
  ['guestMovesOfAddress', 40, () => call('/rest/v1/rpc/move_guest_visit', { method: 'POST' })],
  ['guestCodesOfAddress', 20, () => call('/rest/v1/rpc/send_guest_code', { method: 'POST' })],
  ['guestTriesOfVisitor', 10, () => tryCode('anna@example.com')],
  ['guestTriesOfAddress', 100, (index: number) => tryCode(`guest${index}@example.com`)],
  ['exportsOfAddress', 30, () => call('/rest/v1/rpc/own_data', { method: 'POST' })],
])('attempts are let through by default as often as %s says, and no more', async (_name, points, attempt) => {
  const gateway = createGateway({
    answer: async () => new Response(null, { status: 400 }),
    limits: { ...DEFAULT_LIMITS, evenAnswerMs: 0 },
  });
  for (let index = 0; index < points; index += 1)
    expect((await gateway(attempt(index), '203.0.113.7')).status).toBe(400);
  expect((await gateway(attempt(points), '203.0.113.7')).status).toBe(429);
});
