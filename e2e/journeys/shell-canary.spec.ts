import type { Page } from '@playwright/test';
import { moves } from '@veto/slice-kit/releases';
import type { StoreSite } from '../faults/site/store-site.ts';
import { hearOfReleases } from '../fixtures/hear-of-releases.ts';
import { test as base, expect, storeSite } from '../fixtures/test.ts';
import { setVisitor, visitorOf } from '../fixtures/visitor.ts';

/** Every test has a site of its own: all visitors of a site get its shell. */
const test = base.extend<{ store: StoreSite }>({
  store: storeSite,
  baseURL: async ({ store }, use) => use(store.url),
});

const CANARY = '1.1.0-ca9a4ca9a4ca';
const HOME = 'Find the Perfect Veterinarian for Your Pet';
const SIGNED_OUT = 'Please log in to view your pets';

/** The versions of the shell whose files the document loads. */
async function shellsOf(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('script[src*="/releases/shell/"]')
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  return [...new Set(addresses.map((address) => address.split('/releases/shell/')[1]?.split('/')[0] ?? ''))];
}

async function expectSite(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: HOME })).toBeVisible();
}

/** Another page by a link, in the same document. */
async function goByLink(page: Page, link: string, heading: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

test('a canary of the shell goes to its share of visitors, stays with them, and ends with a promotion', async ({
  page,
  browser,
  store,
}) => {
  await store.publishShellCanary(CANARY, 30);
  await page.goto('/');
  await expectSite(page);
  const [stable = ''] = await shellsOf(page);
  expect(stable, 'nobody knows the number of a first visit yet').not.toBe(CANARY);
  await expect.poll(() => visitorOf(page)).toMatch(/^\d{1,2}$/);

  const number = await setVisitor(page, 29, 'shell');
  for (const path of ['/doctors', '/']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await shellsOf(page)).toEqual([CANARY]);
  }
  await page.goto('/_platform');
  await expect(page.getByText(`shell ${CANARY}, canary bucket ${number} of 100`)).toBeVisible();

  const other = await browser.newPage({ baseURL: store.url });
  await other.goto('/');
  await setVisitor(other, 30, 'shell');
  await other.reload();
  await expectSite(other);
  expect(await shellsOf(other)).toEqual([stable]);
  await store.move((now) => moves.promote(now, 'shell', CANARY));
  await other.reload();
  await expectSite(other);
  expect(await shellsOf(other)).toEqual([CANARY]);
  await other.close();
});

test("a tab that has the shell's canary goes on when it is rolled back, and leaves it with a later page", async ({
  page,
  store,
}) => {
  await page.clock.install();
  await store.publishShellCanary(CANARY, 30);
  await page.goto('/');
  await setVisitor(page, 0, 'shell');
  await page.reload();
  await expectSite(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'sameDocument' in globalThis);

  // The channel that everybody gets names the stable shell first: no reason to load the page again.
  await store.publishShellCanary('1.1.1-ca9a4ca9a4cb', 0);
  await store.move((now) => moves.rollback(now, 'shell'));
  await store.publishShellCanary(CANARY, 30);
  await hearOfReleases(page);
  await goByLink(page, 'My Pets', SIGNED_OUT);
  expect(await isSameDocument()).toBe(true);

  await store.move((now) => moves.rollback(now, 'shell'));
  await hearOfReleases(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: SIGNED_OUT })).toBeVisible();
  expect(await shellsOf(page)).toEqual([CANARY]);
  await goByLink(page, 'Join Our Platform', 'Veto for veterinarians');
  expect(await isSameDocument()).toBe(false);
  expect(await shellsOf(page)).not.toContain(CANARY);
  await goByLink(page, 'My Pets', SIGNED_OUT);
});
