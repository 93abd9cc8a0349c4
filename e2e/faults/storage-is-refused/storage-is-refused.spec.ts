import { sendSignIn } from '../../fixtures/sign-in-form.ts';
import { expect, test } from '../site/test.ts';

/** Runs in the page, before its scripts. */
const REFUSALS: Record<string, () => void> = {
  'switched off': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'null, as Firefox has it by a setting,': () => {
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [what, refuse] of Object.entries(REFUSALS)) {
  test(`the site opens, leads on and signs in where storage is ${what}`, async ({
    browser,
    store,
    accounts,
    problems,
  }) => {
    // A context without the fixture's own writing into storage.
    const context = await browser.newContext({ baseURL: store.url });
    await context.addInitScript(refuse);
    const page = await context.newPage();
    problems.watch(page);
    await page.goto('/doctors');
    const main = page.getByRole('main');
    await expect(main.getByRole('article').first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await sendSignIn(page, await accounts.owner());
    await expect(main.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'My Pets' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Your Pets', exact: true })).toBeVisible();
    await context.close();
  });
}

test('an override that cannot be kept is said, and the site opens', async ({ browser, store, problems }) => {
  const context = await browser.newContext({ baseURL: store.url });
  await context.addInitScript(REFUSALS.full as () => void);
  const page = await context.newPage();
  problems.watch(page);
  await page.goto(`/pets?veto-override=mf-owner@${store.buildsUrl}/`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('This browser stores nothing, so that it cannot keep an override.')).toBeVisible();
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await context.close();
});
