import type { Page } from '@playwright/test';
import { sheetOf } from '../../fixtures/booking-dialog.ts';
import { expect, test } from '../../fixtures/test.ts';

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const field = (page: Page, name: string) => page.getByRole('main').getByRole('combobox', { name, exact: true });

test('from the home page to a time: for whom, where and when are asked at once, and counted', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(/^(\d+ vets?|No vet) free today$/)).toBeVisible();
  await field(page, 'Pet').selectOption('Rabbits');
  await field(page, 'City').selectOption('Kraków');
  await field(page, 'When').selectOption('Next 7 days');
  const claim = page.getByText(/^\d+ vets? free in the next 7 days$/);
  await expect(claim).toBeVisible();
  const counted = Number.parseInt((await claim.textContent()) ?? '', 10);
  expect(counted).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(
    /\/veterinarians\?query=&city=Krak%C3%B3w&availability=Available\+this\+week&pet=Rabbits$/,
  );
  await expect(page.getByText('Showing veterinarians in Kraków', { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(Math.min(counted, 20));
  for (const row of await rows(page).all())
    await expect(row.getByRole('img', { name: /^Treats .*rabbits/ })).toBeVisible();

  const time = rows(page).locator('a[href*="time="]').first();
  await expect(time).toHaveAttribute(
    'href',
    /^\/veterinarian\/[\da-f-]{36}\?date=\d{4}-\d\d-\d\d&time=\d\d:\d\d&pet=Rabbits#book$/,
  );
  await time.click();
  await expect(sheetOf(page)).toBeVisible();
});

test('the times of all rows come in one answer, and every demo vet is drawn', async ({ page }) => {
  const asked: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/next_free_days')) asked.push(request.postDataJSON().veterinarians.length);
  });
  // The demo's vets are those with prices on file.
  await page.goto('/doctors?price=300&city=Warszawa');
  const drawn = rows(page).locator('[data-door="portrait"]');
  await expect(drawn.first()).toBeVisible();
  await expect(rows(page).locator('a[href*="time="]').first()).toBeVisible();
  // Those of the document are there first.
  await expect(async () => expect(asked).toEqual([await rows(page).count()])).toPass();
  await expect(drawn).toHaveCount(await rows(page).count());
});

test('a whole wish is said in words, and its rows begin with the times that were asked for', async ({ page }) => {
  await page.goto('/');
  await page
    .getByPlaceholder('Search for veterinarians or specialties...')
    .fill('a rabbit, wednesday afternoon, near Kraków, under 500 zł');
  await page
    .getByRole('button', {
      name: 'Look for vets in Kraków who treat rabbits, free on Wednesday afternoon, up to 500 zł',
    })
    .click();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(
    /\/veterinarians\?query=&city=Krak%C3%B3w&availability=wednesday\+afternoon&pet=Rabbits&price=500$/,
  );
  const first = rows(page).first().locator('a[href*="time="]').first();
  const time = new URL((await first.getAttribute('href')) ?? '', page.url()).searchParams;
  expect(new Date(`${time.get('date')}T12:00:00Z`).getUTCDay()).toBe(3);
  expect(time.get('time')).toMatch(/^1[2-6]:/);
});
