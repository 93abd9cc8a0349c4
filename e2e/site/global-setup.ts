import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { isOfOneThatStaysOut } from '@veto/shell/server';
import { buildAll, packagesToRelease } from '@veto/slice-kit/build';
import { DEFAULT_CHANNEL, FolderStore, moveChannel, moves, uploadRelease } from '@veto/slice-kit/releases';
import { copyLiveSite } from './live-site.ts';
import { defaultReleases, type Site, startSite } from './start-site.ts';

/**
 * One site for all journeys, which prints to `site.log` beside the pictures of failures. VETO_E2E_URL names a running one instead, for a quicker turn while writing a test, and
 * VETO_E2E_DATA_DIR its data folder.
 *
 * VETO_E2E_CANDIDATE names the slice whose journeys these are. With VETO_SITE its present build is live among what that site has
 * live; without, as every slice of the present source is.
 */
export default async function globalSetup({ projects }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.VETO_E2E_URL) return undefined;
  const { VETO_E2E_CANDIDATE: candidate, VETO_SITE: live } = process.env;
  const copied = candidate && live ? await copyLiveSite(live) : undefined;
  if (candidate && copied) await publishInto(copied.folder, candidate);
  const releasesDir = copied?.folder ?? defaultReleases;
  const kept = projects[0]?.outputDir ?? '.';
  await mkdir(kept, { recursive: true });
  const site = await startSite({ releasesDir, quiet: true, log: join(kept, 'site.log') });
  if (!copied) await refuseWhatStaysOut(site);
  process.env.VETO_E2E_URL = site.url;
  process.env.VETO_E2E_DATA_DIR = site.dataDir;
  return async () => {
    await site.stop();
    await copied?.remove();
  };
}

/** Rejects with the reasons when a slice does not go live: each journey through it would fail for something else. */
async function refuseWhatStaysOut(site: Site): Promise<void> {
  const reasons = site.output().split('\n').filter(isOfOneThatStaysOut);
  if (reasons.length === 0) return;
  await site.stop();
  throw new Error(reasons.join('\n'));
}

/** Has a store of the run's own show everybody a slice's present build, also one that could not go live. */
async function publishInto(folder: string, slice: string): Promise<void> {
  const own = packagesToRelease().filter(({ name }) => name === slice);
  const [built] = await buildAll(own, { say: console.log });
  if (!built) throw new Error(`There is no slice ${slice}.`);
  const store = new FolderStore(folder);
  const release = await uploadRelease(store, built.folder);
  await moveChannel(store, DEFAULT_CHANNEL, 'test', (now) => moves.publish(now, release, 'hand'));
  console.log(`The journeys meet ${slice} ${release.version}.`);
}
