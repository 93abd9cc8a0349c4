import { warsawDate } from '../../fixtures/accounts.ts';
import { sendSignIn } from '../../fixtures/sign-in-form.ts';
import { expect, test } from '../../fixtures/test.ts';

/** 'Tue, Dec 1' */
const NAME_OF_DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const HOUR_MS = 60 * 60 * 1000;

for (const [what, hours] of [
  ['two days ahead', 48],
  ['in 1970', 24 - Math.floor(Date.now() / HOUR_MS)],
] as const) {
  test(`a visitor whose clock is ${what} signs in, stays signed in and books by the clock of the site`, async ({
    page,
    accounts,
  }) => {
    const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
    await page.clock.install({ time: Date.now() + hours * HOUR_MS });
    await page.goto('/login');
    await sendSignIn(page, owner);
    await expect(page.getByText('Pet Owner Profile')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'My Pets' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Pets', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Pets', exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0);

    await page.goto(`/veterinarian/${vet.id}`);
    await page.getByRole('button', { name: 'Book an Appointment' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Other day' }).click();
    const days = sheet.getByRole('group', { name: 'Next free days' });
    await expect(
      days.getByRole('button', { name: NAME_OF_DAY.format(new Date(`${warsawDate(1)}T12:00Z`)) }),
    ).toBeVisible();
  });
}
