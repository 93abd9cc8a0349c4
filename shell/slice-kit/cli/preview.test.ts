import { once } from 'node:events';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  FolderStore,
  moveChannel,
  moves,
  previewOf,
  readChannel,
  readPreviews,
  readRelease,
  uploadRelease,
} from '../releases/index.ts';
import { builtRelease, fileOf, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { slice } from './run-command.fixture.ts';

// Files share modules: others have loaded the real build, and must not get the one of this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

/** What a build would take a minute for. */
const build = vi.hoisted(() => ({ folder: '' }));
vi.mock('./build-package.ts', () => ({
  buildPackage: async () => ({ name: 'mf-owner', version: '', folder: build.folder, fresh: false, notes: [] }),
}));

const [LIVE, NEXT] = ['1.0.0-aaaaaaaaaaaa', '1.1.0-bbbbbbbbbbbb'] as const;

let store: FolderStore;
let site: Server | undefined;
beforeEach(async () => {
  store = new FolderStore(await newFolder('store'));
  vi.stubEnv('VETO_RELEASES_DIR', store.place);
  vi.stubEnv('VETO_ACTOR', 'ann');
  const live = { ...sliceRelease('mf-owner', LIVE), shared: { '@veto/shared-ui/core': '^0.9.0' } };
  const release = await uploadRelease(store, await builtRelease(live, 'entry'));
  await moveChannel(store, 'stable', 'ann', (now) => moves.publish(now, release, 'hand'));
  const next = sliceRelease('mf-owner', NEXT, 'entry of the next');
  const [route] = next.manifest.routes;
  if (!route) throw new Error('the fixture has a route');
  const routes = [{ ...route, path: '/pets/:id' }, { ...route, audience: ['owner' as const], path: '/pets' }, route];
  const files = Object.fromEntries(
    Object.entries(next.files).map(([name, file]) => [name, { ...file, gzipBytes: 64 * 1024 }]),
  );
  build.folder = await builtRelease(
    {
      ...next,
      files: { ...files, 'map.0011aa.js': { ...fileOf('entry of the next'), gzipBytes: 200 * 1024 } },
      shared: { react: '^19.0.0', 'react/jsx-runtime': '^19.0.0', '@veto/shared-ui/core': '^1.0.0' },
      manifest: { ...next.manifest, routes },
    },
    'entry of the next',
  );
});
afterEach(() => {
  site?.close();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A site whose channel is what the answer says. */
async function siteWith(answer: unknown): Promise<string> {
  site = createServer((_, response) => response.end(JSON.stringify(answer))).listen(0, '127.0.0.1');
  await once(site, 'listening');
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
}
const preview = (...args: string[]) => slice('preview', 'mf-owner', '--site', 'http://127.0.0.1:9', ...args);
const secretIn = (text: string) => /veto-preview=([\w-]+)/.exec(text)?.[1] ?? '';

it('uploads the release and moves no channel; the link opens it', async () => {
  const before = await readChannel(store);
  const { code, output } = await preview();
  expect(code).toBe(0);
  expect(await readChannel(store)).toEqual(before);
  expect(await readRelease(store, { slice: 'mf-owner', version: NEXT })).not.toBeNull();
  // More the role of a workflow that previews may not write.
  const written = (await store.list('')).filter((key) => !/^(audit|channels|revisions)\//.test(key));
  expect([...new Set(written.map((key) => key.split('/')[0]))]).toEqual(['previews', 'releases']);
  expect(output).toMatch(/^http:\/\/127\.0\.0\.1:9\/mf-owner\?veto-preview=/m);
  expect(await previewOf(store, secretIn(output))).toMatchObject({ slice: 'mf-owner', version: NEXT, by: 'ann' });
});

it('says what check says, what a route brings, what it shares and what changed', async () => {
  const { output } = await preview();
  expect(output).toContain(`### mf-owner ${NEXT}`);
  expect(output).toContain('  - VETO-416 /mf-owner brings 64.0 kB for its first paint; the budget is 60 kB.');
  expect(output).toContain('  - `/mf-owner` 64.0 kB, live 0.0 kB');
  expect(output).toContain('  - `/pets` 64.0 kB, new');
  expect(output).toContain('- Files over 150 kB for later\n  - map.js 200.0 kB\n');
  expect(output).toContain('  - Asks about large-file: map.js brings 200.0 kB');
  expect(output).toContain('  - needs @veto/shared-ui/core ^1.0.0, and ^0.9.0 before');
  expect(output).toContain(`  - version: ${LIVE} → ${NEXT}`);
  expect(output).toContain('  - route added: /pets (owner)');
  expect(output).toContain('- Takes from the page\n  - @veto/shared-ui, react (2 modules)');
});

it('prints a line for a workflow, and takes the place of the one before it with the same label', async () => {
  const [first, second] = [await preview('--json', '--label', 'pr-12'), await preview('--json', '--label', 'pr-12')];
  const [line = ''] = second.output.split('\n');
  const said = JSON.parse(line) as Record<string, unknown>;
  expect(said).toMatchObject({
    slice: 'mf-owner',
    version: NEXT,
    shares: ['@veto/shared-ui/core', 'react', 'react/jsx-runtime'],
  });
  expect(said.markdown).toContain(String(said.address));
  expect(await previewOf(store, secretIn(first.output))).toBeNull();
  expect(await readPreviews(store)).toMatchObject([{ label: 'pr-12' }]);
});

it('takes what was built elsewhere as data, and no link in it', async () => {
  const built = (...args: string[]) =>
    slice('preview', '--built', build.folder, '--site', 'http://127.0.0.1:9', ...args);
  const { code, output } = await built('--commit', '0'.repeat(40));
  expect(code).toBe(0);
  expect(await previewOf(store, secretIn(output))).toMatchObject({ slice: 'mf-owner', version: NEXT });
  expect((await readRelease(store, { slice: 'mf-owner', version: NEXT }))?.source, 'not what is checked out here').toBe(
    undefined,
  );
  const file = join(build.folder, 'release.json');
  const release = await readFile(file, 'utf8');
  const source = { commit: 'a'.repeat(40), committedAt: '2026-11-28T12:00:00Z' };
  await writeFile(file, JSON.stringify({ ...JSON.parse(release), source }));
  expect((await built()).output).toMatch(/VETO-424.*says itself where it is from/s);
  await writeFile(file, JSON.stringify({ ...JSON.parse(release), slice: '../mf-owner' }));
  expect((await built()).output).toMatch(/VETO-405.*is no name of a slice/s);
  await symlink('/proc/self/environ', join(build.folder, 'entry.js.gz'));
  expect((await built()).output).toMatch(/VETO-424.*entry\.js\.gz is a link/s);
});

it('says whether the site shows it', async () => {
  expect((await preview()).output).toContain('http://127.0.0.1:9 does not answer: nobody knows');
  const shown = await readChannel(store);
  const elsewhere = await siteWith(shown);
  expect((await preview('--site', elsewhere)).output).toContain(`${elsewhere} does not show it: it is a static host`);
  site?.close();
  const release = await readRelease(store, { slice: 'mf-owner', version: NEXT });
  const there = await siteWith({ ...shown, slices: { 'mf-owner': { stable: release } } });
  expect((await preview('--site', there)).output).not.toContain(`${there} does`);
});

it('lists those that are to be seen, without their secrets, and ends one', async () => {
  expect((await slice('preview')).output).toBe('There are no previews.');
  const { output } = await preview('--label', 'pr-12');
  const [id = ''] = (await slice('preview')).output.split(' ');
  expect((await slice('preview')).output).toMatch(
    /^[0-9a-f]{16} {2}mf-owner {14}1\.1\.0-b+ {2}until .* {2}by ann {2}pr-12$/,
  );
  expect(output).toContain(`slice preview --end ${id}`);
  expect((await slice('preview', '--end', id)).output).toMatch(new RegExp(`^Ended ${id}`));
  expect((await slice('preview', '--end', id)).output).toBe(`There is no preview ${id}: nothing to end.`);
  expect(await previewOf(store, secretIn(output))).toBeNull();
});
