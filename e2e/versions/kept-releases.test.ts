import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStore, moveChannel, moves, uploadRelease } from '@veto/slice-kit/releases';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSlice } from '../faults/site/written-slice.ts';
import { packLiveReleases, unpackReleases } from './kept-releases.ts';

let folder: string;
let store: FolderStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veto-kept-'));
  store = new FolderStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a release that was live can be published again from the file, whole', async () => {
  const { folder: build, release } = await writeSlice({ slice: 'mf-hotel', version: '1.2.0' });
  const published = await uploadRelease(store, build);
  await moveChannel(store, 'stable', 'test', (now) => moves.publish(now, published, 'hand'));
  const file = join(folder, 'kept.json.br');
  await writeFile(file, await packLiveReleases(store, ['mf-hotel']));

  const kept = await unpackReleases(file, join(folder, 'unpacked'));
  expect(kept['mf-hotel']?.version).toBe(release.version);
  expect((await readdir(kept['mf-hotel']?.folder ?? '')).toSorted()).toEqual(['entry.js', 'release.json']);
  const again = new FolderStore(join(folder, 'again'));
  expect(await uploadRelease(again, kept['mf-hotel']?.folder ?? '')).toEqual(published);
});

test('a release that is not live cannot be kept', async () => {
  await expect(packLiveReleases(store, ['mf-hotel'])).rejects.toThrow('mf-hotel is not live');
});

test('the kept releases of shell and slices are whole', async () => {
  const kept = await unpackReleases(join(import.meta.dirname, 'kept-releases.json.br'), join(folder, 'unpacked'));
  expect(Object.keys(kept)).toEqual(['shell', 'mf-discovery', 'mf-specialist-pl']);
  for (const { folder: build, version } of Object.values(kept))
    expect((await uploadRelease(store, build)).version).toBe(version);
});
