import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { done, warsawDate } from '../../fixtures/accounts.ts';
import { linkOfMail } from '../../fixtures/link-of-mail.ts';
import { sendSignIn } from '../../fixtures/sign-in-form.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { takeSlot } from '../../fixtures/visits.ts';

test('an account: another address and password, the data to take along, and the way out', async ({
  page,
  accounts,
  signIn,
  problems,
}) => {
  // The browser notes a wrong password, and that a deleted account has no session to end.
  problems.expect(/400 \(Bad Request\)/, /403 \(Forbidden\)/, /Change failed/);
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const visit = await takeSlot(owner, vet, warsawDate(2), '10:00');
  await signIn(owner);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Your menu' }).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  const address = `new-${owner.email}`;
  await page.getByLabel('New email address').fill(address);
  await page.getByRole('button', { name: 'Send the confirmation link' }).click();
  await expect(page.getByText(`follow the link we sent to ${address}`)).toBeVisible();
  await page.goto(await linkOfMail(page, address));
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expectToast(page, 'Address changed', 'You sign in with your new address from now on.');
  await page.goto('/account');
  await expect(page.getByText(`You sign in as ${address}.`)).toBeVisible();

  await page.getByLabel('Current password', { exact: true }).fill('not this one');
  await page.getByLabel('New password', { exact: true }).fill('another horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('another horse');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password')).toBeVisible();
  await page.getByLabel('Current password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expectToast(page, 'Password saved', 'You can use your new password from now on.');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const archive = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array()))).toMatchObject({
    account: { email: address },
    appointments: [{ id: visit.id }],
  });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel(/^Your email address/).fill(address);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expectToast(page, 'Account deleted', 'Your account and your files are gone. Take care.');
  await expect(page).toHaveURL(/\/$/);
  expect(await done(vet.db.from('appointments').select('status').eq('id', visit.id))).toEqual([
    { status: 'cancelled' },
  ]);
  await page.goto('/login');
  await sendSignIn(page, { email: address, password: 'another horse' });
  await expectToast(page, 'Login failed', 'Invalid login credentials');
});
