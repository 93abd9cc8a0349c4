import { expect, test } from '../../fixtures/test.ts';

test('drawings and cards of the document are seen while their code is on its way', async ({ page }) => {
  await expect.poll(async () => (await page.request.get('/')).text()).toContain('veto-answers');
  const arrive = Promise.withResolvers<void>();
  await page.route('**/home-parts.*.js', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto('/');
  const search = page.getByRole('searchbox');
  await search.fill('rabbit');
  const street = page.locator('#slice-outlet [data-drawing=street]');
  await expect(street.locator('svg path').first()).toBeVisible();
  const { height } = (await street.boundingBox()) ?? { height: 0 };
  const cards = page.locator('#slice-outlet').getByRole('link', { name: 'View Profile' });
  await expect(cards).toHaveCount(3);
  const href = await cards.first().getAttribute('href');
  arrive.resolve();
  await expect(page.getByRole('region', { name: 'Featured Veterinarians' }).locator('[id^=kept-]')).toHaveCount(0);
  await expect(cards).toHaveCount(3);
  expect(await cards.first().getAttribute('href')).toBe(href);
  await expect.poll(async () => (await street.boundingBox())?.height).toBeCloseTo(height, 0);
  await expect(search).toHaveValue('rabbit');
});

test('the page stays where the code of its drawings and cards does not arrive, and Try again shows the cards', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/, /ChunkLoadError/, /home-parts/);
  await page.route('**/home-parts.*.js*', (route) => route.abort());
  await page.goto('/');
  const search = page.getByRole('searchbox');
  await search.fill('rabbit');
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to fetch veterinarians.' });
  await expect(failed).toBeVisible();
  await expect(page.locator('#slice-outlet [data-drawing=street] svg path').first()).toBeVisible();
  await expect(search).toHaveValue('rabbit');
  await page.unroute('**/home-parts.*.js*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'View Profile' })).toHaveCount(3);
});
