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
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pet Name').fill('Mruczek');
  await dialog.getByLabel('Pet Type').selectOption('cat');
  await dialog.getByLabel('Reason for Visit').fill('Vaccination');
  await dialog.getByRole('group', { name: 'Next free days' }).getByRole('button').nth(1).click();
  await dialog.getByRole('radio').first().check();

  const date = await dialog.getByLabel('Date').inputValue();
  await takeSlot(rival, vet, date, '08:00');

  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Failed to book appointment. Please try again.')).toBeVisible();
  await expect(dialog.getByLabel('Pet Name')).toHaveValue('Mruczek');
  await expect(dialog.getByLabel('Reason for Visit')).toHaveValue('Vaccination');
  await dialog.getByRole('alert').getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
});
