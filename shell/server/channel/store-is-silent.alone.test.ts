import { FolderStore } from '@veto/slice-kit/releases';
import { expect, it, onTestFinished } from 'vitest';
import { newFolder } from '../../slice-kit/releases/release.fixture.ts';
import { testSite } from '../site.fixture.ts';

/** A folder on a network that is gone keeps who reads it waiting. */
let silent = false;

class StoreOnNetwork extends FolderStore {
  override read(key: string) {
    return silent ? new Promise<never>(() => {}) : super.read(key);
  }
  override marks(prefix: string) {
    return silent ? new Promise<never>(() => {}) : super.marks(prefix);
  }
}

it('pages and /healthz go on when the store does not answer, and wait for it once', async () => {
  const store = new StoreOnNetwork(await newFolder('releases'));
  const site = await testSite({ store, keptReleases: await newFolder('live-releases') });
  onTestFinished(() => site.stop());
  expect((await site.get('/mf-pets')).status).toBe(200);
  silent = true;
  const startedAt = performance.now();
  expect((await site.get('/mf-pets')).status).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(6000);
  const later = performance.now();
  expect((await site.get('/mf-pets')).status).toBe(200);
  const health = await (await site.get('/healthz')).json();
  expect(performance.now() - later).toBeLessThan(1000);
  expect(health).toMatchObject({ releases: true, reasons: [expect.stringContaining('does not answer')] });
});
