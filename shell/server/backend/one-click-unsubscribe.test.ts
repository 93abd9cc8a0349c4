import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type TestSite, testSite } from '../site.fixture.ts';

const LINK = '11111111-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

let site: TestSite;
let database: Server | undefined;
let asked: string[] = [];
afterEach(async () => {
  await site.stop();
  database?.close();
  database = undefined;
  asked = [];
});

/** A site whose database knows one link. */
async function siteWithLink(): Promise<void> {
  database = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    asked.push(`${request.url} ${body}`);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(body.includes(LINK) ? '"reminders"' : 'null');
  }).listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  site = await testSite({ backend: () => `http://127.0.0.1:${port}` });
}

/** As mail programs send it. */
const press = (link: string, method = 'POST') =>
  site.get(`/unsubscribe/${link}`, {
    method,
    ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
  });

it('a POST stops mails of the topic, by the one function that takes the link', async () => {
  await siteWithLink();
  expect((await press(LINK)).status).toBe(200);
  expect(asked).toEqual([`/rest/v1/rpc/unsubscribe {"link":"${LINK}"}`]);
});

it('opening the link stops nothing', async () => {
  await siteWithLink();
  for (const method of ['GET', 'HEAD']) await press(LINK, method);
  expect(asked.filter((question) => question.includes('unsubscribe'))).toEqual([]);
});

it('a link of no mail is 404, and what cannot be one asks nobody', async () => {
  await siteWithLink();
  expect((await press(OTHER)).status).toBe(404);
  expect((await press('1')).status).toBe(404);
  expect(asked).toHaveLength(1);
});

it('is 503 while nobody can be asked', async () => {
  site = await testSite();
  expect((await press(LINK)).status).toBe(503);
});
