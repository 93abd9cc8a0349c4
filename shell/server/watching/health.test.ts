import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { moveChannel, moves } from '@veto/slice-kit/releases';
import { afterEach, expect, it } from 'vitest';
import { ENTRY } from '../../slice-kit/releases/release.fixture.ts';
import { SLICE, type TestSite, testSite } from '../site.fixture.ts';

let site: TestSite;
afterEach(() => site?.stop());

const health = async () => {
  const answer = await site.get('/healthz');
  return { ...(await answer.json()), code: answer.status };
};

it('says what is missing', async () => {
  site = await testSite({ published: false });
  expect(await health()).toMatchObject({
    code: 503,
    status: 'not ready',
    site: true,
    api: false,
    releases: false,
    missing: ['The channel has no shell.', 'The API is not running.'],
  });
});

it('notices a release that is not whole', async () => {
  site = await testSite();
  const entry = `releases/mf-pets/${SLICE.version}/${ENTRY}`;
  await site.store.remove(entry);
  expect((await health()).missing).toContain(`${entry} is missing.`);
});

it('asks the database itself: an API that answers everything but data is not ready', async () => {
  let broken = false;
  let state = '{"status":"ready"}';
  const asked: (string | undefined)[] = [];
  const backend = createServer((request, response) => {
    if (request.url === '/health') return response.end(state);
    asked.push(`${request.url} ${request.headers.apikey}`);
    response.writeHead(broken ? 500 : 200).end(broken ? '{"message":"current transaction is aborted"}' : '[]');
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const { port } = backend.address() as AddressInfo;
  let out: string[] = [];
  site = await testSite({ backend: () => `http://127.0.0.1:${port}`, without: () => out });
  expect(await health()).toMatchObject({ code: 200, status: 'ready', missing: [], reasons: [] });
  expect(asked).toEqual(['/rest/v1/profiles?select=id&limit=1 sb_key']);
  state = '{"status":"degraded","reason":"The disk is nearly full."}';
  expect(await health()).toMatchObject({ code: 200, status: 'degraded', reasons: ['The disk is nearly full.'] });
  state = '{"status":"ready"}';
  out = ['mf-hotel', 'mf-pets'];
  const reasons = ['mf-hotel stays out, and no release of it is live.'];
  expect(await health(), 'one of both has been published since').toMatchObject({
    code: 200,
    status: 'degraded',
    reasons,
  });
  await moveChannel(site.store, 'stable', 'ann', (now) => moves.retire(now, 'mf-pets'));
  expect(await health(), 'and is retired').toMatchObject({ code: 200, status: 'degraded', reasons });
  broken = true;
  expect(await health()).toMatchObject({ code: 503, api: false, missing: ['The database does not answer: 500.'] });
  backend.close().closeAllConnections();
});
