import type { Page } from '@playwright/test';
import { demoOf } from '../fixtures/demo.ts';
import { expectNoLayoutJump } from '../fixtures/layout-jump.ts';
import { expectScreen, PHONE } from '../fixtures/screen.ts';
import { expect, test } from '../fixtures/test.ts';

/** By who looks. What everybody sees: content-of-document.spec.ts and first-paint-of-document.spec.ts. */
const SCREENS = {
  owner: [
    '/pets',
    '/pets/:pet',
    '/appointments',
    '/appointments/:visit',
    '/appointments/new?petId=:pet',
    '/dashboard',
    '/messages',
    '/account',
  ],
  veterinarian: [
    '/dashboard',
    '/appointments',
    '/appointments/:visitOfVet',
    '/for-vets/start',
    '/for-vets/manage',
    '/for-vets/calendar',
  ],
};

/** Those with most parts: judged together with header and footer, too. */
const COMPOSED = ['/dashboard', '/pets/:pet', '/appointments/new?petId=:pet', '/for-vets/calendar'];

/** Waits until the page has its h1 and nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main .chakra-skeleton')).toHaveCount(0);
}

for (const visitor of ['owner', 'veterinarian'] as const) {
  test(`every screen of ${visitor} fits at every width, and is accessible together with header and footer`, async ({
    page,
    accounts,
    signIn,
  }) => {
    const { owner, vet, ids } = await demoOf(accounts);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(visitor === 'owner' ? owner : vet);
    for (const screen of SCREENS[visitor]) {
      await test.step(screen, async () => {
        await page.setViewportSize(PHONE);
        await page.goto(screen.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name]));
        await settled(page);
        await expectNoLayoutJump(page);
        await expectScreen(page, { composed: COMPOSED.includes(screen) });
      });
    }
  });
}
