import { done, warsawDate } from '../../fixtures/accounts.ts';
import { chooseDay, sheetOf } from '../../fixtures/booking-dialog.ts';
import { drawnPicture } from '../../fixtures/pictures.ts';
import { expect, test } from '../../fixtures/test.ts';
import { takeSlot } from '../../fixtures/visits.ts';

test('booking a fish from the rows, after a reload and a lost slot, with a photo for the vet', async ({
  page,
  contest: { vet, owner, rival },
  signIn,
}) => {
  await done(
    owner.db
      .from('pets')
      .insert([
        { owner_id: owner.id, name: 'Nemo', type: 'Fish' },
        { owner_id: owner.id, name: 'Burek', type: 'Dog' },
      ])
      .select('id'),
  );
  await signIn(owner);
  await page.goto('/appointments/new');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Nemo' }).check();
  // A vet who treats dogs and cats.
  await main.getByRole('checkbox', { name: 'Treats exotic pets' }).uncheck();
  await main.getByLabel('Name or specialty').fill(vet.fullName);
  await main
    .getByRole('article', { name: `Dr. ${vet.fullName}` })
    .getByRole('link', { name: /more/ })
    .first()
    .click();
  const sheet = sheetOf(page);
  await chooseDay(sheet, warsawDate(1));
  await sheet.getByRole('radio', { name: '12:00' }).check();
  await sheet.getByLabel('Reason for Visit').fill('Pale scales');
  await sheet.getByRole('button', { name: /safety check/ }).click();
  const breathing = sheet.getByRole('group', { name: /struggling to breathe/ });
  await breathing.getByRole('button', { name: 'Yes' }).click();
  await expect(sheet.getByRole('link', { name: 'Get help now' })).toHaveAttribute('href', '/emergency');
  await breathing.getByRole('button', { name: 'No' }).click();

  await page.reload();
  await expect(sheet.getByRole('radio', { name: 'Nemo' })).toBeChecked();
  await expect(sheet.getByLabel('Reason for Visit')).toHaveValue('Pale scales');
  await expect(sheet.getByRole('article', { name: `Dr. ${vet.fullName}` })).toContainText('12:00');

  await takeSlot(rival, vet, warsawDate(1), '12:00');
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await sheet.getByRole('alertdialog').getByRole('button', { name: 'Book anyway' }).click();
  await expect(page.getByText('Failed to book appointment. Please try again.')).toBeVisible();
  await expect(sheet.getByLabel('Reason for Visit')).toHaveValue('Pale scales');
  await expect(sheet.getByRole('radio', { name: '12:00' })).toHaveCount(0);
  const offered = sheet.getByRole('alert').getByRole('button');
  await expect(offered).toHaveCount(3);
  await offered.filter({ hasText: '12:30' }).click();
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  await expect(page).toHaveURL(/\/appointments\/[0-9a-f-]{36}$/);
  expect(await done(owner.db.from('appointments').select('pet_name, pet_type, appointment_time'))).toEqual([
    { pet_name: 'Nemo', pet_type: 'other', appointment_time: '12:30:00' },
  ]);
  await expect
    .poll(() => done(vet.db.from('visit_answers').select('breathes_hard')))
    .toEqual([{ breathes_hard: false }]);

  await page
    .getByLabel('Photos of the symptom')
    .setInputFiles(await drawnPicture(page, { width: 900, height: 600, left: 'red', type: 'image/png' }));
  await main.getByRole('button', { name: 'Send to the veterinarian' }).click();
  await expect.poll(() => done(vet.db.from('visit_photos').select('id'))).toHaveLength(1);
});
