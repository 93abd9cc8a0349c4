import { expect, test } from '../../fixtures/test.ts';

const CHANNEL = /\/channels\//;

test.beforeEach(async ({ page, problems }) => {
  problems.expect(/Failed to load resource/, /VETO-301/, /channel could not be asked for/);
  await page.route(CHANNEL, (route) => route.fulfill({ status: 503 }));
});

test('a tab goes on to slices that its document only outlined', async ({ page }) => {
  await page.goto('/pets');
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
});

test('with the server gone altogether there is a card, and Retry once it is back', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await page.goto('/pets');
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Find Vets' }).click();
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('VETO-301');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.setOffline(false);
  await page.unroute(CHANNEL);
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
});
