import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { EARLY_SCRIPTS, type ShellRelease } from '@veto/slice-kit/contract';
import { FolderStore } from '@veto/slice-kit/releases';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENTRY, fileOf, newFolder, shellRelease, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { publishTo, SLICE, type TestSite, testSite } from '../site.fixture.ts';

const EARLY = 'early.0011.js';
const plain = shellRelease('1.2.0-5e11bbbbbbbb', 'shell');
const SHELL: ShellRelease = {
  ...plain,
  early: [EARLY],
  files: { ...plain.files, [EARLY]: fileOf('shell') },
};
const early = `${EARLY_SCRIPTS}${SHELL.version}/${EARLY}`;
const entry = `releases/mf-pets/${SLICE.version}/${ENTRY}`;

let store: FolderStore;
let keptReleases: string;
let site: TestSite;
async function open(): Promise<void> {
  site = await testSite({ published: false, store, keptReleases, keptChannel: join(keptReleases, 'pointers') });
}

async function copied(...keys: string[]): Promise<void> {
  await vi.waitFor(async () => {
    expect(await readdir(keptReleases, { recursive: true })).toEqual(expect.arrayContaining(keys));
  });
}

beforeEach(async () => {
  store = new FolderStore(await newFolder('releases'));
  keptReleases = await newFolder('live-releases');
  await publishTo(store, SHELL, 'shell');
  await publishTo(store, SLICE, 'slice');
  await writeFile(join(store.place, `${entry}.br`), brotliCompressSync('slice'));
  await open();
  await site.get('/mf-pets');
  const ofShell = Object.keys(SHELL.files).map((name) => `releases/shell/${SHELL.version}/${name}`);
  await copied(entry, ...ofShell, ...['shell', 'mf-pets'].map((slice) => `pointers/${slice}.json`));
});
afterEach(() => site.stop());

describe('when the files of the store are gone', () => {
  beforeEach(() => rm(join(store.place, 'releases'), { recursive: true }));

  it('those of live releases come from the own disk, as small as before', async () => {
    const answer = await site.get(`/${entry}`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe('slice');
    expect((await (await site.get('/healthz')).json()).missing).toEqual(['The API is not running.']);
  });

  it('the next start shows the channel that it kept', async () => {
    await site.stop();
    await writeFile(join(store.place, 'channels/stable/mf-pets.json'), '{"revision":');
    await open();
    expect((await site.get('/mf-pets')).status).toBe(200);
    expect(await (await site.get(`/${entry}`)).text()).toBe('slice');
  });
});

it('the script that runs first comes from memory, and the document says whose it is', async () => {
  const html = await (await site.get('/mf-pets')).text();
  expect(html).toContain(
    `<script src="${early}" integrity="${SHELL.files[EARLY]?.integrity}" crossorigin="anonymous" data-release="/releases/shell/${SHELL.version}/">`,
  );
  await Promise.all([store.place, keptReleases].map((folder) => rm(folder, { recursive: true })));
  const answer = await site.get(early);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await answer.text()).toBe('shell');
  expect((await site.get(`${EARLY_SCRIPTS}${SHELL.version}/shell.js`)).status).toBe(404);
});

it('/healthz is short when many releases are gone, and no copy is there', async () => {
  for (let at = 0; at < 30; at++) {
    const many = sliceRelease(`mf-many-${at}`, '1.0.0-9e15aaaaaaaa', 'slice');
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, file) => [`chunk-${file}.js`, fileOf('slice')]));
    await publishTo(store, { ...many, files: { ...many.files, ...files } }, 'slice');
  }
  await Promise.all([store.place, keptReleases].map((folder) => rm(join(folder, 'releases'), { recursive: true })));
  const answer = await site.get('/healthz');
  const body = await answer.text();
  expect(answer.status).toBe(503);
  expect(body.length).toBeLessThan(1500);
  expect(JSON.parse(body).missing).toContain('27 more releases are not whole.');
});

it('copies of releases that are no longer live go, and no damaged file is copied', async () => {
  const later = sliceRelease('mf-pets', '1.1.0-9e15bbbbbbbb', 'later');
  const last = sliceRelease('mf-pets', '1.2.0-9e15cccccccc', 'last');
  await publishTo(store, later, 'later');
  await publishTo(store, last, 'last');
  await writeFile(join(store.place, `releases/mf-pets/${last.version}/${ENTRY}`), 'damaged');
  await site.get('/mf-pets');
  await copied(`releases/mf-pets/${later.version}/${ENTRY}`);
  await vi.waitFor(async () => expect(await readdir(join(keptReleases, 'releases/mf-pets'))).toEqual([later.version]));
});
