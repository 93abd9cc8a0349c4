import type { Page } from '@playwright/test';
import { allReports, expect, expectRunning, test } from '../faults/site/test.ts';
import { fullVersion } from '../faults/site/written-slice.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';

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
  await page.goto(`/${slice}`);
  await expectRunning(page, next);
  await expect(barOf(page)).toBeVisible();

  const other = await newVisitor();
  await other.goto(`/${slice}`);
  await expectRunning(other, live);
  await expect(barOf(other)).toHaveCount(0);

  await barOf(page).getByRole('link', { name: 'Back to the live site' }).click();
  await expect(page).toHaveURL(`${store.url}/${slice}`);
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
