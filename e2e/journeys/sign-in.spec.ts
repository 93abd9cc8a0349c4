import { sendSignIn } from '../fixtures/sign-in-form.ts';
import { expect, test } from '../fixtures/test.ts';

test('signing in leads to the dashboard and says welcome', async ({ page, accounts }) => {
  const owner = await accounts.owner();
  await page.goto('/login');
  await sendSignIn(page, owner);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page.getByText('Welcome back to Veto!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a wrong password is refused with the reason', async ({ page, accounts, problems }) => {
  problems.expect(/status of 400/, /Invalid login credentials/);
  const owner = await accounts.owner();
  await page.goto('/login');
  await sendSignIn(page, { ...owner, password: 'not the password' });
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
});

test('the form says what is missing before it asks the server', async ({ page }) => {
  await page.goto('/login');
  await sendSignIn(page, { email: 'nobody', password: 'short' });
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
});

test('registration says what is missing', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('A');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByLabel('Confirm Password').fill('but different');
  await page
    .getByRole('main')
    .getByRole('button', { name: /register|create account|sign up/i })
    .click();
  await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
});

for (const remember of [true, false]) {
  test(`${remember ? 'remembered' : 'not remembered'}, the session ${remember ? 'stays' : 'ends'} with the tab`, async ({
    page,
    context,
    accounts,
  }) => {
    const owner = await accounts.owner();
    await page.goto('/login');
    await sendSignIn(page, owner, { remember });
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.reload();
    await expect(page.getByText('Pet Owner Profile')).toBeVisible();

    const nextTab = await context.newPage();
    await page.close();
    await nextTab.goto('/dashboard');
    if (remember) await expect(nextTab.getByText('Pet Owner Profile')).toBeVisible();
    else await expect(nextTab.getByText('Access Denied - Please log in to access your dashboard.')).toBeVisible();
  });
}

test('signing out leads home and says so, in every tab', async ({ page, context, accounts }) => {
  const owner = await accounts.owner();
  await page.goto('/login');
  await sendSignIn(page, owner, { remember: true });
  await expect(page).toHaveURL(/\/dashboard$/);
  const other = await context.newPage();
  await other.goto('/pets');
  await expect(other.getByRole('heading', { level: 1, name: 'Your Pets', exact: true })).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('button', { name: /sign out/i })
    .click();
  await expect(page.getByText('You have been successfully signed out.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  await expect(other.getByRole('heading', { level: 1, name: 'Find the Perfect Veterinarian' })).toBeVisible();
});

test('a page that needs a session asks for it and leads back', async ({ page, accounts }) => {
  const owner = await accounts.owner();
  await page.goto('/appointments');
  await expect(page).toHaveURL(/\/login/);
  await sendSignIn(page, owner);
  await expect(page.getByRole('heading', { level: 1, name: 'My Appointments' })).toBeVisible();
});

test('a visitor who registers on the way to a page hears that the account is ready, and goes on there', async ({
  page,
  accounts,
}) => {
  const vet = await accounts.veterinarian();
  await page.goto(`/register?next=${encodeURIComponent(`/veterinarian/${vet.id}`)}`);
  await page.getByLabel('Full Name').fill('Ola Nowa');
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@e2e.veto.example`);
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByLabel('Confirm Password').fill('a good password');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your account is ready', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/veterinarian/${vet.id}$`));
  await expect(page.getByText('Registration successful')).toHaveCount(0);
});
