import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveChannel, moves } from '@veto/slice-kit/releases';
import { afterEach, expect, it } from 'vitest';
import { fileOf, shellRelease } from '../../slice-kit/releases/release.fixture.ts';
import { publishTo, type TestSite, testSite } from '../site.fixture.ts';
import { runTimeConfig } from './run-time-config.ts';

let site: TestSite;
afterEach(() => site?.stop());

const WORKER = 'worker.01234567.js';
const shellWithWorker = (version: string, text: string) => {
  const shell = shellRelease(version, text);
  return { ...shell, worker: WORKER, files: { ...shell.files, [WORKER]: fileOf(text) } };
};
const NEXT = shellWithWorker('1.1.0-5e11bbbbbbbb', 'a worker');
const worker = () => site.get('/service-worker.js');

it('is the worker of the live shell, asked about every time, under the policy of the site', async () => {
  site = await testSite();
  await publishTo(site.store, NEXT, 'a worker');
  const answer = await worker();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('javascript');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("worker-src 'self'");
  expect(await answer.text()).toBe('a worker');
  const known = await site.get('/service-worker.js', {
    headers: { 'if-none-match': answer.headers.get('etag') ?? '' },
  });
  expect(known.status).toBe(304);
});

it('follows a release and a roll-back of the shell; one that has none takes the worker away', async () => {
  site = await testSite();
  expect(await (await worker()).text()).toContain('registration.unregister()');
  await publishTo(site.store, NEXT, 'a worker');
  await publishTo(site.store, shellWithWorker('1.2.0-5e11cccccccc', 'a later one'), 'a later one');
  expect(await (await worker()).text()).toBe('a later one');
  await moveChannel(site.store, 'stable', 'ann', (now) => moves.rollback(now, 'shell'));
  expect(await (await worker()).text()).toBe('a worker');
});

it('takes itself and its caches away where the site is set to keep nothing, which pages learn as well', async () => {
  const options = { gatePassword: '', channelName: 'stable', supabaseUrl: '', supabaseKey: 'key', offline: false };
  site = await testSite({ config: runTimeConfig(options) });
  await publishTo(site.store, NEXT, 'a worker');
  const script = await (await worker()).text();
  expect(script).toContain('caches.delete');
  expect(script).toContain('registration.unregister()');
  expect(await (await site.get('/config.json')).json()).toMatchObject({ offline: false });
});

it('is never one that differs from its hash: browsers keep theirs', async () => {
  site = await testSite();
  await publishTo(site.store, NEXT, 'a worker');
  await writeFile(join(site.store.place, 'releases/shell', NEXT.version, WORKER), 'another');
  const answer = await worker();
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('another');
});

it('comes with what a browser installs the site by', async () => {
  site = await testSite();
  const document = await site.get('/mf-pets');
  expect(document.headers.get('content-security-policy')).toContain("manifest-src 'self'");
  const html = await document.text();
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(html.match(/<meta name="theme-color"[^>]+content="#[0-9a-f]{6}">/g)).toHaveLength(2);
  const answer = await site.get('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ short_name: 'Veto', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose?: string }) => purpose ?? sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512', 'maskable']),
  );
  for (const { src, type } of manifest.icons) {
    const icon = await site.get(src);
    expect([src, icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([src, 200, type]);
  }
});

it('has a page to show where a document is missing, without a script', async () => {
  site = await testSite();
  const page = await site.get('/_site/offline.html');
  expect(page.headers.get('content-type')).toContain('text/html');
  const html = await page.text();
  expect(html).toContain('href="/emergency"');
  expect(html).toContain('href="/pl/emergency"');
  expect(html).not.toContain('<script');
});
