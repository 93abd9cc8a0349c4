import { request as rawRequest } from 'node:http';
import type { Channel } from '@veto/slice-kit/contract';
import { type Change, moveChannel, moves, uploadRelease } from '@veto/slice-kit/releases';
import { afterEach, describe, expect, it } from 'vitest';
import { builtRelease, ENTRY, shellRelease, sliceRelease } from '../slice-kit/releases/release.fixture.ts';
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

describe("the shell's canary", () => {
  const CANARY = shellRelease('1.1.0-ca9a4aaaaaaa', 'canary');
  const move = (change: (channel: Channel) => Change | null) => moveChannel(site.store, 'stable', 'test', change);
  const startCanary = async (percent: number) => {
    site = await testSite();
    await uploadRelease(site.store, await builtRelease(CANARY, 'canary'));
    await move((now) => moves.publishCanary(now, CANARY, percent));
  };
  const visit = async (bucket?: number, path = '/mf-pets') => {
    const answer = await site.get(path, { headers: bucket === undefined ? {} : { cookie: `veto_visitor=${bucket}` } });
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script defer src="\/releases\/shell\/([^/]+)\//g)].map(
      ([, version]) => version,
    );
    return { answer, html, shells: [...new Set(scripts)] };
  };

  it('is in the document of its share of visitors, at every address', async () => {
    await startCanary(10);
    for (const path of ['/mf-pets', '/login', '/nowhere']) {
      expect((await visit(9, path)).shells).toEqual([CANARY.version]);
      expect((await visit(10, path)).shells).toEqual([SHELL.version]);
    }
    const { html } = await visit(9);
    expect(html).not.toContain(SHELL.version);
    expect(html).toContain(`"shell":{"stable":{"slice":"shell","version":"${CANARY.version}"`);
  });

  it('is not for those whose number is not known, nor for a number that nobody draws', async () => {
    await startCanary(100);
    expect((await visit()).shells).toEqual([SHELL.version]);
    for (const bucket of [100, -1, 0.5]) expect((await visit(bucket)).shells).toEqual([SHELL.version]);
    expect((await visit(99)).shells).toEqual([CANARY.version]);
  });

  it('has a document and a tag of its own, and caches are told what it depends on', async () => {
    await startCanary(10);
    const [canary, stable] = [await visit(9), await visit(10)];
    expect(canary.answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const ask = async (bucket: number, { answer }: typeof canary) => {
      const headers = { cookie: `veto_visitor=${bucket}`, 'if-none-match': answer.headers.get('etag') ?? '' };
      return (await site.get('/mf-pets', { headers })).status;
    };
    expect([await ask(9, canary), await ask(10, stable)]).toEqual([304, 304]);
    expect([await ask(9, stable), await ask(10, canary)]).toEqual([200, 200]);
  });

  it('becomes what everybody gets when it is promoted, and nobody gets it when it is rolled back', async () => {
    await startCanary(10);
    await move((now) => moves.promote(now, 'shell'));
    const promoted = await visit(10);
    expect(promoted.shells).toEqual([CANARY.version]);
    expect(promoted.answer.headers.get('vary')).toBe('Accept-Encoding');
    await move((now) => moves.rollback(now, 'shell'));
    expect((await visit(9)).shells).toEqual([SHELL.version]);
    await move((now) => moves.publishCanary(now, CANARY, 10));
    await move((now) => moves.rollback(now, 'shell'));
    expect((await visit(9)).shells).toEqual([SHELL.version]);
  });

  it('is missed by /healthz when it is not whole', async () => {
    await startCanary(10);
    await site.store.remove(`releases/shell/${CANARY.version}/boot.js`);
    const { missing } = await (await site.get('/healthz')).json();
    expect(missing).toContain(`releases/shell/${CANARY.version}/boot.js is missing.`);
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
