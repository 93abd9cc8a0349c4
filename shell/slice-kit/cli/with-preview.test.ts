import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FolderStore, readPreviews, uploadRelease } from '../releases/index.ts';
import { builtRelease, newFolder, sliceRelease } from '../releases/release.fixture.ts';
import { withPreview } from './with-preview.ts';

const RELEASE = { slice: 'mf-owner', version: '1.0.0-aaaaaaaaaaaa', by: 'ann' };

async function storeWithRelease(): Promise<FolderStore> {
  const store = new FolderStore(await newFolder('store'));
  await uploadRelease(store, await builtRelease(sliceRelease(RELEASE.slice, RELEASE.version), 'entry'));
  return store;
}

/** A process that shows a release without end, and says so. */
function showing(folder: string) {
  const program = `
    import { FolderStore } from ${JSON.stringify(join(import.meta.dirname, '../releases/index.ts'))};
    import { withPreview } from ${JSON.stringify(join(import.meta.dirname, 'with-preview.ts'))};
    await withPreview(new FolderStore(${JSON.stringify(folder)}), ${JSON.stringify(RELEASE)}, () => {
      console.log('shown');
      return new Promise(() => setInterval(() => {}, 1000));
    });`;
  return spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
}

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends the preview before the process, which exits with %i', async (signal, code) => {
  const store = await storeWithRelease();
  const child = showing(store.place);
  await once(child.stdout, 'data');
  expect(await readPreviews(store)).toMatchObject([RELEASE]);
  // npx and pnpm pass on what the terminal has told the process already.
  for (const each of [signal, signal]) child.kill(each);
  expect(await once(child, 'close')).toEqual([code, null]);
  expect(await readPreviews(store)).toEqual([]);
});

it('a preview ends with its use, also with one that fails, and leaves the signals as they were', async () => {
  const store = await storeWithRelease();
  const listeners = () => process.listenerCount('SIGINT');
  const before = listeners();
  expect(await withPreview(store, RELEASE, async (secret) => [secret.length, listeners()])).toEqual([32, before + 1]);
  await expect(withPreview(store, RELEASE, () => Promise.reject(new Error('no browser')))).rejects.toThrow(
    'no browser',
  );
  expect([await readPreviews(store), listeners()]).toEqual([[], before]);
});
