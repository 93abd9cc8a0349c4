import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FullConfig } from '@playwright/test';
import { isOfOneThatStaysOut } from '@veto/shell/server';
import { copyLiveSite } from './live-site.ts';
import { defaultReleases, repository, type Site, startSite } from './start-site.ts';

/**
 * One site for all journeys, which prints to `site.log` beside the pictures of failures. VETO_E2E_URL names a running one instead, for a quicker turn while writing a test, and
 * VETO_E2E_DATA_DIR its data folder.
 *
 * VETO_E2E_CANDIDATE names a slice whose build the journeys meet by a preview. Around it is what VETO_SITE has live; without
 * that, what the present source makes.
 */
export default async function globalSetup({ projects }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (process.env.VETO_E2E_URL) return undefined;
  const { VETO_E2E_CANDIDATE: candidate, VETO_SITE: live } = process.env;
  const copied = candidate && live ? await copyLiveSite(live) : undefined;
  const releasesDir = copied?.folder ?? defaultReleases;
  const kept = projects[0]?.outputDir ?? '.';
  await mkdir(kept, { recursive: true });
  const site = await startSite({ releasesDir, quiet: true, log: join(kept, 'site.log') });
  if (!copied) await refuseWhatStaysOut(site);
  process.env.VETO_E2E_URL = site.url;
  process.env.VETO_E2E_DATA_DIR = site.dataDir;
  if (candidate) process.env.VETO_E2E_PREVIEW = await previewAt(site, candidate, releasesDir);
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

/** Has the site show a slice's present build to whoever opens the address that this resolves with. */
async function previewAt({ url }: Site, slice: string, releasesDir: string): Promise<string> {
  const program = join(repository, 'node_modules/.bin/slice');
  const { stdout, stderr } = await promisify(execFile)(program, ['preview', slice, '--site', url, '--json'], {
    env: { ...process.env, VETO_RELEASES_DIR: releasesDir },
  });
  const { version, address } = JSON.parse(stdout) as { version: string; address: string };
  console.log(`${stderr}The journeys meet ${slice} ${version}.`);
  return address;
}
