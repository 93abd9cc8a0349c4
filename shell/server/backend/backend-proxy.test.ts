import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runTimeConfig } from '../documents/run-time-config.ts';
import { rawAnswer, rawStatus, type TestSite, testSite } from '../site.fixture.ts';
import type { SiteAppOptions } from '../site-app.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

async function siteBefore(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  options: Partial<SiteAppOptions> = {},
): Promise<TestSite> {
  const backend = createServer(answer);
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const { port } = backend.address() as AddressInfo;
  const site = await testSite({ backend: () => `http://127.0.0.1:${port}`, ...options });
  endings.push(site.stop, async () => backend.close().closeAllConnections());
  return site;
}

describe('a call to the backend', () => {
  it('arrives with method, query, body and keys, and its answer comes back', async () => {
    const site = await siteBefore(async (request, response) => {
      const body = (await request.toArray()).join('');
      response.writeHead(201, { 'content-type': 'application/json', 'content-range': '0-1/2' });
      response.end(JSON.stringify({ method: request.method, url: request.url, body, key: request.headers.apikey }));
    });
    const answer = await site.get('/rest/v1/pets?id=eq.1', {
      method: 'POST',
      body: '{"a":1}',
      headers: { apikey: 'k' },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('content-range')).toBe('0-1/2');
    expect(await answer.json()).toEqual({ method: 'POST', url: '/rest/v1/pets?id=eq.1', body: '{"a":1}', key: 'k' });
  });

  it('carries the address that this server saw, not the one that the visitor wrote', async () => {
    const site = await siteBefore((request, response) => response.end(request.headers['x-forwarded-for']));
    const answer = await site.get('/auth/v1/token', { headers: { 'x-forwarded-for': '198.51.100.9' } });
    expect(await answer.text()).toBe('127.0.0.1');
  });

  it('carries what a trusted proxy wrote', async () => {
    const site = await siteBefore((request, response) => response.end(request.headers['x-forwarded-for']), {
      trustProxy: true,
    });
    const answer = await site.get('/auth/v1/token', { headers: { 'x-forwarded-for': '198.51.100.9' } });
    expect(await answer.text()).toBe('198.51.100.9');
  });

  it.each(['/auth/v1/token', '/rest/v1/rpc/free_slots'])(
    'may come to %s from a page of another origin, with what the Supabase clients send',
    async (path) => {
      const site = await siteBefore((_request, response) => response.end('{}'));
      const preflight = await site.get(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://static.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
        },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      const allowed = preflight.headers.get('access-control-allow-headers')?.split(',') ?? [];
      expect(allowed).toEqual(expect.arrayContaining(['authorization', 'apikey', 'x-supabase-api-version']));
      const answer = await site.get(path, { method: 'POST', headers: { origin: 'https://static.example' } });
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it('of a guest is answered to pages of the site alone', async () => {
    const config = runTimeConfig({
      ...{ gatePassword: '', channelName: 'stable', supabaseUrl: '', supabaseKey: 'sb_key' },
      siteUrl: 'https://veto.example',
    });
    const site = await siteBefore((_, response) => response.end('{}'), { config });
    const status = async (path: string, origin?: string) =>
      (await site.get(path, { method: 'POST', headers: { ...(origin && { origin }) } })).status;
    for (const name of [
      'book_as_guest',
      'send_guest_code',
      'confirm_guest_code',
      'guest_visit',
      'move_guest_visit',
      'cancel_guest_visit',
      'review_guest_visit',
    ])
      expect(await status(`/rest/v1/rpc/${name}`, 'https://evil.example')).toBe(403);
    for (const origin of ['null', 'https://veto.example.evil.example'])
      expect(await status('/rest/v1/rpc/book_as_guest', origin)).toBe(403);
    for (const origin of [undefined, site.url, 'https://veto.example'])
      expect(await status('/rest/v1/rpc/book_as_guest', origin)).toBe(200);
  });

  it('of a guest is refused to a page at a name that somebody has made to lead here, where the site knows its own', async () => {
    const told = { gatePassword: '', channelName: 'stable', supabaseUrl: '', supabaseKey: 'sb_key' };
    const config = runTimeConfig({ ...told, siteUrl: 'https://veto.example' });
    const answerer = (_: IncomingMessage, response: ServerResponse) => response.end('{}');
    const site = await siteBefore(answerer, { config, previewOrigin: 'https://preview.veto.example' });
    const unaware = await siteBefore(answerer);
    const status = async ({ url }: TestSite, host: string) => {
      const headers = { host, origin: `https://${host}` };
      return (await rawAnswer(url, '/rest/v1/rpc/book_as_guest', { method: 'POST', headers })).status;
    };
    expect(await status(site, 'evil.example')).toBe(403);
    for (const host of ['veto.example', 'preview.veto.example', 'localhost:3000'])
      expect(await status(site, host)).toBe(200);
    expect(await status(unaware, 'practice.example')).toBe(200);
  });

  it('that is too large is refused before it gets there', async () => {
    let calls = 0;
    const site = await siteBefore((_, response) => {
      calls += 1;
      response.end();
    });
    const answer = await site.get('/rest/v1/pets', { method: 'POST', body: 'x'.repeat(1_100_000) });
    expect([answer.status, calls]).toEqual([413, 0]);
  });
});

describe('an address that is hard to read', () => {
  it.each([
    '/rest/v1/profiles?name=eq.%ff',
    '/rest/v1/profiles?order=%00',
    '/rest/v1/%ff',
    '/storage/v1/object/pets/%ff.png',
    '/auth/v1/%ff',
    '/r%65st/v1/profiles',
    '/auth/v1/%74oken',
  ])('is refused before it gets there: %s', async (path) => {
    const reached: unknown[] = [];
    const site = await siteBefore((request, response) => {
      reached.push(request.url);
      response.end();
    });
    expect(await rawStatus(site.url, path)).toBe(400);
    expect(reached).toEqual([]);
  });

  it('that is only in another language is passed on as it is', async () => {
    const site = await siteBefore((request, response) => response.end(request.url));
    const path = '/rest/v1/profiles?city=eq.%C5%81%C3%B3d%C5%BA&name=ilike.*%25*&order=name';
    expect(await (await site.get(path)).text()).toBe(path);
  });
});

describe('half a request', () => {
  it.each(['/rest/v1/pets', '/auth/v1/token', '/storage/v1/object/pets/a.png', '/_reports', '/_rates'])(
    'to %s is refused, and holds nothing',
    async (path) => {
      const site = await siteBefore((request, response) => request.on('end', () => response.end()).resume(), {
        bodyIdleMs: 100,
      });
      expect(await statusOfHalf(site.url, path)).toBe(408);
    },
  );

  it('takes as long as it takes while more of it comes', async () => {
    let arrived = Promise.withResolvers<void>();
    const site = await siteBefore(
      (request, response) => request.on('data', () => arrived.resolve()).on('end', () => response.end()),
      { bodyIdleMs: 300, backendTimeoutMs: 300 },
    );
    const slow = new ReadableStream<Uint8Array>({
      async start(controller) {
        for (let part = 0; part < 8; part++) {
          arrived = Promise.withResolvers();
          controller.enqueue(new Uint8Array(8));
          await arrived.promise;
          vi.advanceTimersByTime(200);
        }
        controller.close();
      },
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const init = { method: 'POST', body: slow, duplex: 'half' } as const;
      expect((await site.get('/storage/v1/object/pets/a.png', init)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that never says how long it is has the same limit of size', async () => {
    const site = await siteBefore((request, response) => request.on('end', () => response.end()).resume());
    const endless = new Blob(['x'.repeat(1_100_000)]).stream();
    expect((await site.get('/rest/v1/pets', { method: 'POST', body: endless, duplex: 'half' })).status).toBe(413);
  });
});

/** The status of the answer to a request that promises more than it sends. */
async function statusOfHalf(url: string, path: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":`,
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]);
}

describe('a backend that is not there', () => {
  it('is 503 while it starts', async () => {
    const site = await testSite({ backend: () => null });
    endings.push(site.stop);
    const answer = await site.get('/rest/v1/pets');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({ code: 'backend_unavailable' });
  });

  it('is 503 when nobody listens, which says when to come back, and the site goes on', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
    const site = await testSite({ backend: () => 'http://127.0.0.1:9', log });
    endings.push(site.stop);
    const answer = await site.get('/rest/v1/pets');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(lines).toEqual([expect.stringMatching(/fetch failed.*the backend cannot be reached/)]);
    expect((await site.get('/mf-pets')).status).toBe(200);
  });

  it('is 504 when it does not answer in time', async () => {
    const site = await siteBefore(() => {}, { backendTimeoutMs: 50 });
    expect((await site.get('/rest/v1/pets')).status).toBe(504);
  });
});

it('takes eight uploads of a sender at a time, and the next once one of them is stored', async () => {
  const held: ServerResponse[] = [];
  const site = await siteBefore((_, response) => void held.push(response), { trustProxy: true });
  const upload = (sender: string) =>
    site.get('/storage/v1/object/pet-images/a.png', {
      method: 'POST',
      body: 'a',
      headers: { 'x-forwarded-for': sender },
    });
  const taken = Array.from({ length: 8 }, () => upload('203.0.113.1'));
  const other = upload('203.0.113.2');
  await vi.waitFor(() => expect(held).toHaveLength(9));
  const refused = await upload('203.0.113.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  for (const response of held.splice(0)) response.end('{}');
  for (const answer of [...taken, other]) expect((await answer).status).toBe(200);
  const next = upload('203.0.113.1');
  await vi.waitFor(() => expect(held).toHaveLength(1));
  held[0]?.end('{}');
  expect((await next).status).toBe(200);
});

describe('an uploaded file', () => {
  const uploaded = (type: string) =>
    siteBefore((_, response) => {
      response.writeHead(200, { 'content-type': type });
      response.end('<script>alert(1)</script>');
    });

  it('that is an image is shown, and runs nothing', async () => {
    const site = await uploaded('image/png');
    const { headers } = await site.get('/storage/v1/object/public/pets/a.png');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBeNull();
    expect(headers.get('cache-control')).toContain('max-age=300');
  });

  it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'IMAGE/SVG+XML; charset=utf-8'])(
    'of type %s is saved, never opened',
    async (type) => {
      const site = await uploaded(type);
      const { headers } = await site.get('/storage/v1/object/public/pets/a');
      expect(headers.get('content-disposition')).toBe('attachment');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    },
  );
});
