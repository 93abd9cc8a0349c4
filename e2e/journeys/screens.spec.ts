import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../fixtures/accessibility.ts';
import { type Accounts, done } from '../fixtures/accounts.ts';
import { expectNoLayoutJump } from '../fixtures/layout-jump.ts';
import { expectRoomyText } from '../fixtures/roomy-text.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectWholeWords } from '../fixtures/whole-words.ts';

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
    '/appointments/:visitOfVet',
    '/messages',
    '/for-vets',
    '/for-vets/start',
    '/for-vets/manage',
    '/for-vets/calendar',
    '/account',
  ],
};

const PHONE = { width: 360, height: 740 };
/** From the smallest phone over tablets in both directions to a laptop: screens break between two layouts. */
const WIDER = [600, 768, 820, 900, 1024, 1280];

/** The addresses of the demo's owner and vet: people with a year's worth of visits, so that no screen is empty. */
async function addressesOfDemo(accounts: Accounts) {
  const [owner, vet] = await Promise.all([accounts.demo('owner@veto.example'), accounts.demo('vet@veto.example')]);
  const [pet, visit, visitOfVet] = await Promise.all([
    done(owner.db.from('pets').select('id').eq('owner_id', owner.id).order('created_at').limit(1).single()),
    done(
      owner.db.from('appointments').select('id').eq('client_id', owner.id).eq('status', 'upcoming').limit(1).single(),
    ),
    done(
      vet.db.from('appointments').select('id').eq('veterinarian_id', vet.id).eq('status', 'upcoming').limit(1).single(),
    ),
  ]);
  return {
    owner,
    vet,
    ids: { vet: vet.id, pet: String(pet.id), visit: String(visit.id), visitOfVet: String(visitOfVet.id) },
  };
}

/** Waits until the page has its h1 and nothing is on its way any more. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main .chakra-skeleton')).toHaveCount(0);
}

/** Nothing scrolls sideways, no word is broken and all text has room. */
async function expectLayout(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(tooWide, `${page.url()} scrolls sideways by px at ${width} px`).toBeLessThanOrEqual(0);
  await expectWholeWords(page);
  await expectRoomyText(page);
}

for (const visitor of Object.keys(SCREENS) as Visitor[]) {
  test(`every screen of ${visitor} is accessible and fits at every width`, async ({
    page,
    accounts,
    signIn,
    problems,
  }) => {
    test.setTimeout(300_000);
    problems.expect(/no-such-page/);
    const { owner, vet, ids } = await addressesOfDemo(accounts);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (visitor !== 'signed-out') await signIn(visitor === 'owner' ? owner : vet);
    for (const screen of SCREENS[visitor]) {
      await test.step(screen, async () => {
        await page.setViewportSize(PHONE);
        await page.goto(screen.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name]));
        await settled(page);
        await expectNoLayoutJump(page);
        await expectAccessibleInBothThemes(page);
        await expectLayout(page);
        for (const width of WIDER) {
          await page.setViewportSize({ width, height: 800 });
          await expectLayout(page);
        }
      });
    }
  });
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
