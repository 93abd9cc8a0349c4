import type { Page } from '@playwright/test';
import { demoOf } from '../fixtures/demo.ts';
import { doublesOf, holdBack, watchForDoubles } from '../fixtures/painted-document.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ looksAt: 'document' });

/** Pages of whoever is signed in, with their headings; first-paint-of-document.spec.ts has those for everybody. */
const FRAMED = {
  owner: {
    '/pets': 'Your Pets',
    '/dashboard': 'Dashboard',
    '/appointments': 'My Appointments',
    '/messages': 'Messages',
  },
  veterinarian: {
    '/dashboard': 'Dashboard',
    '/appointments': 'Appointments',
    '/for-vets/calendar': 'Appointment Calendar',
    '/for-vets/manage': 'Manage Your Profile',
  },
};
/** Less than what anybody sees move. */
const LARGEST_SHIFT = 0.02;

const painted = (page: Page) => page.locator('#first-paint main').getByRole('heading', { level: 1 });

/** Answers come as late as on a slow line. */
async function slowData(page: Page): Promise<void> {
  await page.route(/\/rest\/v1\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
}

for (const who of ['owner', 'veterinarian'] as const)
  test(`a page of the signed-in ${who} stands before any script, and becomes the page without a jump`, async ({
    page,
    accounts,
    signIn,
  }) => {
    const { owner, vet, names } = await demoOf(accounts);
    await signIn(who === 'owner' ? owner : vet);
    // The first page of a session learns whose it is.
    await page.goto('/account');
    await expect(page.locator('#veto main h1')).toBeVisible();
    await page.waitForFunction(() => localStorage.getItem('veto_profile'));
    await slowData(page);
    await watchForDoubles(page);
    const held = await holdBack(page);
    for (const width of [360, 1280])
      for (const [path, heading] of Object.entries(FRAMED[who]))
        await test.step(`${path}, ${width} px wide`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await held.open(path);
          await expect.soft(painted(page), path).toHaveText(heading);
          const text = await page.locator('#first-paint').textContent();
          expect
            .soft(
              names.filter((name) => text?.includes(name)),
              `nothing of anybody on ${path}`,
            )
            .toEqual([]);
          await held.letGo();
          await page.waitForLoadState('networkidle');
          await expect(page.locator('main .chakra-skeleton')).toHaveCount(0);
          expect.soft(await doublesOf(page), path).toEqual([]);
          expect.soft(await page.evaluate(() => window.vetoLayoutShift), path).toBeLessThanOrEqual(LARGEST_SHIFT);
        });
  });

test('after sign-out the page for visitors shows and no frame, also after Back and in another tab', async ({
  page,
  context,
  signInOwner,
}) => {
  await signInOwner();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await page.waitForFunction(() => !localStorage.getItem('veto_profile'));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    const held = await holdBack(tab);
    await held.open('/pets');
    await expect(painted(tab)).toHaveText('Please log in to view your pets');
    await held.open('/dashboard');
    await expect(painted(tab)).toHaveCount(0);
    await held.letGo();
    await expect(tab.locator('#veto main')).toContainText('Access Denied');
  }
});
