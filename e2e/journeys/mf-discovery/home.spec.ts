import { expect, test } from '../../fixtures/test.ts';

test('the page stays where the code of its drawings and cards does not arrive, and Try again shows the cards', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /ChunkLoadError/, /home-parts/);
  await page.route('**/home-parts.js*', (route) => route.abort());
  await page.goto('/');
  const search = page.getByRole('searchbox');
  await search.fill('rabbit');
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to fetch veterinarians.' });
  await expect(failed).toBeVisible();
  await expect(page.locator('#slice-outlet [data-drawing=street] svg path').first()).toBeVisible();
  await expect(search).toHaveValue('rabbit');
  await page.unroute('**/home-parts.js*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'View Profile' })).toHaveCount(3);
});
