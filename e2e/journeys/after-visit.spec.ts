import { done, warsawDate } from '../fixtures/accounts.ts';
import { operator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { letVisitsBegin, takeSlot } from '../fixtures/visits.ts';

test('a vet asks a day after a visit; a worrying answer leads the owner to help, and reaches the vet', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const { id } = await takeSlot(owner, vet, warsawDate(2), '10:00');
  await letVisitsBegin(vet);
  await signIn(vet);
  await page.goto(`/appointments/${id}`);
  await page.getByRole('button', { name: /^Mark Complete/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Finish visit' });
  await sheet.getByRole('button', { name: 'Eating' }).click();
  await sheet.getByRole('button', { name: 'Walking' }).click();
  await sheet.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  const ownersPage = await signIn(owner, 'another browser');
  // Turns the calendar instead of waiting for a day.
  const before = { asks_at: new Date(Date.now() - 60_000).toISOString() };
  await done(operator().from('after_visits').update(before).eq('appointment_id', id).select());
  await ownersPage.goto(`/appointments/${id}`);
  await ownersPage
    .getByRole('group', { name: 'Is Figa eating?' })
    .getByRole('button', { name: 'No', exact: true })
    .click();
  await ownersPage.reload();
  await expect(ownersPage.getByRole('button', { name: 'No', exact: true, pressed: true })).toHaveCount(1);
  await ownersPage
    .getByRole('group', { name: 'Does Figa walk as usual?' })
    .getByRole('button', { name: 'Not sure' })
    .click();
  await ownersPage.getByRole('button', { name: 'Send answers' }).click();
  await expect(ownersPage.getByRole('alert')).toContainText('Figa should be seen soon');

  await page.reload();
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await page.getByRole('link', { name: /Figa may need you/ }).click();
  const answers = page.getByRole('listitem').filter({ hasText: 'After the visit · may be urgent' });
  await expect(answers).toContainText('Is Figa eating? No');
  await expect(answers).toContainText('Does Figa walk as usual? Not sure');
});
