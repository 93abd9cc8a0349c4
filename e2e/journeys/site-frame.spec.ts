import { expectAccessible } from '../fixtures/accessibility.ts';
import { warsawDate } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test('the header of a visitor who is signed out', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(header.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: 'Find Vets' })).toHaveAttribute('href', '/doctors');
  await expect(header.getByRole('link', { name: /My Pets|Appointments|Dashboard/ })).toHaveCount(0);
});

test('the header of a pet owner', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.owner());
  await page.goto('/dashboard');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Find Vets' })).toHaveAttribute('href', '/doctors');
  await expect(header.getByRole('link', { name: 'My Pets' })).toHaveAttribute('href', '/pets');
  await expect(header.getByRole('link', { name: /Appointments/ })).toHaveAttribute('href', '/appointments');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(header.getByRole('link', { name: /Sign in|Register/ })).toHaveCount(0);
});

test('the header of a veterinarian', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.veterinarian());
  await page.goto('/dashboard');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /Appointments/ })).toHaveAttribute('href', '/appointments');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(header.getByRole('link', { name: /Find Vets|My Pets|Sign in|Register/ })).toHaveCount(0);
});

test('the one menu of the header leads to the account, sets the theme and signs out', async ({
  page,
  accounts,
  signIn,
}) => {
  await signIn(await accounts.owner());
  await page.goto('/pets');
  const button = page.getByRole('banner').getByRole('button', { name: 'Your menu' });
  const menu = page.getByRole('menu', { name: 'Your menu' });
  await button.press('ArrowDown');
  await expect(menu.getByRole('menuitem')).toHaveText(['Dashboard', 'Account', 'Sign out']);
  await menu.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('banner').getByRole('button', { name: /menu/i })).toHaveCount(1);
  await button.click();
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Home',
    'Find Vets',
    'My Pets',
    'Appointments',
    'Dashboard',
    'Account',
    'Sign out',
  ]);
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('the footer leads to every part of the site', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const links: [string, string][] = [
    ['Find a Vet', '/doctors'],
    ['My Appointments', '/appointments'],
    ['My Pets', '/pets'],
    ['Join Our Platform', '/for-vets'],
    ['Manage Your Profile', '/for-vets/manage'],
    ['Appointment Calendar', '/for-vets/calendar'],
  ];
  for (const [name, href] of links) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  for (const href of ['/help', '/contact', '/privacy', '/terms']) {
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(footer).toContainText(warsawDate().slice(0, 4));
});

test('an unknown address says so, logs the path and leads home', async ({ page, problems }) => {
  problems.expect(/no-such-page/);
  await page.goto('/no-such-page');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  expect(problems.matching(/no-such-page/)).not.toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find the Perfect Veterinarian for Your Pet' }),
  ).toBeVisible();
});

test('a change of page sets title, language and focus, and back restores the place', async ({ page }) => {
  await page.goto('/doctors');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Find a Veterinarian');
  const before = await page.title();
  const cards = page.getByRole('main').getByRole('article');
  // A row that has not come yet moves the others.
  await expect(cards).toHaveCount(20);
  await page.waitForLoadState('networkidle');
  const card = cards.last();
  const link = card.getByRole('link').first();
  // As far as the click itself would scroll.
  await link.hover();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/veterinarian\//);
  await expect(title).toBeFocused();
  expect(await page.title()).not.toBe(before);
  await page.goBack();
  await expect(title).toHaveText('Find a Veterinarian');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(scrolled));
});
