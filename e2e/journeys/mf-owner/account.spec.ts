import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { warsawDate } from '../../fixtures/accounts.ts';
import { linkOfMail } from '../../fixtures/link-of-mail.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { takeSlot } from '../../fixtures/visits.ts';

test('an account: another address, and the data to take along', async ({ page, accounts, signIn }) => {
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

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const archive = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(JSON.parse(strFromU8(archive['data.json'] ?? new Uint8Array()))).toMatchObject({
    account: { email: address },
    appointments: [{ id: visit.id }],
  });
});
