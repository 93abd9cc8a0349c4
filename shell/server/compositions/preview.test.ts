import { afterEach, expect, it } from 'vitest';
import { moveChannel, moves, type Release, startPreview, uploadRelease } from '../../slice-kit/releases/index.ts';
import { builtRelease, shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { publishTo, rawStatus, SHELL, SLICE, type TestSite, testSite } from '../site.fixture.ts';
import type { SiteAppOptions } from '../site-app.ts';

const NEXT = sliceRelease('mf-pets', '1.1.0-9e15bbbbbbbb', 'next');
const CANARY = sliceRelease('mf-pets', '1.0.5-9e15cccccccc', 'canary');
const OTHER = sliceRelease('mf-vets', '3.0.0-9e15dddddddd', 'other');
const DAY_MS = 86_400_000;

let site: TestSite;
afterEach(() => site?.stop());

/** A site with a preview of the release; resolves with the query of its link. */
async function siteWithPreview(release: Release = NEXT, options: Partial<SiteAppOptions> = {}): Promise<string> {
  site = await testSite(options);
  await uploadRelease(site.store, await builtRelease(release, release === NEXT ? 'next' : 'shell'));
  const { secret } = await startPreview(site.store, { ...release, by: 'ann' });
  return `?veto-preview=${secret}`;
}
const channelAt = async (query: string) => (await site.get(`/channels/stable.json${query}`)).json();
/** Without the lines that differ by the secret itself and by the moment. */
const answerTo = async (path: string) => {
  const answer = await site.get(path);
  const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, text: await answer.text() };
};

it('shows the live site with the one release, marked, kept by nobody and for no search engine', async () => {
  const query = await siteWithPreview();
  const live = await (await site.get('/mf-pets')).text();
  const answer = await site.get(`/mf-pets${query}`);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain(NEXT.version);
  expect(html).not.toContain(SLICE.version);
  expect(html).toContain(`Preview of mf-pets ${NEXT.version}, until`);
  expect(html).toContain('href="/_shown/end"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(answer.headers.get('content-security-policy')).toBe(
    (await site.get('/mf-pets')).headers.get('content-security-policy'),
  );
  const again = await site.get('/mf-pets', { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
  expect([again.status, await again.text()]).toEqual([200, live]);
  expect(live).toContain(SLICE.version);
  expect(live).not.toContain('shown-bar');
});

it('names a channel in which pages fall back to the live release, and counts for no release', async () => {
  const query = await siteWithPreview();
  const html = await (await site.get(`/mf-pets${query}`)).text();
  expect(html).toContain(`"channel":"/channels/stable.json${query}"`);
  expect(html).toContain('"ratesUrl":""');
  expect(html).toContain('"reportUrl":"/_reports?shown=preview"');
  const { slices } = (await channelAt(query)) as { slices: Record<string, unknown> };
  expect(slices['mf-pets']).toMatchObject({
    stable: { version: NEXT.version },
    previous: { version: SLICE.version },
  });
  expect((await site.get(`/channels/stable.json${query}`)).headers.get('cache-control')).toBe('no-store');
});

it('goes on with what is live: another slice moves, and no canary of its own takes it away', async () => {
  const query = await siteWithPreview();
  await site.get(`/mf-pets${query}`);
  await publishTo(site.store, OTHER, 'other');
  await uploadRelease(site.store, await builtRelease(CANARY, 'canary'));
  await moveChannel(site.store, 'stable', 'bob', (now) => moves.publishCanary(now, CANARY, 100));
  const shown = await (await site.get(`/mf-pets${query}`, { headers: { cookie: 'veto_visitor=7' } })).text();
  expect(shown).toContain('"revision":4');
  expect(shown).toContain(NEXT.version);
  expect(shown).not.toContain(CANARY.version);
  expect(await channelAt(query)).toMatchObject({
    revision: 4,
    slices: { 'mf-vets': { stable: { version: OTHER.version } } },
  });
  expect(await (await site.get('/mf-pets', { headers: { cookie: 'veto_visitor=7' } })).text()).toContain(
    CANARY.version,
  );
  // On a page of another slice there is the bar, and that slice as everybody has it.
  const other = await (await site.get(`/mf-vets${query}`)).text();
  expect(other).toContain(OTHER.version);
  expect(other).toContain('Preview of mf-pets');
});

it('shows a shell, beside which is the live one to fall back to', async () => {
  const shell = shellRelease('1.1.0-5e11bbbbbbbb', 'shell');
  const query = await siteWithPreview(shell);
  expect(await (await site.get(`/${query}`)).text()).toContain(shell.version);
  expect(await channelAt(query)).toMatchObject({
    shell: { stable: { version: shell.version }, previous: { version: SHELL.version } },
  });
});

it('is nothing without its secret: one that ended answers as one that never was', async () => {
  let now = Date.now();
  const query = await siteWithPreview(NEXT, { now: () => now });
  expect((await site.get(`/mf-pets${query}`)).status).toBe(200);
  const unknown = await answerTo(`/mf-pets?veto-preview=${'x'.repeat(32)}`);
  expect(unknown).toMatchObject({
    status: 404,
    headers: { 'set-cookie': expect.stringMatching(/^veto_shown=; Max-Age=0/) },
  });
  expect(unknown.text).toContain('Either the link is not complete, or the preview has ended.');
  now += 14 * DAY_MS + 60_000;
  expect(await answerTo(`/mf-pets${query}`)).toEqual(unknown);
  expect((await site.get(`/channels/stable.json${query}`)).status).toBe(404);
});

it('answers alike once it was ended by hand, or its release is gone', async () => {
  const query = await siteWithPreview();
  const unknown = await answerTo(`/mf-pets?veto-preview=${'x'.repeat(32)}`);
  await site.store.remove(`releases/mf-pets/${NEXT.version}/release.json`);
  expect(await answerTo(`/mf-pets${query}`)).toEqual(unknown);
  const next = await siteAgain();
  expect((await site.get(`/mf-pets${next}`)).status).toBe(200);
  for (const key of await site.store.list('previews/')) await site.store.remove(key);
  expect(await answerTo(`/mf-pets${next}`)).toEqual(unknown);
});

async function siteAgain(): Promise<string> {
  await uploadRelease(site.store, await builtRelease(NEXT, 'next'));
  return `?veto-preview=${(await startPreview(site.store, { ...NEXT, by: 'ann' })).secret}`;
}

it('is shown on any host, where earlier revisions are not, but never both', async () => {
  const query = await siteWithPreview();
  const statusOf = (search: string) => rawStatus(site.url, `/mf-pets${search}`, { host: 'veto.example' });
  expect(await statusOf(query)).toBe(200);
  expect(await statusOf('?veto-revision=2')).toBe(403);
  const twice = [`${query}&veto-revision=2`, `?veto-revision=2&${query.slice(1)}`, `${query}&${query.slice(1)}`];
  for (const search of twice) {
    const text = await (await site.get(`/mf-pets${search}`)).text();
    expect([search, await statusOf(search), text]).toEqual([search, 404, expect.stringContaining('or more than one.')]);
  }
});
