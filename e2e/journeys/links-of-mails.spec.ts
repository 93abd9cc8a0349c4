import type { Account } from '../fixtures/accounts.ts';
import { linkOfMail } from '../fixtures/link-of-mail.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectToast } from '../fixtures/toasts.ts';

test('a link for a new password waits for a press, works once, and then says how to get another one', async ({
  page,
  accounts,
  problems,
}) => {
  // The browser notes what the server says to a link that was used.
  problems.expect(/40[03] \((?:Bad Request|Forbidden)\)/, /Change failed/);
  const owner = await accounts.owner();
  const main = page.getByRole('main');
  await page.goto('/forgot-password');
  await main.getByLabel('Email').fill(owner.email);
  await main.getByRole('button', { name: 'Send reset link' }).click();
  await expect(main.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await linkOfMail(page, owner.email);
  const press = main.getByRole('button', { name: 'Choose a new password' });

  // A program that looks through mails asks for the page; another one runs its script, too.
  await page.request.get(link);
  await page.goto(link);
  await expect(press).toBeEnabled();
  await page.reload();
  await press.click();
  await main.getByLabel('New password', { exact: true }).fill('another horse');
  await main.getByLabel('Confirm password', { exact: true }).fill('another horse');
  await main.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Password saved', 'You can use your new password from now on.');

  await page.goto(link);
  await press.click();
  await expect(main.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await main.getByRole('link', { name: 'Request a new link' }).click();
  await expect(main.getByRole('button', { name: 'Send reset link' })).toBeVisible();
});

/** What a server that has not been given our mails adds to the address when a visitor follows a link of one, made by hand. */
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
  await expect(page).toHaveURL('/doctors');
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
