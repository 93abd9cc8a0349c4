import { expect, type Page, type Route } from '@playwright/test';
import type { Problems } from '../fixtures/problems.ts';

export interface BrokenSlice {
  /** From here on the files answer as they should. */
  repair(): Promise<void>;
}

/** Makes the server's answers for the files of a slice go wrong; only those whose address matches `which`. */
export async function breakSlice(
  page: Page,
  slice: string,
  answer: (route: Route) => Promise<void>,
  which: RegExp = /./,
): Promise<BrokenSlice> {
  const files = (url: URL) => url.pathname.startsWith(`/releases/${slice}/`) && which.test(url.pathname);
  await page.route(files, answer);
  return { repair: () => page.unroute(files) };
}

/** What a browser and the shell say about such files; anything else still fails the test. */
export function expectFileProblems(problems: Problems): void {
  problems.expect(/Failed to load resource/, /VETO-10\d/, /integrity/i, /ChunkLoadError|Loading chunk/, /MIME type/);
}

/** The slice's place has a card with Retry; header, footer and another slice work. */
export async function expectRestUsable(page: Page): Promise<void> {
  const card = page.getByRole('main').getByRole('alert');
  await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(card).toContainText(/VETO-10\d/);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
}

/** Back at the broken place, Retry brings the page once the files are right again. */
export async function expectRecoveryByRetry(page: Page, broken: BrokenSlice): Promise<void> {
  // The first document may still be loading: files that never answer.
  await page.goBack({ waitUntil: 'commit' });
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await broken.repair();
  await retry.click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
}
