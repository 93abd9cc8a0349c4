import { GOOGLE_MAPS_FRAME } from '@veto/slice-kit/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sliceRelease } from '../slice-kit/releases/release.fixture.ts';
import { runTimeConfig } from './documents/run-time-config.ts';
import { OLD_BROWSER_HASH } from './index-html/old-browser.ts';
import { publishTo, rawStatus, SLICE, type TestSite, testSite } from './site.fixture.ts';

let site: TestSite;
afterEach(() => site?.stop());

describe('a document', () => {
  it('is 200 where a slice or the shell answers and 404 elsewhere, with the same site in it', async () => {
    site = await testSite();
    const statuses = await Promise.all(
      ['/mf-pets', '/login', '/login/', '/reset-password', '/_moderation', '/nowhere', '/mf-pets/deeper'].map(
        async (path) => {
          const answer = await site.get(path);
          expect(await answer.text()).toContain('<div id="veto">');
          return [path, answer.status];
        },
      ),
    );
    expect(Object.fromEntries(statuses)).toEqual({
      '/mf-pets': 200,
      '/login': 200,
      '/login/': 200,
      '/reset-password': 200,
      '/_moderation': 200,
      '/nowhere': 404,
      '/mf-pets/deeper': 404,
    });
  });

  it('is in the language of its address, also where nothing is', async () => {
    site = await testSite();
    const language = async (path: string) => /<html lang="(\w+)"/.exec(await (await site.get(path)).text())?.[1];
    const paths = ['/nowhere', '/pl/nowhere', '/pl/login', '/login'];
    expect(await Promise.all(paths.map(language))).toEqual(['en', 'pl', 'pl', 'en']);
  });

  it('is none in a language that the shell does not know, while the rest of the slice goes on', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    site = await testSite();
    const [route] = SLICE.manifest.routes;
    const routes = ['de', 'uk'].map((lang) => ({ ...route, path: `/${lang}/pets`, lang, translates: '/mf-pets' }));
    const release = sliceRelease('mf-pets', '1.1.0-9e15bbbbbbbb', 'next');
    const manifest = { ...release.manifest, routes: [...release.manifest.routes, ...routes] };
    await publishTo(site.store, { ...release, manifest } as typeof release, 'next');
    const status = async (path: string) => (await site.get(path)).status;
    expect(await Promise.all(['/mf-pets', '/de/pets', '/uk/pets'].map(status))).toEqual([200, 404, 404]);
    expect(await (await site.get('/mf-pets')).text()).not.toContain('/de/pets');
    expect(await (await site.get('/channels/stable.json')).text(), 'for shells that know it').toContain('/de/pets');
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/: \/de\/pets of mf-pets \('de'\), \/uk\/pets of /)]]);
  });

  it('carries the security headers, and a policy without anything unsafe', async () => {
    site = await testSite();
    const { headers } = await site.get('/mf-pets');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${OLD_BROWSER_HASH};`);
    expect(policy).toContain("style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('lets maps load tiles from where the configuration says, and nothing of Google', async () => {
    const map = { googleMapsKey: 'key', tiles: 'https://tiles.example/{z}/{x}/{y}.png', tilesCredit: '© Example' };
    site = await testSite({
      config: runTimeConfig({ gatePassword: '', channelName: 'stable', supabaseUrl: '', supabaseKey: 'key', map }),
    });
    const policy = (await site.get('/mf-pets')).headers.get('content-security-policy');
    expect(policy).toContain("connect-src 'self' https://tiles.example;");
    expect(policy).not.toContain('google');
    expect(await (await site.get('/config.json')).json()).toMatchObject({ map });
  });

  it('gives Google Maps an empty document with a policy of its own, for pages of this site only', async () => {
    site = await testSite();
    const frame = await site.get(GOOGLE_MAPS_FRAME);
    expect(frame.status).toBe(200);
    const policy = frame.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' https:\/\/\*\.googleapis\.com/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(await frame.text()).not.toContain('<script');
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

  it('is of no other spelling of its address', async () => {
    site = await testSite();
    expect(await rawStatus(site.url, '/mf%2Dpets')).toBe(404);
    expect(await rawStatus(site.url, '/l%6Fgin')).toBe(404);
    expect(await rawStatus(site.url, '/h%65althz')).toBe(404);
    const page = await site.get('/mf%2Dpets', { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining('There is nothing at this address.'),
    ]);
  });

  it.each([
    ['//mf-pets', '/mf-pets'],
    ['/mf-pets//?a=//b', '/mf-pets/?a=//b'],
    ['///', '/'],
    ['//veto.invalid//pets', '/veto.invalid/pets'],
  ])('leads a reader from %s to %s', async (path, to) => {
    site = await testSite();
    const page = await fetch(`${site.url}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([301, to]);
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

describe('pages for this machine', () => {
  it.each(
    ['/_dev/mail', '/_reports', '/_csp', '/_storybook/', '/metrics', '/_rates'].flatMap((path) =>
      ['x-forwarded-for', 'x-real-ip', 'via', 'forwarded', 'x-forwarded-proto'].map((header) => ({ path, header })),
    ),
  )('$path is not there for visitors through a proxy that says so by $header', async ({ path, header }) => {
    site = await testSite();
    expect((await site.get(path)).status).not.toBe(404);
    expect((await site.get(path, { headers: { [header]: '203.0.113.7' } })).status).toBe(404);
  });

  it('says that no Storybook is being built where nobody builds it', async () => {
    vi.stubEnv('VETO_STORYBOOK', '0');
    site = await testSite();
    const answer = await site.get('/_storybook/');
    expect([answer.status, answer.headers.get('refresh')]).toEqual([404, null]);
    expect(await answer.text()).toContain('started with VETO_STORYBOOK=0');
    vi.unstubAllEnvs();
  });

  it('may say who reads the mail: nobody, or everybody who reaches the site', async () => {
    site = await testSite({ mailFor: 'nobody' });
    expect((await site.get('/_dev/mail')).status).toBe(404);
    await site.stop();
    site = await testSite({ mailFor: 'everybody' });
    expect(await rawStatus(site.url, '/_dev/mail', { host: 'staging.example', via: '1.1 proxy' })).toBe(200);
  });

  it('runs nothing that a mail brings along', async () => {
    site = await testSite();
    const policy = (await site.get('/_dev/mail')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; style-src 'self'");
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

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

  const mail = {
    id: '1',
    to: 'a@b.example',
    subject: '<b>Hi</b>',
    text: '<script>',
    html: '<p style="color: red">Hi</p><script>alert(1)</script>',
    links: ['http://x/?a=1&b=2'],
    attachments: [
      { name: 'wizyta łódź.ics', mimeType: 'text/calendar; method=PUBLISH', content: 'BEGIN:VCALENDAR\r\n' },
    ],
    date: '2026-11-21T10:00:00Z',
  };

  it('shows a mail as HTML that can do nothing, and gives its files to keep', async () => {
    site = await testSite({ listMail: async () => [mail] });
    const list = await (await site.get('/_dev/mail')).text();
    expect(list).toContain('<a href="/_dev/mail/1/html">As HTML</a>');
    expect(list).toContain('<a href="/_dev/mail/1/files/0">wizyta łódź.ics</a> (17 bytes, attached)');
    const drawn = await site.get('/_dev/mail/1/html');
    expect(await drawn.text()).toBe(mail.html);
    const policy = drawn.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin))/);
    const file = await site.get('/_dev/mail/1/files/0');
    expect(file.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''wizyta%20%C5%82%C3%B3d%C5%BA.ics",
    );
    expect(file.headers.get('content-type')).toBe('text/calendar; method=PUBLISH; charset=utf-8');
    expect(await file.text()).toBe('BEGIN:VCALENDAR\r\n');
    for (const path of ['/_dev/mail/2/html', '/_dev/mail/1/files/1', '/_dev/mail/1/files/x'])
      expect((await site.get(path)).status, path).toBe(404);
    for (const path of ['/_dev/mail/1/html', '/_dev/mail/1/files/0'])
      expect((await site.get(path, { headers: { via: '1.1 proxy' } })).status, path).toBe(404);
  });

  it('lists mails with their text escaped', async () => {
    site = await testSite({ listMail: async () => [mail] });
    const page = await (await site.get('/_dev/mail')).text();
    expect(page).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(page).not.toContain('<script>');
    const data = await site.get('/_dev/mail', { headers: { accept: 'application/json' } });
    expect(await data.json()).toEqual([mail]);
  });
});
