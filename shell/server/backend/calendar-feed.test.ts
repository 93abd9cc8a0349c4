import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { runTimeConfig } from '../documents/run-time-config.ts';
import { type TestSite, testSite } from '../site.fixture.ts';

const SECRET = 'a'.repeat(64);
const VISIT = {
  id: 'a1',
  date: '2026-11-24',
  time: '10:00',
  minutes: 30,
  created_at: '2026-11-20T08:00:00Z',
  updated_at: '2026-11-20T08:00:00Z',
  pet: null,
  owner: null,
};

let site: TestSite;
let database: Server | undefined;
let asked: { url: string | undefined; key: unknown; body: string }[] = [];
afterEach(async () => {
  await site?.stop();
  database?.close();
  database = undefined;
  asked = [];
});

/** A backend that knows one secret. @returns its address. */
async function answering(status = 200): Promise<string> {
  database = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ url: request.url, key: request.headers.apikey, body });
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body === JSON.stringify({ secret: SECRET }) ? [VISIT] : null));
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  return `http://127.0.0.1:${(database.address() as AddressInfo).port}`;
}

it('is a calendar for whoever has the secret, which goes to the database in a body', async () => {
  const backend = await answering();
  site = await testSite({ backend: () => backend });
  const answer = await site.get(`/calendar/${SECRET}.ics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  expect(await answer.text()).toContain('DTSTART;TZID=Europe/Warsaw:20261124T100000');
  expect(asked).toEqual([
    { url: '/rest/v1/rpc/calendar_feed', key: 'sb_key', body: JSON.stringify({ secret: SECRET }) },
  ]);
  expect((await site.get(`/calendar/${SECRET}.ics`, { method: 'HEAD' })).status).toBe(200);
});

it('is read from a hosted project where the site has one', async () => {
  const supabaseUrl = await answering();
  const config = runTimeConfig({ gatePassword: '', channelName: 'stable', supabaseUrl, supabaseKey: 'sb_hosted' });
  site = await testSite({ config });
  expect((await site.get(`/calendar/${SECRET}.ics`)).status).toBe(200);
  expect(asked[0]?.key).toBe('sb_hosted');
});

it('is 404 for a secret that opens nothing, and asks nobody about what cannot be one', async () => {
  const backend = await answering();
  site = await testSite({ backend: () => backend });
  expect((await site.get(`/calendar/${'b'.repeat(64)}.ics`)).status).toBe(404);
  expect(asked).toHaveLength(1);
  for (const file of ['1', `${SECRET}`, `${SECRET}.ics.html`, `${SECRET.toUpperCase()}.ics`])
    expect((await site.get(`/calendar/${file}`)).status).toBe(404);
  expect(asked).toHaveLength(1);
});

it('is written once for the same visits, and not sent again to a program that has it', async () => {
  const backend = await answering();
  site = await testSite({ backend: () => backend });
  const first = await site.get(`/calendar/${SECRET}.ics`);
  const etag = first.headers.get('etag') ?? '';
  const again = await site.get(`/calendar/${SECRET}.ics`, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  const other = await site.get(`/calendar/${SECRET}.ics`, { headers: { 'if-none-match': '"another"' } });
  expect(await other.text()).toBe(await first.text());
});

it('is 429 after sixty times in an hour', async () => {
  const backend = await answering();
  site = await testSite({ backend: () => backend });
  const statuses: number[] = [];
  for (let time = 0; time < 61; time += 1) statuses.push((await site.get(`/calendar/${SECRET}.ics`)).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
  expect(asked).toHaveLength(60);
});

it('is 503 while nobody can be asked', async () => {
  site = await testSite();
  const answer = await site.get(`/calendar/${SECRET}.ics`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  await site.stop();
  const backend = await answering(500);
  site = await testSite({ backend: () => backend });
  expect((await site.get(`/calendar/${SECRET}.ics`)).status).toBe(503);
});
