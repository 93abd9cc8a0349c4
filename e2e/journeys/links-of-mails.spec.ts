import type { Account } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

/** What the server adds to the address when a visitor follows a link of a mail, made by hand. */
async function tokensOf(account: Account, kind: string): Promise<string> {
  const { data } = await account.db.auth.getSession();
  const tokens = { access_token: data.session?.access_token ?? '', refresh_token: data.session?.refresh_token ?? '' };
  return `#${new URLSearchParams({ ...tokens, expires_in: '3600', token_type: 'bearer', type: kind })}`;
}

test("somebody else's link takes no session, and asks where it may", async ({ page, accounts, signIn }) => {
  const victim = await accounts.owner();
  const other = await accounts.owner();
  const main = page.getByRole('main');
  await signIn(victim);

  await page.goto(`/doctors${await tokensOf(other, 'magiclink')}`);
  await expect(main.getByRole('heading', { level: 1, name: 'Find a Veterinarian' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
  await page.goto('/dashboard');
  await expect(main.getByText(victim.email)).toBeVisible();

  const recovery = await tokensOf(other, 'recovery');
  await page.goto(`/${recovery}`);
  await expect(
    main.getByText(`You are signed in as ${victim.email}. This link signs you in as ${other.email}.`),
  ).toBeVisible();
  await main.getByRole('button', { name: `Stay signed in as ${victim.email}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(main.getByText(victim.email)).toBeVisible();

  await page.goto(`/${recovery}`);
  await main.getByRole('button', { name: `Switch to ${other.email}` }).click();
  await expect(main.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(main.getByText(other.email)).toBeVisible();
});
