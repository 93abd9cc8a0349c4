import { writeFile } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ENTRY, sliceRelease } from '../slice-kit/releases/release.fixture.ts';
import { runTimeConfig } from './run-time-config.ts';
import { publishTo, SHELL, SLICE, type TestSite, testSite } from './site.fixture.ts';

let site: TestSite;
afterEach(() => site?.stop());

const entryPath = `/releases/mf-pets/${SLICE.version}/${ENTRY}`;

/** fetch would tidy the path up before it is sent, and set the host itself. */
function rawStatus(url: string, path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    rawRequest({ hostname, port, path, headers }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

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
  const statusAt = async (path: string, host: string) => {
    const { hostname, port } = new URL(site.url);
    return new Promise((resolve, reject) => {
      rawRequest({ hostname, port, path, headers: { host } }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
  };

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

describe('an address that is hard to read', () => {
  it.each([
    ['/%E0%A4%A', 404],
    ['/%00', 404],
    ['/mf-pets/%E0%A4%A', 404],
    ['/releases/%E0%A4%A', 404],
    ['/releases/mf-pets/%00.js', 404],
    ['/channels/%E0%A4%A.json', 404],
    ['/_site/%E0%A4%A', 404],
    ['/_storybook/%E0%A4%A', 404],
    [`/${'a'.repeat(8000)}`, 404],
    [`/mf-pets?${'a'.repeat(8000)}`, 200],
    [`/${'a'.repeat(20_000)}`, 431],
  ])('is answered, never a fault: %.40s', async (path, status) => {
    site = await testSite();
    expect(await rawStatus(site.url, path)).toBe(status);
    expect((await site.get('/mf-pets')).status).toBe(200);
  });
});

describe('a file of a release', () => {
  it('is kept for ever, and may be read by shells of other origins', async () => {
    site = await testSite();
    const answer = await site.get(entryPath);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe('slice');
  });

  it('answers HEAD and ranges', async () => {
    site = await testSite();
    const head = await site.get(entryPath, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '5']);
    const range = await site.get(entryPath, { headers: { range: 'bytes=1-2', 'accept-encoding': 'identity' } });
    expect([range.status, await range.text()]).toEqual([206, 'li']);
  });

  it.each([
    ['bytes=0-0', 206, 's'],
    ['bytes=-2', 206, 'ce'],
    ['bytes=3-', 206, 'ce'],
    ['bytes=99-', 416, ''],
    ['bytes=abc', 200, 'slice'],
    ['bytes=0-0,2-3', 200, 'slice'],
    ['lines=1-2', 200, 'slice'],
  ])('answers the range %s with %i', async (range, status, text) => {
    site = await testSite();
    const answer = await site.get(entryPath, { headers: { range, 'accept-encoding': 'identity' } });
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get('cache-control')).toBe(
      status === 416 ? 'no-store' : 'public, max-age=31536000, immutable',
    );
  });

  it('comes as small as the browser takes it, and caches are told so', async () => {
    site = await testSite();
    const file = join(site.store.place, entryPath);
    await writeFile(`${file}.br`, brotliCompressSync('slice'));
    await writeFile(`${file}.gz`, gzipSync('slice'));
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await site.get(entryPath, { headers: { 'accept-encoding': accepted } });
      expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe('slice');
    }
  });

  it('that is missing is a 404 that nobody keeps, never the page', async () => {
    site = await testSite();
    const answer = await site.get('/releases/mf-pets/1.0.0-ffffffffffff/entry.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).not.toContain('<html');
  });

  it.each([
    '/releases/../audit/stable',
    '/releases/%2e%2e/audit/stable',
    '/releases/..%2f..%2fetc/passwd',
    '/releases//etc/passwd',
  ])('is never one outside: %s', async (path) => {
    site = await testSite();
    expect(await rawStatus(site.url, path)).toBe(404);
  });
});

describe('what only is read', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    site = await testSite();
    for (const path of ['/mf-pets', '/config.json', '/channels/stable.json', entryPath]) {
      const answer = await site.get(path, { method });
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
  });

  it('has the run-time configuration without the password', async () => {
    site = await testSite();
    const config = await (await site.get('/config.json')).json();
    expect(config).toMatchObject({ supabaseUrl: '', supabaseKey: 'sb_key', channel: '/channels/stable.json' });
    expect(config.gatePasswordSha256).toBe('cb9bdb0732913b29123546b8f52b557a624c6902c47edd9f159694ba1202da09');
    expect(JSON.stringify(config)).not.toContain('"veto"');
  });

  it.each(['/channels/stable.json', '/config.json', '/mf-pets'])('%s is not sent again to who has it', async (path) => {
    site = await testSite();
    const etag = (await site.get(path)).headers.get('etag') ?? '';
    const ask = async (tags: string) => (await site.get(path, { headers: { 'if-none-match': tags } })).status;
    expect(etag).toMatch(/^W\/"/);
    expect(await Promise.all([etag, etag.slice(2), `"other", ${etag}`, '*'].map(ask))).toEqual([304, 304, 304, 304]);
    expect(await Promise.all(['"other"', etag.slice(0, -2), ''].map(ask))).toEqual([200, 200, 200]);
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br; q=0.0', null],
    ['identity', null],
    ['xbr', null],
  ])('comes to who accepts %s as %s', async (accepted, encoding) => {
    site = await testSite();
    const plain = await (await site.get('/config.json', { headers: { 'accept-encoding': 'identity' } })).json();
    const answer = await site.get('/config.json', { headers: { 'accept-encoding': accepted } });
    expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
    expect(await answer.json()).toEqual(plain);
  });

  it.each(['/mf-pets', '/nowhere', '/config.json', '/channels/stable.json', '/healthz', '/releases/none.js'])(
    'answers HEAD of %s like GET, without a body',
    async (path) => {
      site = await testSite();
      const [head, get] = await Promise.all([site.get(path, { method: 'HEAD' }), site.get(path)]);
      expect([head.status, head.headers.get('content-type')]).toEqual([get.status, get.headers.get('content-type')]);
      expect(await head.text()).toBe('');
      await get.text();
    },
  );

  it('has the channel that it shows and no other', async () => {
    site = await testSite();
    const channel = await (await site.get('/channels/stable.json')).json();
    expect(channel.slices['mf-pets'].stable.version).toBe(SLICE.version);
    expect(channel.shell.stable.version).toBe(SHELL.version);
    expect((await site.get('/channels/other.json')).status).toBe(404);
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
