import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FolderStore } from './folder-store.ts';
import { builtRelease, ENTRY, newFolder, sliceRelease } from './release.fixture.ts';
import { readVerified, uploadRelease } from './release-files.ts';

const VERSION = '1.0.0-0123456789ab';
const release = sliceRelease('mf-owner', VERSION, 'one');

async function storeWithRelease() {
  const store = new FolderStore(await newFolder('store'));
  await uploadRelease(store, await builtRelease(release, 'one'));
  return store;
}

describe('a release in the store', () => {
  it('is there whole after an upload', async () => {
    const store = await storeWithRelease();
    expect(await readVerified(store, 'mf-owner', VERSION)).toEqual(release);
  });

  it('may be uploaded again with the same bytes', async () => {
    const store = await storeWithRelease();
    await expect(uploadRelease(store, await builtRelease(release, 'one'))).resolves.toEqual(release);
  });

  it('says which commit it was published from first, and is the same release from another commit', async () => {
    const store = new FolderStore(await newFolder('store'));
    const source = (commit: string) => ({ commit, branch: 'main', committedAt: '2026-11-01T10:00:00Z' });
    await uploadRelease(store, await builtRelease(release, 'one'), source('first'));
    const again = await uploadRelease(store, await builtRelease(release, 'one'), source('second'));
    expect(again.source?.commit).toBe('second');
    expect((await readVerified(store, 'mf-owner', VERSION)).source?.commit).toBe('first');
  });

  it('never changes: the same version with other bytes is refused', async () => {
    const store = await storeWithRelease();
    const other = await builtRelease(sliceRelease('mf-owner', VERSION, 'two'), 'two');
    await expect(uploadRelease(store, other)).rejects.toMatchObject({ code: 'VETO-421' });
    expect(await readVerified(store, 'mf-owner', VERSION)).toEqual(release);
  });

  it('with a file that somebody changed is refused', async () => {
    const store = await storeWithRelease();
    await writeFile(join(store.place, 'releases/mf-owner', VERSION, ENTRY), 'tampered');
    await expect(readVerified(store, 'mf-owner', VERSION)).rejects.toMatchObject({ code: 'VETO-422' });
  });

  it('without one of its files is refused', async () => {
    const store = await storeWithRelease();
    await store.remove(`releases/mf-owner/${VERSION}/${ENTRY}`);
    await expect(readVerified(store, 'mf-owner', VERSION)).rejects.toMatchObject({ code: 'VETO-424' });
  });

  it('is not there when its build differs from its description', async () => {
    const store = new FolderStore(await newFolder('store'));
    const damaged = await builtRelease(release, 'not what was described');
    await expect(uploadRelease(store, damaged)).rejects.toMatchObject({ code: 'VETO-422' });
    await expect(readVerified(store, 'mf-owner', VERSION)).rejects.toMatchObject({ code: 'VETO-424' });
  });
});
