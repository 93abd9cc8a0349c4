import { uniqueName } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test('the home page searches by words and city', async ({ page }) => {
  await page.goto('/');
  await page.getByPlaceholder('Search for veterinarians or specialties...').fill('surgery');
  await page.getByRole('main').getByRole('combobox', { name: 'City' }).selectOption('Kraków');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/veterinarians\?query=surgery&city=Krak%C3%B3w/);
  await expect(page.getByText('Showing veterinarians in Kraków matching "surgery"')).toBeVisible();
});

test('the home page shows three vets that lead to their profiles', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('main').getByRole('link', { name: /View Profile/ });
  await expect(links).toHaveCount(3);
  await links.first().click();
  await expect(page).toHaveURL(/\/veterinarian\//);
});

test('the directory filters only when asked, and clears', async ({ page, accounts }) => {
  const vet = await accounts.veterinarian({ specialty: 'Cardiology', city: 'Lublin' });
  await page.goto('/doctors');
  await expect(page.getByText(/^Showing \d+ veterinarians$/)).toBeVisible();
  const all = await page.getByText(/^Showing \d+ veterinarians$/).textContent();
  await page.getByPlaceholder('Doctor name or specialty').fill(vet.fullName);
  await expect(page.getByText(all ?? '')).toBeVisible();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByText('Found 1 veterinarian(s) matching your criteria.')).toBeVisible();
  await expect(page.getByText('Showing 1 veterinarians')).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toContainText('Cardiology');

  await page.getByRole('checkbox', { name: 'Dentistry' }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByText('No veterinarians found')).toBeVisible();
  await expect(page.getByText('No veterinarians match your current filter criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(page.getByText('All filters have been reset.')).toBeVisible();
  await expect(page.getByText(all ?? '')).toBeVisible();
});

test('filters are in the address: a reload and a shared link show the same', async ({ page, accounts }) => {
  // Of their own: other tests sign up dermatologists meanwhile.
  const family = uniqueName('').trim();
  await Promise.all(
    ['Dermatology', 'Surgery'].map((specialty) => accounts.veterinarian({ fullName: `Ola ${family}`, specialty })),
  );
  await page.goto('/doctors');
  await page.getByPlaceholder('Doctor name or specialty').fill(family);
  await page.getByRole('checkbox', { name: 'Dermatology' }).check();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByText('Found 1 veterinarian(s) matching your criteria.')).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Dermatology');
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Dermatology');
  await expect(page.getByRole('checkbox', { name: 'Dermatology' })).toBeChecked();
});

test('Load More Veterinarians shows more of them', async ({ page }) => {
  await page.goto('/doctors');
  const cards = page.getByRole('main').getByRole('article');
  const seen = cards.filter({ visible: true });
  await expect(seen, 'laid out in steps, and all of them in the end').toHaveCount(20);
  await page.getByRole('button', { name: 'Load More Veterinarians' }).click();
  await expect.poll(() => seen.count()).toBeGreaterThan(20);
});

test('sorting by reviews puts the most reviewed first', async ({ page }) => {
  await page.goto('/doctors');
  await page.getByRole('main').getByRole('combobox', { name: /sort/i }).selectOption({ label: 'Most Reviews' });
  await expect(page).toHaveURL(/sort=reviews/);
  const counts = page.getByRole('main').getByRole('article').getByText(/\(\d+/);
  const shown = async () =>
    (await counts.allTextContents()).map((text) => Number(/\d+/.exec(text.split('(')[1] ?? '')?.[0]));
  // The list before stays until the sorted one is there.
  await expect(async () => {
    const numbers = await shown();
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  }).toPass({ timeout: 15_000 });
});

test('the listing says what it shows, and what to do when it shows nothing', async ({ page }) => {
  await page.goto('/veterinarians');
  await expect(page.getByText('Meet our team of experienced veterinary professionals')).toBeVisible();
  await expect(page.getByRole('link', { name: /View Profile/ }).first()).toBeVisible();
  await page.goto('/veterinarians?query=zzzzzz&city=Gdynia');
  await expect(page.getByText('No veterinarians found', { exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Gdynia');
});

test('a profile that does not exist leads back to the listing', async ({ page }) => {
  await page.goto('/veterinarian/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Failed to fetch veterinarian details.')).toBeVisible();
  await expect(page).toHaveURL(/\/veterinarians$/);
});

test('a veterinarian cannot book', async ({ page, accounts, signIn }) => {
  const [vet, other] = await Promise.all([accounts.veterinarian(), accounts.veterinarian()]);
  await signIn(vet);
  await page.goto(`/veterinarian/${other.id}`);
  await expect(page.getByRole('heading', { level: 1, name: other.fullName })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Book an Appointment' })).toHaveCount(0);
});
