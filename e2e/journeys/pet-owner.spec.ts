import { done, warsawDate } from '../fixtures/accounts.ts';
import { bookTomorrow } from '../fixtures/booking-dialog.ts';
import { expect, test } from '../fixtures/test.ts';

test('signed out, My Pets asks to sign in', async ({ page }) => {
  await page.goto('/pets');
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect(page.getByText('You need to be logged in to manage your pets.')).toBeVisible();
});

test('an owner adds a pet', async ({ page, accounts, signIn }) => {
  await signIn(await accounts.owner());
  await page.getByRole('banner').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('No pets added yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add New Pet' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add New Pet' });
  await dialog.getByRole('button', { name: 'Add Pet' }).click();
  await expect(page.getByText('Pet name and type are required').first()).toBeVisible();
  await dialog.getByLabel('Name', { exact: false }).first().fill('Reksio');
  await dialog.getByLabel('Type').selectOption('Dog');
  await dialog.getByLabel('Weight').fill('12.5');
  await dialog.getByRole('button', { name: 'Add Pet' }).click();
  await expect(page.getByText('Reksio has been added to your pets!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'Reksio' })).toContainText('Unknown');
  await page.getByRole('link', { name: 'Details of Reksio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reksio' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('12.5');
});

test("another owner's pet is not shown", async ({ page, accounts, signIn }) => {
  const [owner, stranger] = await Promise.all([accounts.owner(), accounts.owner()]);
  const pet = await done(
    owner.db.from('pets').insert({ owner_id: owner.id, name: 'Secret', type: 'Cat' }).select('id').single(),
  );
  await signIn(stranger);
  await page.goto(`/pets/${pet.id}`);
  await expect(page.getByText("Pet not found or you don't have permission to view it.").last()).toBeVisible();
  await expect(page).toHaveURL(/\/pets$/);
});

test('an owner cancels an appointment, and the slot is free again', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}`);
  await bookTomorrow(page);
  await page.goto('/appointments');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('Are you sure you want to cancel your appointment with');
  await expect(dialog).toContainText('This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText('Appointment Cancelled')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upcoming (0)' })).toBeVisible();
  await expect(page.getByText('No upcoming appointments')).toBeVisible();
  const free = await done(
    owner.db.rpc('free_slots', { veterinarian: vet.id, from_date: warsawDate(1), to_date: warsawDate(1) }),
  );
  expect(free).toContainEqual(expect.objectContaining({ slot_time: '08:00:00' }));
});

test('an owner asks for another time', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}`);
  await bookTomorrow(page);
  await page.goto('/appointments');
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('radio').last().check({ force: true });
  await dialog.getByRole('button').last().click();
  await expect(page.getByText('Reschedule Request Sent')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible();
});
