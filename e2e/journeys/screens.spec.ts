import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts';
import { type Accounts, done, warsawDate } from '../fixtures/accounts.ts';
import { expectNoLayoutJump } from '../fixtures/layout-jump.ts';
import { expect, test } from '../fixtures/test.ts';
import { completedVisit } from '../fixtures/visits.ts';
import { expectWholeWords } from '../fixtures/whole-words.ts';
import { WINDOWS } from '../fixtures/windows.ts';

type Visitor = 'signed-out' | 'owner' | 'veterinarian';

const SCREENS: Record<Visitor, string[]> = {
  'signed-out': [
    '/',
    '/doctors',
    '/veterinarians?query=&city=all',
    '/veterinarian/:vet',
    '/services',
    '/login',
    '/register',
    '/forgot-password',
    '/pets',
    '/dashboard',
    '/for-vets',
    '/vet-details',
    '/map-search',
    '/specialist/1',
    '/help',
    '/contact',
    '/privacy',
    '/terms',
    '/emergency',
    '/no-such-page',
  ],
  owner: [
    '/pets',
    '/pets/:pet',
    '/appointments',
    '/appointments?tab=past',
    '/appointments/:visit',
    '/appointments/new?petId=:pet',
    '/dashboard',
    '/veterinarian/:vet',
    '/messages',
    '/account',
  ],
  veterinarian: [
    '/dashboard',
    '/appointments',
    '/for-vets/start',
    '/for-vets/manage',
    '/for-vets/calendar',
    '/account',
  ],
};

const LATEK = { pet_name: 'Łatek', pet_type: 'dog' };

/** An owner with a pet, a visit to come and one that has been, and the vet of both. */
async function someoneWithAHistory(accounts: Accounts) {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const pet = await done(
    owner.db
      .from('pets')
      .insert({ owner_id: owner.id, name: 'Łatek', type: 'Dog', weight: 12.5 })
      .select('id')
      .single(),
  );
  await completedVisit(vet, owner, { pet: LATEK });
  const visitToCome = {
    veterinarian_id: vet.id,
    client_id: owner.id,
    appointment_date: warsawDate(1),
    appointment_time: '10:00',
    ...LATEK,
    reason_for_visit: 'Vaccination',
    location: 'Clinic Address',
    status: 'upcoming',
  };
  const visit = await done(owner.db.from('appointments').insert(visitToCome).select('id').single());
  return { vet, owner, pet, visit };
}

/** Waits until the page has its h1 and nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

for (const screenOf of WINDOWS) {
  for (const visitor of Object.keys(SCREENS) as Visitor[]) {
    test(`every screen of ${visitor} is accessible and fits: ${screenOf.name}`, async ({
      page,
      accounts,
      signIn,
      problems,
    }) => {
      test.setTimeout(300_000);
      problems.expect(/no-such-page/);
      const { vet, owner, pet, visit } = await someoneWithAHistory(accounts);
      await page.setViewportSize(screenOf);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      if (visitor !== 'signed-out') await signIn(visitor === 'owner' ? owner : vet);
      for (const screen of SCREENS[visitor]) {
        const path = screen.replace(':vet', vet.id).replace(':pet', String(pet.id)).replace(':visit', String(visit.id));
        await test.step(screen, async () => {
          await page.goto(path);
          await settled(page);
          await expectNoLayoutJump(page);
          const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect.soft(tooWide, `${screen} scrolls sideways by px`).toBeLessThanOrEqual(0);
          await expectWholeWords(page);
          await expectAccessibleInBothThemes(page);
        });
      }
    });
  }
}

test('the gate is accessible', async ({ browser, baseURL }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByText('Access Protected')).toBeVisible();
    await expectAccessible(page);
    await context.close();
  }
});
