import { FolderStore, readChannel, siteAt } from '@veto/slice-kit/releases';
import { afterEach, expect, it } from 'vitest';
import { ENTRY, newFolder, sliceRelease } from '../../slice-kit/releases/release.fixture.ts';
import { publishTo, SHELL, SLICE, type TestSite, testSite } from '../site.fixture.ts';
import { copyLive, siteOfStore } from './base-releases.ts';

let site: TestSite;
afterEach(() => site.stop());

it.each(['its store', 'its address'])(
  'takes what is live from a site by %s, but for what is built here',
  async (way) => {
    site = await testSite();
    await publishTo(site.store, sliceRelease('mf-vet', '1.0.0-aaaaaaaaaaaa', 'vet'), 'vet');
    const store = new FolderStore(await newFolder('dev'));
    await copyLive(way === 'its store' ? await siteOfStore(site.store) : await siteAt(site.url), store, ['mf-vet']);
    const channel = await readChannel(store);
    expect(Object.keys(channel.slices)).toEqual(['mf-pets']);
    expect(channel.shell?.stable).toEqual(SHELL);
    expect((await store.read(`releases/mf-pets/${SLICE.version}/${ENTRY}`))?.bytes.toString()).toBe('slice');
    expect(await store.list('releases/mf-vet/')).toEqual([]);
  },
);

it('says which file does not arrive', async () => {
  site = await testSite();
  const { store } = site;
  await store.remove(`releases/mf-pets/${SLICE.version}/${ENTRY}`);
  const target = new FolderStore(await newFolder('dev'));
  await expect(copyLive(await siteAt(site.url), target, [])).rejects.toThrow(/mf-pets.*answers 404/);
});
