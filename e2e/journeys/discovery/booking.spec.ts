import type { Locator, Page } from '@playwright/test';
import { type Account, done, warsawDate } from '../../fixtures/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { takeSlot } from '../../fixtures/visits.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Book an Appointment' });

async function openDialog(page: Page, vet: Account) {
  await page.goto(`/veterinarian/${vet.id}`);
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

/** A vaccination of a cat, tomorrow at noon. */
async function fillIn(dialog: Locator) {
  await dialog.getByLabel('Pet Name').fill('Mruczek');
  await dialog.getByLabel('Pet Type').selectOption('cat');
  await dialog.getByLabel('Reason for Visit').fill('Vaccination');
  await dialog.getByLabel('Date').fill(warsawDate(1));
  await dialog.getByRole('radio', { name: '12:00' }).check();
}

test('only free times can be chosen', async ({ page, accounts, signIn }) => {
  const [vet, owner, other] = await Promise.all([accounts.veterinarian(), accounts.owner(), accounts.owner()]);
  await takeSlot(other, vet, warsawDate(1), '08:30');
  await takeSlot(other, vet, warsawDate(1), '17:30');
  await signIn(owner);
  const dialog = await openDialog(page, vet);
  await expect(dialog.getByText('Choose a date first.')).toBeVisible();
  await expect(dialog.getByLabel('Date')).toHaveAttribute('min', warsawDate());
  await dialog.getByLabel('Date').fill(warsawDate(1));
  // 08:00 to 18:00 are twenty halves of an hour.
  await expect(dialog.getByRole('radio')).toHaveCount(18);
  await expect(dialog.getByRole('radio', { name: '08:00' })).toHaveCount(1);
  for (const taken of ['08:30', '17:30', '18:00'])
    await expect(dialog.getByRole('radio', { name: taken })).toHaveCount(0);
});

test('a missing field says so beside it, and nothing is sent', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  const dialog = await openDialog(page, vet);
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(dialog.getByLabel('Pet Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByLabel('Pet Name')).toBeFocused();
  for (const label of ['Pet Type', 'Date', 'Reason for Visit'])
    await expect(dialog.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
  expect(await done(owner.db.from('appointments').select('id'))).toEqual([]);
});

test('a pet of one’s own fills in name and type; closing loses nothing; a double click books once', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Puszek', type: 'Rabbit' }).select('id'));
  await signIn(owner);
  const dialog = await openDialog(page, vet);
  await dialog.getByRole('group', { name: 'Your pets' }).getByRole('button', { name: 'Puszek' }).click();
  await expect(dialog.getByLabel('Pet Name')).toHaveValue('Puszek');
  await expect(dialog.getByLabel('Pet Type')).toHaveValue('rabbit');
  await dialog.getByLabel('Reason for Visit').fill('Teeth');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  await expect(dialog.getByLabel('Reason for Visit')).toHaveValue('Teeth');

  await dialog.getByLabel('Date').fill(warsawDate(1));
  await dialog.getByRole('radio', { name: '09:00' }).check();
  await dialog.getByRole('button', { name: 'Book Appointment' }).dblclick();
  await expectToast(
    page,
    'Appointment Booked',
    `Your appointment with Dr. ${vet.fullName} has been successfully booked.`,
  );
  await expect(dialog).toBeHidden();
  const booked = await done(owner.db.from('appointments').select('pet_name, pet_type, appointment_time, location'));
  expect(booked).toEqual([
    { pet_name: 'Puszek', pet_type: 'rabbit', appointment_time: '09:00:00', location: 'Clinic Address' },
  ]);
  const ticket = page.getByRole('article', { name: `Dr. ${vet.fullName}` });
  await expect(ticket).toContainText('Puszek · Teeth');
  await expect(ticket).toContainText(`Clinic of ${vet.fullName}, ul. Morska 12, Gdynia`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    ticket.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`visit-${warsawDate(1)}.ics`);
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  await expect(dialog.getByLabel('Pet Name')).toHaveValue('');
});

test('typed words survive Escape and a reload', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  const dialog = await openDialog(page, vet);
  await fillIn(dialog);
  for (const away of [() => page.keyboard.press('Escape'), () => page.reload()]) {
    await away();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Book an Appointment' }).click();
    await expect(dialog.getByLabel('Pet Name')).toHaveValue('Mruczek');
    await expect(dialog.getByLabel('Reason for Visit')).toHaveValue('Vaccination');
    await expect(dialog.getByRole('radio', { name: '12:00' })).toBeChecked();
  }
});

test('a fish is booked as other', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Nemo', type: 'Fish' }).select('id'));
  await signIn(owner);
  const dialog = await openDialog(page, vet);
  await dialog.getByRole('group', { name: 'Your pets' }).getByRole('button', { name: 'Nemo' }).click();
  await dialog.getByLabel('Date').fill(warsawDate(1));
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Reason for Visit').fill('Pale scales');
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(dialog).toBeHidden();
  expect(await done(owner.db.from('appointments').select('pet_name, pet_type'))).toEqual([
    { pet_name: 'Nemo', pet_type: 'other' },
  ]);
});

test('a refused time keeps the form and offers the nearest three', async ({ page, contest, signIn }) => {
  const { vet, owner, rival } = contest;
  await signIn(owner);
  const dialog = await openDialog(page, vet);
  await fillIn(dialog);
  await takeSlot(rival, vet, warsawDate(1), '12:00');
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expectToast(page, 'Error', 'Failed to book appointment. Please try again.');
  const offered = dialog.getByRole('alert').getByRole('button');
  await expect(offered).toHaveCount(3);
  for (const nearest of ['11:30', '12:30']) await expect(offered.filter({ hasText: nearest })).toHaveCount(1);
  await expect(dialog.getByLabel('Pet Type')).toHaveValue('cat');
  await expect(dialog.getByLabel('Date')).toHaveValue(warsawDate(1));
  await expect(dialog.getByRole('radio', { name: '12:00' })).toHaveCount(0);
});

test('a session that ends while the dialog is open asks to sign in, and nothing is booked', async ({
  page,
  accounts,
  signIn,
  problems,
}) => {
  problems.expect(/status of 40[01]/, /Change failed/);
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  const dialog = await openDialog(page, vet);
  await fillIn(dialog);
  await page.route('**/rest/v1/appointments*', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
  );
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found', msg: 'Refresh Token Not Found' } }),
  );
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(dialog.getByText('Authentication Required')).toBeVisible();
  await expect(dialog.getByText('Please log in to book an appointment.')).toBeVisible();
  await expectToast(page, 'Session expired', 'Please sign in again to continue.');
  expect(await done(owner.db.from('appointments').select('id'))).toEqual([]);

  await page.unrouteAll();
  await signIn(owner);
  await openDialog(page, vet);
  await expect(dialog.getByLabel('Reason for Visit')).toHaveValue('Vaccination');
  await expect(dialog.getByRole('radio', { name: '12:00' })).toBeChecked();
});

test('the form asks about an animal that the vet does not treat, and still books it', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await done(
    vet.db
      .from('profiles')
      .update({ pet_types: ['Dogs', 'Birds'] })
      .eq('id', vet.id)
      .select('id'),
  );
  await signIn(owner);
  const dialog = await openDialog(page, vet);
  await fillIn(dialog);
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  const question = dialog.getByRole('alertdialog', { name: `Dr. ${vet.fullName} treats dogs and birds.` });
  await expect(question).toContainText('Do you want to book for a cat anyway?');
  expect(await done(owner.db.from('appointments').select('id'))).toEqual([]);
  await question.getByRole('button', { name: 'Book anyway' }).click();
  await expect(dialog).toBeHidden();
  expect(await done(owner.db.from('appointments').select('pet_type'))).toEqual([{ pet_type: 'cat' }]);
});
