import { warsawDate } from '../fixtures/accounts.ts';
import { fillIn, sheetOf } from '../fixtures/booking-dialog.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeSlot } from '../fixtures/visits.ts';

test('a slot that somebody else took meanwhile is refused, and nothing typed is lost', async ({
  page,
  contest: { vet, owner, rival },
  signIn,
}) => {
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}`);
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  const sheet = sheetOf(page);
  const date = warsawDate(2);
  await fillIn(sheet, { petName: 'Mruczek', petType: 'cat', reason: 'Loose teeth' }, { date });
  await takeSlot(rival, vet, date, '08:00');

  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Failed to book appointment. Please try again.')).toBeVisible();
  await expect(sheet.getByLabel('Pet Name')).toHaveValue('Mruczek');
  await expect(sheet.getByLabel('Reason for Visit')).toHaveValue('Loose teeth');
  await sheet.getByRole('alert').getByRole('button').first().click();
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
});
