import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '../site/start-site.ts';
import { LOAD_ENVIRONMENT, publishUnderLoad } from './publish-under-load.ts';

let folder = '';
let site: Site | undefined;

// The first start on a machine builds everything.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'veto-load-'));
  site = await startSite({ releasesDir: join(folder, 'releases'), quiet: true, env: LOAD_ENVIRONMENT });
});

afterAll(async () => {
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('no request fails while slices and the shell are published, promoted and rolled back', async () => {
  if (!site) throw new Error('The site was not started');
  const run = await publishUnderLoad({ url: site.url, releasesDir: join(folder, 'releases'), rounds: 1 });
  expect(run.wrong).toEqual([]);
  expect(run.failed).toBe(0);
  expect(run.requests).toBeGreaterThan(500);
  expect(run.answersByMove).toHaveLength(7);
  expect(Math.min(...run.answersByMove), 'answers during the quietest move').toBeGreaterThan(20);
  for (const slice of ['shell', 'mf-discovery', 'mf-specialist-pl'])
    expect(run.released.filter((one) => one.startsWith(`${slice}/`))).toHaveLength(2);
});
