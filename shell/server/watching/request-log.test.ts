import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestSite, testSite } from '../site.fixture.ts';
import type { SiteAppOptions } from '../site-app.ts';

let site: TestSite;
const endings: (() => unknown)[] = [];
afterEach(async () => {
  await site?.stop();
  for (const end of endings.splice(0)) await end();
});

interface Line {
  msg: string;
  request?: string;
  method?: string;
  route?: string;
  status?: number;
  ms?: number;
  user?: string;
}

const USER = '0c9f4d7e-1a2b-4c3d-8e4f-5a6b7c8d9e0f';
const token = (claims: object) => `Bearer eyJh.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;

async function loggedSite(status = 200, options: Partial<SiteAppOptions> = {}): Promise<Line[]> {
  const lines: Line[] = [];
  const backend = createServer((_, response) => response.writeHead(status).end('{}')).listen(0, '127.0.0.1');
  endings.push(() => backend.close().closeAllConnections());
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line) as Line) });
  site = await testSite({ log, backend: () => `http://127.0.0.1:${port}`, ...options });
  return lines;
}

describe('the log of requests', () => {
  it('has id, method, pattern, status, time and user of each, and the id is in the answer', async () => {
    const lines = await loggedSite();
    const answer = await site.get('/rest/v1/pets?select=name', { headers: { authorization: token({ sub: USER }) } });
    expect(lines).toEqual([
      expect.objectContaining({
        msg: 'request',
        request: answer.headers.get('x-request-id'),
        method: 'GET',
        route: '/rest/v1/pets',
        status: 200,
        ms: expect.any(Number),
        user: USER,
      }),
    ]);
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id');
  });

  it('has the revision of the channel that a document was made of, and of the live one for all else', async () => {
    const lines = await loggedSite();
    for (const path of ['/mf-pets', '/mf-pets?veto-revision=1', '/config.json']) await site.get(path);
    expect(lines).toMatchObject([{ revision: 2 }, { revision: 1 }, { revision: 2 }]);
  });

  it('never has a token, an address, a query or a body', async () => {
    const lines = await loggedSite();
    const secret = 'hidden-thing';
    await site.get(`/auth/v1/verify?token=${secret}&email=${secret}@example.com`);
    await site.get(`/auth/v1/token?grant_type=password`, { method: 'POST', body: `{"password":"${secret}"}` });
    await site.get(`/storage/v1/object/pets/${secret}.png`, { headers: { authorization: token({ sub: secret }) } });
    await site.get(`/nowhere/${secret}`, { headers: { cookie: secret, authorization: `Bearer ${secret}` } });
    await site.get(`/releases/mf-pets/${secret}.js`);
    await site.get(`/mf-pets?veto-preview=${secret}${secret}`, {
      headers: { cookie: `veto_shown=preview.${secret}${secret}` },
    });
    expect(lines).toHaveLength(6);
    expect(JSON.stringify(lines)).not.toContain(secret);
  });

  it('believes a token only where the API did', async () => {
    const lines = await loggedSite(401);
    await site.get('/rest/v1/pets', { headers: { authorization: token({ sub: USER }) } });
    expect(lines[0]).not.toHaveProperty('user');
  });

  it.each([
    ['/rest/v1/made_up_by_a_stranger', 404, '/rest/v1/:name'],
    ['/rest/v1/rpc/made_up', 400, '/rest/v1/rpc/:name'],
    ['/rest/v1/rpc/free_slots', 200, '/rest/v1/rpc/free_slots'],
    ['/storage/v1/object/public/pets/1.png', 200, '/storage/v1/object'],
    ['/auth/elsewhere', 404, '/auth/*'],
  ])('has names of the API only once they are known: %s answered %i is %s', async (path, status, route) => {
    const lines = await loggedSite(status);
    await site.get(path);
    expect(lines[0]?.route).toBe(route);
  });

  it('takes an id from a trusted proxy only, and of what an id is made only', async () => {
    const headers = { 'x-request-id': 'from-the-proxy-1' };
    await loggedSite();
    expect((await site.get('/mf-pets', { headers })).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    await site.stop();
    await loggedSite(200, { trustProxy: true });
    expect((await site.get('/mf-pets', { headers })).headers.get('x-request-id')).toBe('from-the-proxy-1');
    const odd = { 'x-request-id': 'a"b' };
    expect((await site.get('/mf-pets', { headers: odd })).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});
