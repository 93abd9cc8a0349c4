import { channelSchema } from '@veto/slice-kit/contract';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

/** Whom a link of the header is for; links of the footer are for everybody. */
const MENUS: Record<string, string[]> = {
  '/': ['signed-out', 'no-profile', 'owner', 'veterinarian'],
  '/doctors': ['signed-out', 'no-profile', 'owner'],
  '/map-search': ['signed-out', 'no-profile', 'owner'],
  '/pets': ['no-profile', 'owner'],
  '/appointments': ['no-profile', 'owner', 'veterinarian'],
  '/dashboard': ['no-profile', 'owner', 'veterinarian'],
  '/emergency': ['signed-out', 'no-profile', 'owner'],
  '/for-vets/calendar': ['veterinarian'],
  '/for-vets/manage': ['veterinarian'],
};
const FOOTER = [
  ...['/doctors', '/appointments', '/pets', '/for-vets', '/for-vets/manage', '/for-vets/calendar'],
  ...['/emergency', '/help', '/contact', '/privacy', '/terms'],
];

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
    'Emergency',
    'Polski',
    'Dashboard',
    'Account',
    'Sign out',
  ]);
  await expectAccessible(page);
  await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

// How the shell shows them: nav-entries.test.ts and the stories of header and footer.
test('the live slices lead to every part of the site, and each visitor to their own', async ({ request }) => {
  const { slices } = channelSchema.parse(await (await request.get('/channels/stable.json')).json());
  const entries = Object.values(slices).flatMap(({ stable }) => stable.manifest.nav);
  const header: Record<string, string[]> = {};
  for (const { href, audience } of entries.filter(({ area }) => area === 'header'))
    header[href] = [...(header[href] ?? []), ...audience];
  const order = ['signed-out', 'no-profile', 'owner', 'veterinarian'];
  for (const audience of Object.values(header)) audience.sort((a, b) => order.indexOf(a) - order.indexOf(b));
  expect(header).toEqual(MENUS);
  const footer = entries.filter(({ area, audience }) => area === 'footer' && audience.length === 4);
  expect(footer.map(({ href }) => href)).toEqual(expect.arrayContaining(FOOTER));
});

test('an unknown address says so, logs the path and leads home', async ({ page, problems }) => {
  problems.expect(/no-such-page/);
  await page.goto('/no-such-page');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => problems.matching(/no-such-page/)).not.toEqual([]);
  await expectAccessible(page);
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
  await expect(page).not.toHaveTitle(before);
  await page.goBack();
  await expect(title).toHaveText('Find a Veterinarian');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(scrolled));
});
