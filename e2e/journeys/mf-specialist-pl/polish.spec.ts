import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

test('the Polish search opens with the specialists 1, 2 and 3, then shows everybody, page by page', async ({
  page,
}) => {
  await page.goto('/map-search');
  const names = page.getByRole('article').getByRole('heading').getByRole('link');
  for (const [index, number] of ['1', '2', '3'].entries())
    await expect(names.nth(index)).toHaveAttribute('href', `/specialist/${number}`);
  await expect(names.nth(3)).toHaveAttribute('href', /^\/specialist\/[\da-f-]{36}$/);
  await expect(names).toHaveCount(20);
  await expect(page.getByRole('region', { name: 'Nasi specjaliści' }).getByRole('article')).toHaveCount(3);
  const nearest = page.getByRole('region', { name: 'Najbliżej centrum: Warszawa' });
  await expect(nearest.getByRole('article')).toHaveCount(17);
  inOrder(await distances(page, /km od centrum$/, nearest));
  await expect(page.getByText(/^20 z \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pokaż więcej' }).click();
  await expect(names.nth(20)).toBeVisible();
});

/** What the cards say of their distances, in the order of the list. */
async function distances(page: Page, from: RegExp, list: Pick<Page, 'getByRole'> = page): Promise<number[]> {
  const shown = await list.getByRole('article').getByText(from).allTextContents();
  return shown.map((text) => Number(text.replace(',', '.').replace(/ km.*/, '')));
}
const inOrder = (numbers: number[]) => expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));

test('distances are measured from a visitor who consents, or again from a chosen city, and sort the list', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 54.5189, longitude: 18.5305 });
  await page.goto('/map-search');
  await page.getByRole('button', { name: 'Użyj mojej lokalizacji' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Odległość od Twojej lokalizacji' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Gdynia');
  inOrder(await distances(page, /km od Ciebie$/));
  await page.getByLabel('Odległość od centrum miasta').selectOption('Lublin');
  await expect(page.getByRole('article').first()).toContainText('Lublin');
});

test.describe('for a browser that prefers Polish', () => {
  test.use({ locale: 'pl-PL' });
  test('the header leads to the same page in Polish, and from the directory to the Polish search in the same city', async ({
    page,
  }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Polski' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /dla swojego zwierzęcia/ })).toBeVisible();
    await expect(page).toHaveURL(/\/pl$/);
    await page.goto('/doctors?city=Gdynia');
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    await header.getByRole('link', { name: 'Polski' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Znajdź weterynarza w pobliżu' })).toBeVisible();
    await expect(page.getByLabel('Odległość od centrum miasta')).toHaveValue('Gdynia');
    await header.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/veterinarians\?city=Gdynia$/);
  });
});

test('a specialist that does not exist leads home', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  await page.goto('/specialist/4711');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find the Perfect Veterinarian for Your Pet' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});
