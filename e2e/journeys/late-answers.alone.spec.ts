import type { Page } from '@playwright/test';
import { demoOf } from '../fixtures/demo.ts';
import { readJumps, watchJumps } from '../fixtures/layout-jump.ts';
import { expect, test } from '../fixtures/test.ts';

const LATEST_MS = 400;
const LARGEST_JUMP_PX = 8;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
];

/** Each answer of the database comes 0 to 400 ms late, in an order that belongs to the `seed`. */
async function delayAnswers(page: Page, seed: number): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/rest/v1/'),
    async (route) => {
      const { pathname, search } = new URL(route.request().url());
      let hash = seed;
      for (const letter of pathname + search) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
      await new Promise((resolve) => setTimeout(resolve, (hash >>> 8) % (LATEST_MS + 1)));
      await route.fallback();
    },
  );
}

const PAGES = {
  owner: ['/dashboard', '/pets/:pet', '/appointments/:visit'],
  veterinarian: ['/dashboard', '/appointments/:visitOfVet', '/for-vets/manage#licence'],
};

for (const visitor of ['owner', 'veterinarian'] as const) {
  test(`what ${visitor} reads stays where it is when answers come late`, async ({ page, accounts, signIn }) => {
    const { owner, vet, ids } = await demoOf(accounts);
    await watchJumps(page);
    await signIn(visitor === 'owner' ? owner : vet);
    for (const [seed, size] of SIZES.entries()) {
      await delayAnswers(page, seed);
      for (const path of PAGES[visitor]) {
        await page.setViewportSize(size);
        await page.goto(path.replace(/:(\w+)/, (_, name: keyof typeof ids) => ids[name]));
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main .chakra-skeleton')).toHaveCount(0);
        const jumps = (await readJumps(page)).filter(({ px }) => px > LARGEST_JUMP_PX);
        expect.soft(jumps, `${path} at ${size.width} px`).toEqual([]);
      }
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}
