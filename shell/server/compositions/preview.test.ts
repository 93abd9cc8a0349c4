import { afterEach, describe, expect, it } from 'vitest';
import { moveChannel, moves, type Release, startPreview, uploadRelease } from '../../slice-kit/releases/index.ts';
import { builtRelease, shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { runTimeConfig } from '../documents/run-time-config.ts';
import { publishTo, rawAnswer, SHELL, SLICE, type TestSite, testSite } from '../site.fixture.ts';
import type { SiteAppOptions } from '../site-app.ts';

const NEXT = sliceRelease('mf-pets', '1.1.0-9e15bbbbbbbb', 'next');
const CANARY = sliceRelease('mf-pets', '1.0.5-9e15cccccccc', 'canary');
const OTHER = sliceRelease('mf-vets', '3.0.0-9e15dddddddd', 'other');
const DAY_MS = 86_400_000;
const CONFIG = runTimeConfig({ gatePassword: 'veto', channelName: 'stable', supabaseUrl: '', supabaseKey: 'sb_key' });

let site: TestSite;
afterEach(() => site?.stop());

/** A site with a preview of the release; resolves with the query of its link. */
async function siteWithPreview(release: Release = NEXT, options: Partial<SiteAppOptions> = {}): Promise<string> {
  site = await testSite(options);
  await uploadRelease(site.store, await builtRelease(release, release === NEXT ? 'next' : 'shell'));
  const { secret } = await startPreview(site.store, { ...release, by: 'ann' });
  return `?veto-preview=${secret}`;
}
/** At an origin, as a browser opens it; fetch says of each request that it is no navigation, and sets the host itself. */
const at = (host: string, path: string, headers: Record<string, string> = {}) =>
  rawAnswer(site.url, path, { headers: { host, ...headers } });
const port = () => new URL(site.url).port;
/** At the origin for previews that each machine has by itself. */
const open = (path: string, headers?: Record<string, string>) => at(`preview.localhost:${port()}`, path, headers);
const channelAt = async (query: string) => (await site.get(`/channels/stable.json${query}`)).json();
/** Without the lines that differ by the secret itself and by the moment. */
const answerTo = async (path: string) => {
  const answer = await open(path);
  const { date: _, 'x-request-id': __, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, text: await answer.text() };
};

it('shows the live site with the one release, marked, kept by nobody and for no search engine', async () => {
  const query = await siteWithPreview();
  const live = await (await site.get('/mf-pets')).text();
  const answer = await open(`/mf-pets${query}`);
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
  const html = await (await open(`/mf-pets${query}`)).text();
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
  await open(`/mf-pets${query}`);
  await publishTo(site.store, OTHER, 'other');
  await uploadRelease(site.store, await builtRelease(CANARY, 'canary'));
  await moveChannel(site.store, 'stable', 'bob', (now) => moves.publishCanary(now, CANARY, 100));
  const shown = await (await open(`/mf-pets${query}`, { cookie: 'veto_visitor=7' })).text();
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
  const other = await (await open(`/mf-vets${query}`)).text();
  expect(other).toContain(OTHER.version);
  expect(other).toContain('Preview of mf-pets');
});

it('shows a shell, beside which is the live one to fall back to', async () => {
  const shell = shellRelease('1.1.0-5e11bbbbbbbb', 'shell');
  const query = await siteWithPreview(shell);
  expect(await (await open(`/${query}`)).text()).toContain(shell.version);
  expect(await channelAt(query)).toMatchObject({
    shell: { stable: { version: shell.version }, previous: { version: SHELL.version } },
  });
});

it('is nothing without its secret: one that ended answers as one that never was', async () => {
  let now = Date.now();
  const query = await siteWithPreview(NEXT, { now: () => now });
  expect((await open(`/mf-pets${query}`)).status).toBe(200);
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
  expect((await open(`/mf-pets${next}`)).status).toBe(200);
  for (const key of await site.store.list('previews/')) await site.store.remove(key);
  expect(await answerTo(`/mf-pets${next}`)).toEqual(unknown);
});

async function siteAgain(): Promise<string> {
  await uploadRelease(site.store, await builtRelease(NEXT, 'next'));
  return `?veto-preview=${(await startPreview(site.store, { ...NEXT, by: 'ann' })).secret}`;
}

it('asks for one thing at a time', async () => {
  const query = await siteWithPreview();
  for (const search of [
    `${query}&veto-revision=2`,
    `?veto-revision=2&${query.slice(1)}`,
    `${query}&${query.slice(1)}`,
  ]) {
    const answer = await open(`/mf-pets${search}`);
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('or more than one.')]);
  }
});

describe('the origin for previews', () => {
  it('is where every link leads, and the site’s own shows nothing of a preview', async () => {
    const query = await siteWithPreview();
    for (const host of ['localhost', '127.0.0.1', 'veto.localhost'].map((name) => `${name}:${port()}`)) {
      const answer = await at(host, `/mf-pets${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `http://preview.localhost:${port()}/mf-pets${query}`,
      ]);
      expect(answer.headers.get('set-cookie')).toBeNull();
      // A cookie there is no wish: another name may have set it.
      const cookie = `veto_shown=${query.slice(1).replace('veto-preview=', 'preview.')}`;
      expect(await (await at(host, '/mf-pets', { cookie })).text()).toContain(SLICE.version);
    }
  });

  it('shows previews alone, and leads back to the site', async () => {
    const query = await siteWithPreview(NEXT, { config: { ...CONFIG, showPlatform: true } });
    for (const path of ['/mf-pets', '/mf-pets?veto-revision=2', '/_platform', '/login']) {
      const answer = await open(path);
      expect([path, answer.status]).toEqual([path, 404]);
      const text = await answer.text();
      expect(text).toContain('This address shows previews only');
      expect(text).toContain(`href="http://localhost:${port()}/"`);
    }
    const cookie = (await open(`/mf-pets${query}`)).headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await open('/mf-pets', { cookie })).text()).toContain(NEXT.version);
    const referer = `http://preview.localhost:${port()}/mf-pets?city=Warsaw`;
    const end = await open('/_shown/end', { cookie, referer });
    expect(end.headers.get('location')).toBe(`http://localhost:${port()}/mf-pets?city=Warsaw`);
  });

  it('has nothing that only this machine may read', async () => {
    await siteWithPreview(NEXT, { mailFor: 'local' });
    for (const path of ['/_operations', '/_dev/mail', '/_reports', '/_csp', '/metrics', '/_storybook/']) {
      expect([path, (await at(`localhost:${port()}`, path)).status]).not.toEqual([path, 404]);
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    }
  });

  it('is the one that the operator names', async () => {
    const config = { ...CONFIG, siteUrl: 'https://veto.example' };
    const query = await siteWithPreview(NEXT, { config, previewOrigin: 'https://preview.veto.example' });
    const answer = await at('veto.example', `/mf-pets${query}`);
    expect(answer.headers.get('location')).toBe(`https://preview.veto.example/mf-pets${query}`);
    expect(await (await at('preview.veto.example', `/mf-pets${query}`)).text()).toContain(NEXT.version);
    expect(await (await at('preview.veto.example', '/')).text()).toContain('href="https://veto.example/"');
  });
});

describe('where a site has no second origin', () => {
  const ELSEWHERE = 'veto.example';
  const consent = (secret: string, origin: string) =>
    rawAnswer(site.url, '/_shown/preview', {
      method: 'POST',
      headers: { host: ELSEWHERE, origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ secret, page: '/mf-pets?city=Warsaw' }).toString(),
    });

  it('a page of the server’s own says what it is, before any script, and whoever agrees brings no session', async () => {
    const query = await siteWithPreview();
    const first = await at(ELSEWHERE, `/mf-pets${query}`);
    const text = await first.text();
    expect(first.status).toBe(200);
    expect(text).toContain('A preview, not the live site');
    expect(text).not.toContain('<script');
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(first.headers.get('set-cookie')).toBeNull();
    const agreed = await consent(query.replace('?veto-preview=', ''), `https://${ELSEWHERE}`);
    expect([agreed.status, agreed.headers.get('location')]).toEqual([303, '/mf-pets?city=Warsaw']);
    const cookie = agreed.headers.get('set-cookie')?.split(';')[0] ?? '';
    const shown = await at(ELSEWHERE, '/mf-pets', { cookie });
    const html = await shown.text();
    expect(shown.headers.get('clear-site-data')).toBe('"storage"');
    expect(html.indexOf('<script')).toBe(html.indexOf('<script src="/_site/leave-session.js"></script>'));
    expect(html).toContain(NEXT.version);
    const end = await at(ELSEWHERE, '/_shown/end', { cookie });
    expect(end.headers.get('clear-site-data')).toBe('"storage"');
    // The same preview at an origin of its own keeps what was signed in there.
    expect(await (await open(`/mf-pets${query}`)).text()).not.toContain('leave-session');
  });

  it('nobody agrees for somebody else', async () => {
    const secret = (await siteWithPreview()).replace('?veto-preview=', '');
    for (const origin of ['https://elsewhere.example', 'null', ''])
      expect((await consent(secret, origin)).status).toBe(404);
    // A wish for another preview is none for this one.
    const cookie = `veto_shown=preview.${'x'.repeat(32)}`;
    expect(await (await at(ELSEWHERE, `/mf-pets?veto-preview=${secret}`, { cookie })).text()).toContain(
      'not the live site',
    );
  });
});

describe('a record that does not count', () => {
  const recordKey = async () => (await site.store.list('previews/'))[0] ?? '';
  const rewrite = async (change: (record: Record<string, unknown>) => Record<string, unknown>) => {
    const key = await recordKey();
    const record = JSON.parse(Buffer.from((await site.store.read(key))?.bytes ?? []).toString());
    await site.store.write(key, Buffer.from(JSON.stringify(change(record))));
  };

  it.each([
    ['nobody signed', ({ key: _, signature: __, ...rest }: Record<string, unknown>) => rest],
    ['is for another release than was signed', (record) => ({ ...record, version: SLICE.version })],
    ['ends later than was signed', (record) => ({ ...record, until: '2099-01-01T00:00:00Z' })],
  ] satisfies [string, Parameters<typeof rewrite>[0]][])(
    'because it %s is refused with its code',
    async (_, change) => {
      const query = await siteWithPreview();
      await rewrite(change);
      const answer = await open(`/mf-pets${query}`);
      const text = await answer.text();
      expect([answer.status, text]).toEqual([403, expect.stringContaining('VETO-436')]);
      expect(text).not.toContain('<script');
      expect((await site.get(`/channels/stable.json${query}`)).status).toBe(403);
    },
  );

  it('because its release was marked bad, or has other bytes, shows nothing either', async () => {
    const query = await siteWithPreview();
    expect((await open(`/mf-pets${query}`)).status).toBe(200);
    await moveChannel(site.store, 'stable', 'ann', (now) => moves.publish(now, NEXT, 'hand'));
    await moveChannel(site.store, 'stable', 'ann', (now) => moves.rollback(now, 'mf-pets', { to: SLICE }));
    expect(await (await open(`/mf-pets${query}`)).text()).toContain('marked bad');
    const other = await siteWithOther();
    const key = `releases/mf-vets/${OTHER.version}/release.json`;
    await site.store.write(key, Buffer.from(JSON.stringify({ ...OTHER, contract: '^1.0.1' })));
    expect(await (await open(`/mf-vets${other}`)).text()).toContain('is not the release whose preview was signed');
  });

  async function siteWithOther(): Promise<string> {
    await uploadRelease(site.store, await builtRelease(OTHER, 'other'));
    return `?veto-preview=${(await startPreview(site.store, { ...OTHER, by: 'ann' })).secret}`;
  }
});
