import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { publishTo, SLICE, type TestSite, testSite } from '../site.fixture.ts';

const LATER = sliceRelease('mf-pets', '1.1.0-9e15bbbbbbbb', 'later');

let site: TestSite;
afterEach(() => site?.stop());

/** The document as a browser opens it: fetch always says that it is no navigation. */
function opened(url: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => resolve(text(answer)))
      .on('error', reject)
      .end();
  });
}

/** Revision 2 has the first release of the slice, revision 3 the later one. */
async function siteWithTwo(): Promise<void> {
  site = await testSite();
  await publishTo(site.store, LATER, 'later');
}

it('shows the site as it was composed then, marked, kept by nobody and for no search engine', async () => {
  await siteWithTwo();
  const answer = await site.get('/mf-pets?veto-revision=2');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('"revision":2');
  expect(html).toContain(SLICE.version);
  expect(html).not.toContain(LATER.version);
  expect(html).toContain('The site as of revision 2');
  expect(html).toContain('href="/_shown/end"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  const live = await site.get('/mf-pets', { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  const liveHtml = await live.text();
  expect(live.status).toBe(200);
  expect(liveHtml).toContain(LATER.version);
  expect(liveHtml).not.toContain('shown-bar');
});

it('names a channel of that revision, whole, which the page goes on with', async () => {
  await siteWithTwo();
  const html = await (await site.get('/mf-pets?veto-revision=2')).text();
  expect(html).toContain('"channel":"/channels/stable.json?veto-revision=2"');
  const answer = await site.get('/channels/stable.json?veto-revision=2');
  expect(await answer.json()).toMatchObject({
    revision: 2,
    slices: { 'mf-pets': { stable: { version: SLICE.version } } },
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await (await site.get('/channels/stable.json')).json()).toMatchObject({ revision: 3 });
  expect((await site.get('/channels/stable.json?veto-revision=9')).status).toBe(404);
});

it('stays from page to page, but not for what a page reads itself, and ends where the bar leads', async () => {
  await siteWithTwo();
  const [cookie = ''] = (await site.get('/mf-pets?veto-revision=2')).headers.get('set-cookie')?.split(';') ?? [];
  expect(await opened(`${site.url}/mf-pets`, { cookie, 'sec-fetch-mode': 'navigate' })).toContain('"revision":2');
  const read = await site.get('/mf-pets', { headers: { cookie, 'sec-fetch-mode': 'cors' } });
  expect(await read.text()).toContain('"revision":3');
  const referer = `${site.url}/mf-pets?city=Warsaw&veto-revision=2`;
  const ended = await site.get('/_shown/end', { headers: { cookie, referer } });
  expect([ended.status, ended.headers.get('location')]).toEqual([303, '/mf-pets?city=Warsaw']);
  expect(ended.headers.get('set-cookie')).toMatch(/^veto_shown=; Max-Age=0/);
  const foreign = await site.get('/_shown/end', { headers: { referer: 'https://other.example/x' } });
  expect(foreign.headers.get('location')).toBe('/');
});

it.each([
  ['veto-revision=9', 404, 'This site has no revision 9'],
  ['veto-revision=x', 404, 'names neither a revision nor a preview'],
])('says in a sentence that %s is nothing to show, and keeps no wish', async (query, status, sentence) => {
  await siteWithTwo();
  const answer = await site.get(`/mf-pets?${query}`);
  expect(answer.status).toBe(status);
  expect(await answer.text()).toContain(sentence);
  expect(answer.headers.get('set-cookie')).toMatch(/^veto_shown=; Max-Age=0/);
});

it('says which release of a revision the store no longer has', async () => {
  await siteWithTwo();
  await site.store.remove(`releases/mf-pets/${SLICE.version}/release.json`);
  const answer = await site.get('/?veto-revision=2');
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain(`the store no longer has mf-pets ${SLICE.version}.`);
});
