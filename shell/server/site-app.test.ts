import { afterEach, describe, expect, it } from 'vitest';
import { ENTRY, sliceRelease } from '../slice-kit/releases/release.fixture.ts';
import { runTimeConfig } from './run-time-config.ts';
import { publishTo, rawStatus, SLICE, type TestSite, testSite } from './site.fixture.ts';

let site: TestSite;
afterEach(() => site?.stop());

const entryPath = `/releases/mf-pets/${SLICE.version}/${ENTRY}`;

describe('a document', () => {
  it('is 200 where a slice or the shell answers and 404 elsewhere, with the same site in it', async () => {
    site = await testSite();
    const statuses = await Promise.all(
      ['/mf-pets', '/login', '/login/', '/reset-password', '/nowhere', '/mf-pets/deeper'].map(async (path) => {
        const answer = await site.get(path);
        expect(await answer.text()).toContain('<div id="veto">');
        return [path, answer.status];
      }),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      '/mf-pets': 200,
      '/login': 200,
      '/login/': 200,
      '/reset-password': 200,
      '/nowhere': 404,
      '/mf-pets/deeper': 404,
    });
  });

  it('carries the security headers, and a policy without anything unsafe', async () => {
    site = await testSite();
    const { headers } = await site.get('/mf-pets');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('is asked about every time, and not sent again while it is the same', async () => {
    site = await testSite();
    const first = await site.get('/mf-pets');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    expect((await site.get('/mf-pets', { headers: { 'if-none-match': etag } })).status).toBe(304);
    await publishTo(site.store, sliceRelease('mf-pets', '1.0.0-9e15bbbbbbbb', 'later'), 'later');
    const later = await site.get('/mf-pets', { headers: { 'if-none-match': etag } });
    expect(later.status).toBe(200);
    expect(await later.text()).toContain('1.0.0-9e15bbbbbbbb');
  });

  it('is compressed for those who take it', async () => {
    site = await testSite();
    const brotli = await site.get('/mf-pets', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    const plain = await site.get('/mf-pets', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await brotli.text()).toBe(await plain.text());
  });

  it('says that the site is starting while nothing is published', async () => {
    site = await testSite({ published: false });
    const answer = await site.get('/mf-pets');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Veto is starting');
  });

  it('does not go back to an older channel, nor to a damaged one', async () => {
    site = await testSite();
    await site.get('/mf-pets');
    await site.store.write('channels/stable.json', Buffer.from('{"revision":0,"slices":{}}'));
    expect((await site.get('/mf-pets')).status).toBe(200);
    await site.store.write('channels/stable.json', Buffer.from('{"revision":'));
    expect((await site.get('/mf-pets')).status).toBe(200);
  });
});

describe('/_platform', () => {
  const statusAt = (path: string, host: string) => rawStatus(site.url, path, { host });

  it('is there on the machine of the site, and elsewhere only when the configuration says so', async () => {
    site = await testSite();
    expect((await site.get('/_platform')).status).toBe(200);
    expect(await statusAt('/_platform', 'localhost:3000')).toBe(200);
    expect(await statusAt('/_platform', 'veto.example')).toBe(404);
    await site.stop();
    const options = { gatePassword: '', channelName: 'stable', supabaseUrl: '', supabaseKey: 'k', showPlatform: true };
    site = await testSite({ config: runTimeConfig(options) });
    expect(await statusAt('/_platform', 'veto.example')).toBe(200);
  });
});

describe('/healthz', () => {
  it('says what is missing', async () => {
    site = await testSite({ published: false });
    const answer = await site.get('/healthz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      site: true,
      api: false,
      releases: false,
      missing: ['The channel has no shell.', 'The API is not running.'],
    });
  });

  it('notices a release that is not whole', async () => {
    site = await testSite();
    await site.store.remove(entryPath.slice(1));
    const { missing } = await (await site.get('/healthz')).json();
    expect(missing).toContain(`${entryPath.slice(1)} is missing.`);
  });
});

describe('reports', () => {
  it('of failures are kept and listed', async () => {
    site = await testSite();
    const report = { code: 'VETO-101', slice: 'mf-pets' };
    const taken = await site.get('/_reports', { method: 'POST', body: JSON.stringify(report) });
    expect(taken.status).toBe(204);
    expect(await (await site.get('/_reports')).json()).toMatchObject([{ report }]);
  });

  it('that are not JSON, or too large, are refused', async () => {
    site = await testSite();
    expect((await site.get('/_csp', { method: 'POST', body: 'hello' })).status).toBe(400);
    const large = JSON.stringify({ text: 'x'.repeat(20_000) });
    expect((await site.get('/_csp', { method: 'POST', body: large })).status).toBe(413);
    expect(await (await site.get('/_csp')).json()).toEqual([]);
  });
});

describe('pages for this machine', () => {
  it.each(['/_dev/mail', '/_reports', '/_csp', '/_storybook/'])(
    '%s is not there for visitors through a proxy',
    async (path) => {
      site = await testSite();
      expect((await site.get(path)).status).not.toBe(404);
      expect((await site.get(path, { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(404);
    },
  );

  it.each([
    ['localhost', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['rebound.example', 404],
    ['localhost.rebound.example:3000', 404],
  ])('asked for as %s, the mail answers %i', async (host, status) => {
    site = await testSite();
    expect(await rawStatus(site.url, '/_dev/mail', { host })).toBe(status);
  });

  it('lists mails with their text escaped', async () => {
    const mail = {
      id: '1',
      to: 'a@b.example',
      subject: '<b>Hi</b>',
      text: '<script>',
      links: ['http://x/?a=1&b=2'],
      date: '2026-11-21T10:00:00Z',
    };
    site = await testSite({ listMail: async () => [mail] });
    const page = await (await site.get('/_dev/mail')).text();
    expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(page).not.toContain('<script>');
    const data = await site.get('/_dev/mail', { headers: { accept: 'application/json' } });
    expect(await data.json()).toEqual([mail]);
  });
});
