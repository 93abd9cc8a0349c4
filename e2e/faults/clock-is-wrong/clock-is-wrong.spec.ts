import { sendSignIn } from '../../fixtures/sign-in-form.ts';
import { expect, test } from '../../fixtures/test.ts';

const HOUR_MS = 60 * 60 * 1000;

for (const [what, hours] of [
  ['two days ahead', 48],
  ['in 1970', 24 - Math.floor(Date.now() / HOUR_MS)],
] as const) {
  test(`a visitor whose clock is ${what} signs in and stays signed in`, async ({ page, accounts }) => {
    const owner = await accounts.owner();
    await page.clock.install({ time: Date.now() + hours * HOUR_MS });
    await page.goto('/login');
    await sendSignIn(page, owner);
    await expect(page.getByText('Pet Owner Profile')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'My Pets' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Pets', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Pets', exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);
  });
}
