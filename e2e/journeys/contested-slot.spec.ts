import { warsawDate } from '../fixtures/accounts.ts';
import { fillIn, sheetOf } from '../fixtures/booking-dialog.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeSlot } from '../fixtures/visits.ts';

test('a slot that somebody else took meanwhile is refused, nothing typed is lost, and the nearest three are offered', async ({
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
  await expect(sheet.getByRole('radio', { name: '08:00' })).toHaveCount(0);
  const offered = sheet.getByRole('alert').getByRole('button');
  await expect(offered).toHaveCount(3);
  await offered.filter({ hasText: '08:30' }).click();
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
});
