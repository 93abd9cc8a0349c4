import { holdData, looksOf, openHeldBack, takenOver } from '../fixtures/first-paint.ts';
import { expect, test } from '../fixtures/test.ts';

const PAGES = [
  '/',
  '/doctors',
  '/veterinarians',
  '/services',
  '/for-vets',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
  '/emergency',
  '/map-search',
  '/login',
  '/register',
];
/** A fifth of what the Core Web Vitals call good. */
const LARGEST_SHIFT = 0.02;

for (const path of PAGES)
  test(`${path} is seen before any script, and its page takes that place without a jump`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await holdData(page);
      const letGo = await openHeldBack(page, path);
      const first = await looksOf(page, '#first-paint main');
      expect(first.length, 'there is something to see').toBeGreaterThan(2);
      await letGo();
      await takenOver(page);
      expect(await looksOf(page, '#veto main'), `at ${width} px`).toEqual(first);
      expect(await page.evaluate(() => window.vetoLayoutShift)).toBeLessThanOrEqual(LARGEST_SHIFT);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    }
  });

test('what was written and sent before the page was there is written and sent in the page', async ({ page }) => {
  const letGo = await openHeldBack(page, '/');
  const search = page.getByRole('searchbox').first();
  await search.click();
  await search.pressSequentially('rabbit');
  await letGo();
  await takenOver(page);
  await expect(page.locator('#veto').getByRole('searchbox').first()).toHaveValue('rabbit');
  await expect(page.locator('#veto').getByRole('searchbox').first()).toBeFocused();

  const letGoAgain = await openHeldBack(page, '/');
  await page.getByRole('searchbox').first().fill('Kowalska');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await letGoAgain();
  await expect(page).toHaveURL(/\/veterinarians\?.*Kowalska/);
});

test('whoever is signed in sees nothing of the sign-in', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.owner());
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('html')).not.toHaveAttribute('data-shown-first');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`the first paint follows the theme, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const letGo = await openHeldBack(page, '/');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.evaluate((element) => getComputedStyle(element).color);
    await letGo();
    await takenOver(page);
    await expect(heading).toHaveCSS('color', before);
  });

test('a page whose style sheet does not come is not seen before it is there', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED/);
  await page.route(/mf-discovery.*first-paint.*\.css$/, (route) => route.abort());
  const letGo = await openHeldBack(page, '/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('before the gate', () => {
  test.use({ gate: 'closed' });

  test('the card is there before any script, and the password that was entered opens the site', async ({ page }) => {
    const letGo = await openHeldBack(page, '/doctors');
    await expect(page.getByRole('heading', { name: 'Find a Veterinarian' })).toBeHidden();
    await page.getByPlaceholder('Enter password').fill('veto');
    await page.getByRole('button', { name: 'Access Site' }).click();
    await letGo();
    await expect(page.getByRole('heading', { name: 'Find a Veterinarian' })).toBeVisible();
  });
});
