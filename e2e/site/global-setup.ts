import { startSite } from './start-site.ts';

/**
 * One site for all journeys. VETO_E2E_URL names a running one instead, for a quicker turn while writing a test, and
 * VETO_E2E_DATA_DIR its data folder.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.VETO_E2E_URL) return undefined;
  const site = await startSite();
  process.env.VETO_E2E_URL = site.url;
  process.env.VETO_E2E_DATA_DIR = site.dataDir;
  return () => site.stop();
}
