import type { Page } from '@playwright/test';
import { uniqueName } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const apply = (page: Page) => page.getByRole('button', { name: 'Apply Filters' }).click();
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true }).check();
const searchFor = (page: Page, text: string) => page.getByPlaceholder('Doctor name or specialty').fill(text);

/** A family name that nobody else has. */
const surname = () => uniqueName('').trim();

test('filters are applied, shared by a link, gone through by back and forward, and cleared; then more are loaded', async ({
  page,
  context,
  accounts,
}) => {
  const family = surname();
  const [, cheap] = await Promise.all([
    accounts.veterinarian({ fullName: `Żaneta ${family}`, specialty: 'Dentistry', city: 'Lublin' }),
    accounts.veterinarian({ fullName: `Iga ${family}`, specialty: 'Dentistry', city: 'Lublin' }),
    accounts.veterinarian({ fullName: `Ewa ${family}`, specialty: 'Cardiology', city: 'Lublin' }),
  ]);
  await Promise.all([
    cheap.db
      .rpc('set_service_prices', { prices: [{ service: 'Check-up', price_from: 90, price_to: 140 }] })
      .throwOnError(),
    cheap.db
      .from('profiles')
      .update({ home_visits: true, languages: ['pl', 'uk'] })
      .eq('id', cheap.id)
      .throwOnError(),
  ]);
  const words = page.getByPlaceholder('Doctor name or specialty');
  const slider = page.getByRole('slider', { name: 'Minimum rating' });

  await page.goto('/doctors');
  await searchFor(page, family.toUpperCase());
  await tick(page, 'Dentistry');
  await tick(page, 'Available this week');
  await apply(page);
  await expectToast(page, 'Filters Applied', 'Found 2 veterinarian(s) matching your criteria.');
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('New');
  const other = await context.newPage();
  await other.goto(await page.evaluate(() => location.href));
  await expect(cards(other)).toHaveCount(2);
  await expect(other.getByPlaceholder('Doctor name or specialty')).toHaveValue(family.toUpperCase());
  for (const name of ['Dentistry', 'Available this week'])
    await expect(other.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await other.close();

  await page.getByLabel('Price up to, zł').fill('100');
  await tick(page, 'Ukrainian');
  await tick(page, 'Home visits');
  await apply(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('from 90 zł');
  for (const filter of ['Up to 100 zł', 'Ukrainian', 'Home visits'])
    await page.getByRole('link', { name: `${filter}, remove this filter` }).click();
  await expect(cards(page)).toHaveCount(2);

  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await apply(page);
  await expect(page.getByText('No veterinarians found', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/rating=3.5/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
  await expect(slider).toHaveValue('3');
  await page.goForward();
  await expect(page.getByText('No veterinarians found', { exact: true })).toBeVisible();
  await expect(slider).toHaveValue('3.5');

  await page.getByRole('button', { name: 'Clear Filters', exact: true }).click();
  await expectToast(page, 'Filters Cleared', 'All filters have been reset.');
  await expect(page).toHaveURL(/\/doctors$/);
  await expect(words).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Dentistry' })).not.toBeChecked();
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Load More Veterinarians' }).click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  const shown = await cards(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(shown).size).toBe(shown.length);
});

test('an answer that comes late never replaces a newer one', async ({ page, accounts }) => {
  const [slow, quick] = await Promise.all([accounts.veterinarian(), accounts.veterinarian()]);
  await page.goto('/doctors');
  await expect(cards(page).first()).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const late = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/search_veterinarians', async (route) => {
    if (!route.request().postData()?.includes(slow.fullName)) return route.fallback();
    const answer = await route.fetch();
    await released;
    // The page may have given this question up.
    await route.fulfill({ response: answer }).catch(() => {});
    late.resolve();
  });
  await searchFor(page, slow.fullName);
  await apply(page);
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(slow.fullName).replace('%20', '\\+')));
  await searchFor(page, quick.fullName);
  await apply(page);
  await expect(page.getByRole('heading', { name: quick.fullName })).toBeVisible();
  release();
  await late.promise;
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: quick.fullName })).toBeVisible();
});
