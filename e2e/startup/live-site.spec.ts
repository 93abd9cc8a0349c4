import { FolderStore, readChannel, readVerified } from '@veto/slice-kit/releases';
import { expect, test } from '../fixtures/test.ts';
import { copyLiveSite } from '../site/live-site.ts';

test('the copy of a live site, for the journeys of a candidate, is whole, and `start` moves no pointer of it', async ({
  siteUrl,
}) => {
  const { folder, remove } = await copyLiveSite(siteUrl);
  const store = new FolderStore(folder);
  const { shell, slices } = await readChannel(store);
  for (const [slice, pointer] of Object.entries({ ...slices, ...(shell && { shell }) })) {
    expect(pointer.movedBy, slice).toBe('hand');
    expect(await readVerified(store, slice, pointer.stable.version)).toBeTruthy();
  }
  expect(Object.keys(slices).length).toBeGreaterThan(3);
  await remove();
});
