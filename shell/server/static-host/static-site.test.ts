import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GOOGLE_MAPS_FRAME } from '@veto/slice-kit/contract';
import { FolderStore, moveChannel, moves } from '@veto/slice-kit/releases';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newFolder, shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { runTimeConfig } from '../documents/run-time-config.ts';
import { publishTo, SHELL, SLICE } from '../site.fixture.ts';
import { writeStaticSite } from './static-site.ts';

const config = runTimeConfig({
  gatePassword: '',
  channelName: 'stable',
  supabaseUrl: 'https://project.supabase.co',
  supabaseKey: 'sb_publishable',
});
const LATER_SHELL = shellRelease('1.1.0-5e11bbbbbbbb', 'a worker');
const LATER = sliceRelease('mf-pets', '1.0.0-9e15bbbbbbbb', 'later');

let store: FolderStore;
let out: string;
const file = (name: string) => readFile(join(out, name), 'utf8');
const write = (from = store) => writeStaticSite(from, 'stable', config, out);

beforeEach(async () => {
  store = new FolderStore(await newFolder('releases'));
  out = await newFolder('static');
  await publishTo(store, SHELL, 'shell');
  await publishTo(store, SLICE, 'slice');
});

describe('a site as files', () => {
  it('has a document for each address, the releases that they name, channel and configuration', async () => {
    const { revision, documents } = await write();
    expect(revision).toBe(2);
    expect(documents).toEqual(expect.arrayContaining(['index.html', '404.html', 'login.html', 'mf-pets.html']));
    const html = await file('mf-pets.html');
    const named = [...html.matchAll(/(?:src|href)="\/(releases\/[^"]+)"/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(3);
    for (const path of named) expect((await file(path)).length).toBeGreaterThan(0);
    expect(JSON.parse(await file('config.json'))).toMatchObject({ supabaseUrl: 'https://project.supabase.co' });
    expect(JSON.parse(await file('channels/stable.json'))).toMatchObject({ revision: 2 });
    expect(await file('_site/icon.svg')).toContain('<svg');
  });

  it('is rendered of what can be proven where a pointer was set back, and says so', async () => {
    const key = 'channels/stable/mf-pets.json';
    const earlier = (await store.read(key))?.bytes ?? new Uint8Array();
    await publishTo(store, LATER, 'later');
    await store.write(key, earlier);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    onTestFinished(() => warn.mockRestore());
    await write();
    expect(JSON.parse(await file('channels/stable.json')).slices['mf-pets'].stable.version).toBe(SLICE.version);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^VETO-435 The pointer of mf-pets ends with move 1, but/)],
    ]);
  });

  it('has the script that documents run first at an address of its own', async () => {
    await publishTo(store, { ...LATER_SHELL, early: ['boot.js'] }, 'a worker');
    await write();
    const early = `_site/early/${LATER_SHELL.version}/boot.js`;
    expect(await file('mf-pets.html')).toContain(`<script src="/${early}"`);
    expect(await file(early)).toBe('a worker');
    expect(await file('_headers')).toMatch(
      /\/_site\/early\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/,
    );
  });

  it('keeps account pages from search engines, and everything while there is a password', async () => {
    await write();
    expect(await file('robots.txt')).toContain('Disallow: /login\n');
    expect(await file('_headers')).toContain('/login\n  X-Robots-Tag: noindex\n');
    await writeStaticSite(store, 'stable', { ...config, gatePasswordSha256: 'abc' }, out);
    expect(await file('robots.txt')).toBe('User-agent: *\nAllow: /calendar/\nDisallow: /\n');
    const [everywhere = ''] = (await file('_headers')).split('\n\n');
    expect(everywhere).toMatch(/^\/\*\n.*X-Robots-Tag: noindex/s);
  });

  it('says how long each may be kept, and which policy it has', async () => {
    await write();
    const headers = await file('_headers');
    expect(headers).toContain("connect-src 'self' https://project.supabase.co");
    expect(headers.split(GOOGLE_MAPS_FRAME)[0]).not.toMatch(/unsafe|report-uri/);
    expect(headers).toMatch(/\/releases\/\*\n {2}Cache-Control: public, max-age=31536000, immutable/);
  });

  it('has the worker, or what takes it away, and what a browser installs the site by', async () => {
    await write();
    expect(await file('service-worker.js')).toContain('registration.unregister()');
    const shell = { ...LATER_SHELL, worker: 'shell.js' };
    await publishTo(store, shell, 'a worker');
    await write();
    expect(await file('service-worker.js')).toBe('a worker');
    await writeStaticSite(store, 'stable', { ...config, offline: false }, out);
    expect(await file('service-worker.js')).toContain('registration.unregister()');
    expect(JSON.parse(await file('manifest.webmanifest'))).toMatchObject({ start_url: '/', scope: '/' });
    const headers = await file('_headers');
    expect(headers).toContain('/service-worker.js\n  Cache-Control: no-cache\n');
    expect(headers).toContain(
      '/manifest.webmanifest\n  Cache-Control: no-cache\n  Content-Type: application/manifest+json',
    );
    expect(headers).toMatch(/worker-src 'self';.*manifest-src 'self'/);
  });

  it('has the document of Google Maps, and takes the policy of pages back from it', async () => {
    await write();
    expect(await file(GOOGLE_MAPS_FRAME.slice(1))).toContain('google-map');
    const [, own = ''] = (await file('_headers')).split(`\n${GOOGLE_MAPS_FRAME}\n`);
    expect(own).toMatch(/^ {2}! Content-Security-Policy\n {2}Content-Security-Policy: .*https:\/\/\*\.googleapis\.com/);
  });

  it('lets its pages send reports and counts where the configuration says', async () => {
    const telling = {
      ...config,
      reportUrl: 'https://veto.example/_reports',
      ratesUrl: 'https://counts.example/_rates',
    };
    await writeStaticSite(store, 'stable', telling, out);
    expect(await file('_headers')).toContain(
      "connect-src 'self' https://project.supabase.co https://veto.example https://counts.example;",
    );
  });

  it('lets its pages open a socket to a project that has Realtime, and says so in the configuration', async () => {
    await write();
    expect(await file('_headers')).not.toContain('wss:');
    expect(JSON.parse(await file('config.json'))).not.toHaveProperty('realtime');
    await writeStaticSite(store, 'stable', { ...config, realtime: true }, out);
    expect(await file('_headers')).toContain(
      "connect-src 'self' https://project.supabase.co wss://project.supabase.co;",
    );
    expect(JSON.parse(await file('config.json'))).toMatchObject({ realtime: true });
  });

  it('answers addresses with a parameter with the document of their route', async () => {
    const [route] = LATER.manifest.routes;
    const routes = [{ ...(route ?? SLICE.manifest.routes[0]), path: '/pets/:id' }] as typeof LATER.manifest.routes;
    await publishTo(store, { ...LATER, manifest: { ...LATER.manifest, routes } }, 'later');
    const { documents } = await write();
    expect(await file('_redirects')).toBe('/pets/:id /_any/pets/_id/ 200\n');
    expect(await file('_any/pets/_id/index.html')).toContain(`/releases/mf-pets/${LATER.version}/${LATER.entry}"`);
    expect(documents.some((name) => name.includes(':'))).toBe(false);
  });

  it('follows a publish and a roll-back, and keeps the files that open tabs may ask for', async () => {
    await write();
    await publishTo(store, LATER, 'later');
    await write();
    expect(await file('mf-pets.html')).toContain(LATER.version);
    await moveChannel(store, 'stable', 'ann', (now) => moves.rollback(now, 'mf-pets'));
    await write();
    expect(JSON.parse(await file('channels/stable.json'))).toMatchObject({ revision: 4 });
    for (const { version, entry } of [SLICE, LATER])
      expect((await file(`releases/mf-pets/${version}/${entry}`)).length).toBeGreaterThan(0);
  });

  it('has no document where nobody answers any more, and leaves alone what somebody else put there', async () => {
    const [route] = LATER.manifest.routes;
    const routes = [route, { ...route, path: '/pets/:id' }] as typeof LATER.manifest.routes;
    await publishTo(store, { ...LATER, manifest: { ...LATER.manifest, routes } }, 'later');
    await write();
    await writeFile(join(out, 'proof-of-domain.html'), 'ours');
    await moveChannel(store, 'stable', 'ann', (now) => moves.retire(now, 'mf-pets'));
    const { documents } = await write();
    expect(documents).not.toContain('mf-pets.html');
    for (const gone of ['mf-pets.html', '_any/pets/_id/index.html']) await expect(file(gone)).rejects.toThrow('ENOENT');
    expect(await file('proof-of-domain.html')).toBe('ours');
    expect(await file(`releases/mf-pets/${LATER.version}/${LATER.entry}`)).toBe('later');
  });

  it('never goes back to an older revision', async () => {
    const behind = new FolderStore(await newFolder('behind'));
    await publishTo(behind, SHELL, 'shell');
    await write();
    await expect(write(behind)).rejects.toMatchObject({ code: 'VETO-433' });
    expect(JSON.parse(await file('channels/stable.json'))).toMatchObject({ revision: 2 });
  });

  it('is not written over a channel that is damaged, nor from one', async () => {
    await write();
    await writeFile(join(out, 'channels/stable.json'), '{"revision":');
    await expect(write()).rejects.toMatchObject({ code: 'VETO-425' });
    await rm(join(out, 'channels/stable.json'));
    await store.write('channels/stable/mf-pets.json', Buffer.from('{"chain":'));
    await expect(write()).rejects.toMatchObject({ code: 'VETO-425' });
  });

  it('is not written without a shell, or with a file missing', async () => {
    await expect(write(new FolderStore(await newFolder('empty')))).rejects.toMatchObject({ code: 'VETO-424' });
    await store.remove(`releases/mf-pets/${SLICE.version}/${SLICE.entry}`);
    await expect(write()).rejects.toMatchObject({ code: 'VETO-424' });
    await expect(file('index.html')).rejects.toThrow('ENOENT');
  });
});
