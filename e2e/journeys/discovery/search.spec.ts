import type { Page } from '@playwright/test';
import { uniqueName } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

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
  const href = await time.getAttribute('href');
  expect(href).toMatch(/^\/veterinarian\/[\da-f-]{36}\?date=\d{4}-\d\d-\d\d&time=\d\d:\d\d$/);
  await time.click();
  await expect(page).toHaveURL(new RegExp(`${href?.split('?')[0]}(\\?|$)`));
});

test('words that name an animal and a city offer both as filters', async ({ page }) => {
  await page.goto('/veterinarians?query=kr%C3%B3lik+Krakow&city=all');
  await page.getByRole('link', { name: 'Show vets in Kraków who treat rabbits' }).click();
  await expect(page).toHaveURL(/\/veterinarians\?query=&city=Krak%C3%B3w&pet=Rabbits$/);
  await expect(field(page, 'Pet')).toHaveValue('Rabbits');
  await expect(rows(page).first()).toContainText('Kraków');
  await field(page, 'City').selectOption('All cities');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/veterinarians\?query=&city=all&pet=Rabbits$/);
});

test('a misspelt word and an inflected one find what they mean, and the page says how it read them', async ({
  page,
  accounts,
}) => {
  const family = uniqueName('').trim();
  const [rabbits, parrots] = await Promise.all([
    accounts.veterinarian({ fullName: `Ewa ${family}`, city: 'Lublin' }),
    accounts.veterinarian({ fullName: `Iga ${family}`, city: 'Lublin' }),
  ]);
  const treat = (vet: typeof rabbits, pet: string) =>
    vet.db
      .from('profiles')
      .update({ pet_types: [pet] })
      .eq('id', vet.id)
      .throwOnError();
  await Promise.all([treat(rabbits, 'Rabbits'), treat(parrots, 'Birds')]);
  await page.goto(`/veterinarians?query=${family}+rabit&city=all`);
  await expect(page.getByText('Showing results for “rabbits” instead of “rabit”.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(rabbits.fullName);
  await expect(rows(page).getByRole('img', { name: 'Treats rabbits' })).toBeVisible();
  await page.goto(`/veterinarians?query=papug%C4%99+${family}+w+Lublinie&city=all`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(parrots.fullName);
  await page.getByRole('link', { name: /^Show vets in Lublin who treat birds/ }).click();
  await expect(page).toHaveURL(new RegExp(`query=${family.toLowerCase()}&city=Lublin&pet=Birds$`));
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Best rated first' }).click();
  await expect(page.getByText(/five more reviews of 4 stars/)).toBeVisible();
});

test('the directory asks for city, price, language and home visits; a chip takes one away', async ({
  page,
  accounts,
}) => {
  const family = uniqueName('').trim();
  const [dear, cheap] = await Promise.all([
    accounts.veterinarian({ fullName: `Ewa ${family}`, city: 'Lublin' }),
    accounts.veterinarian({ fullName: `Iga ${family}`, city: 'Lublin' }),
  ]);
  const price = (from: number) => [{ service: 'Check-up', price_from: from, price_to: from + 50 }];
  await Promise.all([
    dear.db.rpc('set_service_prices', { prices: price(240) }).throwOnError(),
    cheap.db.rpc('set_service_prices', { prices: price(90) }).throwOnError(),
    cheap.db
      .from('profiles')
      .update({ home_visits: true, languages: ['pl', 'uk'] })
      .eq('id', cheap.id)
      .throwOnError(),
  ]);
  await page.goto(`/doctors?text=${family}`);
  await expect(rows(page)).toHaveCount(2);
  await field(page, 'City').selectOption('Lublin');
  await field(page, 'Price').selectOption('Up to 100 zł');
  await page.getByRole('checkbox', { name: 'Ukrainian' }).check();
  await page.getByRole('checkbox', { name: 'Home visits' }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expectToast(page, 'Filters Applied', 'Found 1 veterinarian(s) matching your criteria.');
  await expect(rows(page)).toContainText('from 90 zł');
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  for (const filter of ['Up to 100 zł', 'Ukrainian', 'Home visits'])
    await page.getByRole('link', { name: `${filter}, remove this filter` }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`/doctors\\?text=${family}&city=Lublin$`));
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
  await expect.poll(() => asked).toEqual([await rows(page).count()]);
  await expect(drawn).toHaveCount(await rows(page).count());
});
