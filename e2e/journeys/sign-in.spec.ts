import { openAddPet } from '../fixtures/pet-dialog.ts';
import { sendSignIn } from '../fixtures/sign-in-form.ts';
import { expect, test } from '../fixtures/test.ts';

test('a page that needs a session asks for it, a wrong password is refused, and the right one leads back', async ({
  page,
  accounts,
  problems,
}) => {
  problems.expect(/status of 400/, /Invalid login credentials/);
  const owner = await accounts.owner();
  await page.goto('/appointments');
  await expect(page).toHaveURL(/\/login/);
  await sendSignIn(page, { ...owner, password: 'not the password' });
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await sendSignIn(page, owner);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByText('Welcome back to Veto!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Appointments' })).toBeVisible();
});

test('not remembered, the session ends with the tab', async ({ page, context, accounts }) => {
  await page.goto('/login');
  await sendSignIn(page, await accounts.owner(), { remember: false });
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await expect(page.getByText('Pet Owner Profile')).toBeVisible();
  const nextTab = await context.newPage();
  await page.close();
  await nextTab.goto('/dashboard');
  await expect(nextTab.getByText('Access Denied - Please log in to access your dashboard.')).toBeVisible();
});

test('remembered, the session outlives its tab; signing out leads home, says so and forgets what was typed, in every tab', async ({
  page,
  context,
  accounts,
}) => {
  await page.goto('/login');
  await sendSignIn(page, await accounts.owner(), { remember: true });
  await expect(page).toHaveURL(/\/dashboard$/);
  const [here, other] = [await context.newPage(), await context.newPage()];
  await page.close();
  await here.goto('/dashboard');
  await other.goto('/pets');
  await expect(other.getByRole('heading', { level: 1, name: 'Your Pets', exact: true })).toBeVisible();
  await openAddPet(other);
  await other.getByLabel('Medical History').fill('asthma');
  const drafts = () => other.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('_draft ')));
  await expect.poll(drafts).toHaveLength(1);

  await here
    .getByRole('main')
    .getByRole('button', { name: /sign out/i })
    .click();
  await expect(here.getByText('You have been successfully signed out.')).toBeVisible();
  for (const tab of [here, other]) {
    await expect(tab).toHaveURL(/\/$/);
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(tab.getByRole('heading', { level: 1, name: 'Find the Perfect Veterinarian' })).toBeVisible();
  }
  await expect.poll(drafts).toEqual([]);
});
