import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ENTRY } from '../../slice-kit/releases/release.fixture.ts';
import { rawStatus, SHELL, SLICE, type TestSite, testSite } from '../site.fixture.ts';

let site: TestSite;
afterEach(() => site?.stop());

const entryPath = `/releases/mf-pets/${SLICE.version}/${ENTRY}`;

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

  it('comes as small as the browser takes it, and says so to caches', async () => {
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

describe('requests that only read', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
    site = await testSite();
    for (const path of ['/mf-pets', '/config.json', '/channels/stable.json', '/_moves', entryPath]) {
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
