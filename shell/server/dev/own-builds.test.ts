import { afterEach, expect, it } from 'vitest';
import { ENTRY, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { type OpenPort, openPort } from '../http/http-server.ts';
import { publishTo, SLICE, type TestSite, testSite } from '../site.fixture.ts';
import { buildPath, ownBuilds } from './own-builds.ts';

let site: TestSite;
let port: OpenPort;
afterEach(() => Promise.all([site.stop(), port.close()]));

it("has each slice's latest build at an address that stays the same, for pages of other sites", async () => {
  site = await testSite();
  const behind = { fetch: (request: Request) => fetch(site.url + new URL(request.url).pathname) };
  port = await openPort(0, '127.0.0.1', ownBuilds(behind, site.store));
  const get = (path: string) => fetch(`http://127.0.0.1:${port.port}${path}`);
  const path = buildPath('mf-pets');

  const description = await get(`${path}release.json`);
  expect(description.headers.get('access-control-allow-origin')).toBe('*');
  expect(description.headers.get('cache-control')).toBe('no-store');
  expect(await description.json()).toMatchObject({ slice: 'mf-pets', version: SLICE.version });
  expect(await (await get(path + ENTRY)).text()).toBe('slice');

  const saved = sliceRelease('mf-pets', '1.0.0-9e15bbbbbbbb', 'saved');
  await publishTo(site.store, saved, 'saved');
  expect(await (await get(`${path}release.json`)).json()).toMatchObject({ version: saved.version });
  expect(await (await get(path + ENTRY)).text()).toBe('saved');

  expect((await get(`${path}nothing.js`)).status).toBe(404);
  expect((await get(`${buildPath('mf-other')}release.json`)).status).toBe(404);
});
