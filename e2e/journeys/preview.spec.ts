import type { Page } from '@playwright/test';
import type { StoreSite } from '../faults/site/store-site.ts';
import { allReports, expect, expectRunning, test } from '../faults/site/test.ts';
import { fullVersion } from '../faults/site/written-slice.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';

/** Where a machine shows previews by itself. */
const previewsOf = ({ url }: StoreSite) => `http://preview.localhost:${new URL(url).port}`;
/** Keeps what a signed-in visitor has where the page is. */
const keepSession = (page: Page) =>
  page.evaluate(() => {
    for (const kept of [localStorage, sessionStorage]) kept.setItem('sb-veto-auth-token', 'a session');
  });
/** A release that reads what it finds where it runs, as its first step. */
const READS = 'globalThis.found = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);';
const found = (page: Page) => page.evaluate(() => (globalThis as { found?: string }).found);

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Shown version' });

test('whoever has the link of a preview sees one release that is not live, on every page, and nobody else does', async ({
  page,
  store,
  slice,
  newVisitor,
  problems,
}) => {
  const live = { slice, version: '1.0.0' };
  const next = { slice, version: '2.0.0' };
  await store.publish(live);
  const { query, end } = await store.preview(next);

  await page.goto(`/${slice}${query}`);
  await expectRunning(page, next);
  await expect(barOf(page)).toContainText(`Preview of ${slice} ${fullVersion('2.0.0')}, until `);
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Please log in to view your pets');
  await page.goto(`${previewsOf(store)}/${slice}`);
  await expectRunning(page, next);
  await expect(barOf(page)).toBeVisible();

  const other = await newVisitor();
  await other.goto(`/${slice}`);
  await expectRunning(other, live);
  await expect(barOf(other)).toHaveCount(0);

  await barOf(page).getByRole('link', { name: 'Back to the live site' }).click();
  await expect(page).toHaveURL(`http://localhost:${new URL(store.url).port}/${slice}`);
  await expectRunning(page, live);
  await expect(barOf(page)).toHaveCount(0);

  await end();
  problems.expect(/404/);
  await page.goto(`/${slice}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such preview');
  await page.getByRole('link', { name: 'To the live site' }).click();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a preview that fails gives way to the live release, and says so', async ({ page, store, slice, problems }) => {
  // The release that takes over is fetched ahead, and runs later than the browser hopes.
  problems.expect(/VETO-202/, /preloaded using link preload/);
  const live = { slice, version: '1.0.0' };
  await store.publish(live);
  const { query } = await store.preview({ slice, version: '2.0.0', does: { mount: "throw new Error('at mount');" } });
  const counted: string[] = [];
  page.on('request', (request) => counted.push(new URL(request.url()).pathname));
  await page.goto(`/${slice}${query}`);
  await expectRunning(page, live);
  await expect(barOf(page).getByRole('status')).toHaveText('It failed here: this page shows the live release.');
  await expect.poll(async () => JSON.stringify(await allReports(page))).toContain(fullVersion('2.0.0'));
  expect(counted).not.toContain('/_rates');
});

test('a preview runs at an origin of its own, where no session of the site is', async ({ page, store, slice }) => {
  await store.publish({ slice, version: '1.0.0' });
  const next = { slice, version: '2.0.0', does: { mount: READS } };
  const { query } = await store.preview(next);
  await page.goto(`/${slice}`);
  await keepSession(page);
  await page.goto(`/${slice}${query}`);
  await expect(page).toHaveURL(`${previewsOf(store)}/${slice}${query}`);
  await expectRunning(page, next);
  expect(await found(page)).toBeTruthy();
  expect(await found(page)).not.toContain('a session');
  // The site itself is as it was.
  await page.goto(`/${slice}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sb-veto-auth-token'))).toBe('a session');
});

test('where a site has no other origin, its own page says so first, and no session goes into the preview', async ({
  page,
  store,
  slice,
}) => {
  await store.publish({ slice, version: '1.0.0' });
  const next = { slice, version: '2.0.0', does: { mount: READS } };
  const { query } = await store.preview(next);
  // Through a proxy, as visitors from elsewhere come.
  await page.setExtraHTTPHeaders({ via: '1.1 proxy' });
  const site = `http://veto.localhost:${new URL(store.url).port}`;
  await page.goto(`${site}/${slice}`);
  await keepSession(page);
  await page.goto(`${site}/${slice}${query}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A preview, not the live site');
  await expect(page.locator('script')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out and show the preview' }).click();
  await expectRunning(page, next);
  expect(await found(page)).toBeTruthy();
  expect(await found(page)).not.toContain('a session');
  await barOf(page).getByRole('link', { name: 'Back to the live site' }).click();
  await expect(page).toHaveURL(`${site}/${slice}`);
  await expect(barOf(page)).toHaveCount(0);
});
