import { expectAccessible } from '../fixtures/accessibility.ts';
import { done, warsawDate } from '../fixtures/accounts.ts';
import { Problems } from '../fixtures/problems.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeSlot } from '../fixtures/visits.ts';

test('an owner and a vet write to each other in two browsers, also while one has no network', async ({
  page,
  browser,
  baseURL,
  accounts,
  signIn,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/, /Query failed/);
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian()]);
  await takeSlot(owner, vet, warsawDate(2), '09:00');
  const clinic = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  await clinic.addInitScript(() => localStorage.setItem('veto_authenticated', 'true'));
  const vetPage = await clinic.newPage();
  const vetProblems = new Problems();
  vetProblems.watch(vetPage);
  await Promise.all([signIn(owner), signIn(vet, vetPage)]);

  await page.goto('/messages');
  await page.getByRole('link', { name: `Write to Dr. ${vet.fullName}` }).click();
  const box = page.getByLabel(`Message to Dr. ${vet.fullName}`);
  await box.fill('Does Figa have to come on an <b>empty</b> stomach?');
  await page.reload();
  await expect(box).toHaveValue('Does Figa have to come on an <b>empty</b> stomach?');
  await page.getByRole('button', { name: 'Send' }).click();
  const said = page.getByRole('list', { name: /^Messages with/ });
  await expect(said).toContainText('an <b>empty</b> stomach?');
  await expect(said).not.toContainText('Not sent yet');
  await expect(box).toHaveValue('');

  await vetPage.goto(`/messages/${owner.id}`);
  const heard = vetPage.getByRole('list', { name: /^Messages with/ });
  await expect(heard).toContainText('an <b>empty</b> stomach?');
  await expect(said).toContainText('Seen');

  await page.context().setOffline(true);
  await box.fill('She is a cat.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(said).toContainText('Not sent yet');
  await vetPage.getByLabel(`Message to ${owner.fullName}`).fill('Yes, please.');
  await vetPage.getByRole('button', { name: 'Send' }).click();
  await expect(heard).toContainText('Yes, please.');
  await page.context().setOffline(false);
  await expect(heard).toContainText('She is a cat.');
  await expect(said).toContainText('Yes, please.');
  await expect(said).not.toContainText('Not sent yet');
  expect(await done(vet.db.from('messages').select('body').order('created_at'))).toHaveLength(3);

  await expectAccessible(vetPage);
  await vetPage.getByRole('button', { name: 'Block' }).click();
  await vetPage.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(vetPage.getByRole('button', { name: 'Unblock' })).toBeVisible();
  await expect(page.getByText(`Dr. ${vet.fullName} does not take messages any more`)).toBeVisible();
  expect(vetProblems.unexpected()).toEqual([]);
  await clinic.close();
});
