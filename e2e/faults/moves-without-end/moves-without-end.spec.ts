import type { Page } from '@playwright/test';
import { expect, reportWith, test } from '../site/test.ts';

/** The rest of the site works, and goes on working. */
async function expectRestUsable(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect(page).toHaveURL(/\/pets$/);
}

test('two slices that lead to each other are stopped with a card and a report', async ({
  page,
  store,
  slice,
  openFirst,
  problems,
}) => {
  problems.expect(/VETO-20[78]/);
  const other = `${slice}-b`;
  const goTo = (path: string) => ({ effect: `site.navigate('/${path}');` });
  await store.publish({ slice: other, version: '1.0.0', does: goTo(slice) });
  await openFirst({ does: goTo(other) });
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('Error code VETO-207');
  await expect(card).toContainText('went from page to page without end');
  const stopped = await page.evaluate(() => location.pathname.slice(1));
  expect([slice, other]).toContain(stopped);
  const report = await reportWith(page, stopped, 'VETO-207');
  expect(report.message).toContain(`/${slice}`);
  expect(report.message).toContain(`/${other}`);
  await expectRestUsable(page);
});
