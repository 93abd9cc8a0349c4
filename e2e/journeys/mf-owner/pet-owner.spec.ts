import { done, warsawDate } from '../../fixtures/accounts.ts';
import { bookTomorrow } from '../../fixtures/booking-dialog.ts';
import { openAddPet } from '../../fixtures/pet-dialog.ts';
import { drawnPicture } from '../../fixtures/pictures.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { takeSlot } from '../../fixtures/visits.ts';

/** 'Sunday, November 22', as the times are headed. */
function dayName(date: string): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return day.format(new Date(`${date}T00:00:00Z`));
}

test('signed out, My Pets asks to sign in', async ({ page }) => {
  await page.goto('/pets');
  await expect(page.getByText('Please log in to view your pets')).toBeVisible();
  await expect(page.getByText('You need to be logged in to manage your pets.')).toBeVisible();
});

test('an owner adds a pet', async ({ page, signInOwner }) => {
  await signInOwner();
  await page.goto('/dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'My Pets' }).click();
  await expect(page.getByText('No pets added yet')).toBeVisible();
  const dialog = await openAddPet(page);
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
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('button').last().click();
  await expect(page.getByText('Reschedule Request Sent')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible();
});

test('a booking without a veterinarian says so, beside the search and as a toast', async ({
  page,
  accounts,
  signIn,
}) => {
  const owner = await accounts.owner();
  const pet = await done(
    owner.db.from('pets').insert({ owner_id: owner.id, name: 'Burek', type: 'Dog' }).select('id').single(),
  );
  await signIn(owner);
  await page.goto(`/appointments/new?petId=${pet.id}&step=reason`);
  const main = page.getByRole('main');
  await main.getByLabel('Reason for Visit').fill('Limping');
  await main.getByRole('button', { name: 'Continue to review' }).click();
  await main.getByRole('button', { name: 'Book Appointment' }).click();
  await expectToast(page, 'Error', 'No veterinarian selected.');
  await expect(main.getByRole('heading', { name: 'Who should see Burek?' })).toBeFocused();
  await expect(main.getByText('No veterinarian selected.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(main.getByLabel('Reason for Visit')).toHaveValue('Limping');
  expect(await done(owner.db.from('appointments').select('id'))).toEqual([]);
});

test('booking a fish step by step, with a photo for the vet, after a reload and a lost slot', async ({
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
  await main.getByRole('group', { name: 'Your pets' }).getByRole('button', { name: 'Nemo' }).click();
  await main.getByRole('button', { name: 'Continue to vet' }).click();
  await main.getByLabel('Name or specialty').fill(vet.fullName);
  await main.getByRole('button', { name: new RegExp(vet.fullName) }).click();
  const tomorrow = main.getByRole('group', { name: dayName(warsawDate(1)) });
  await tomorrow.getByRole('radio', { name: '12:00' }).check();
  await main.getByRole('button', { name: 'Continue to reason' }).click();
  await expect(page).toHaveURL(/step=reason/);
  await main.getByLabel('Reason for Visit').fill('Pale scales');
  const breathing = main.getByRole('group', { name: /struggling to breathe/ });
  await breathing.getByRole('button', { name: 'Yes' }).click();
  await expect(main.getByRole('link', { name: 'Get help now' })).toHaveAttribute('href', '/emergency');
  await breathing.getByRole('button', { name: 'No' }).click();
  await page
    .getByLabel('Photos of the symptom')
    .setInputFiles(await drawnPicture(page, { width: 900, height: 600, left: 'red', type: 'image/png' }));
  await expect(main.getByRole('img', { name: 'drawn.png' })).toBeVisible();

  await page.reload();
  await expect(main.getByRole('img', { name: 'drawn.png' })).toBeVisible();
  await expect(breathing.getByRole('button', { name: 'No' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByLabel('Reason for Visit')).toHaveValue('Pale scales');
  const ticket = main.getByRole('article', { name: `Dr. ${vet.fullName}` });
  for (const answer of ['Nemo', '12:00', 'Pale scales']) await expect(ticket.getByText(answer)).toBeVisible();

  await takeSlot(rival, vet, warsawDate(1), '12:00');
  await main.getByRole('button', { name: 'Continue to review' }).click();
  await main.getByRole('button', { name: 'Book Appointment' }).click();
  // A vet who treats dogs and cats.
  await main.getByRole('alertdialog').getByRole('button', { name: 'Book anyway' }).click();
  await expectToast(page, 'Error', 'Failed to book appointment. Please try again.');
  const offered = main.getByRole('alert').getByRole('button');
  await expect(offered).toHaveCount(3);
  await offered.filter({ hasText: '12:30' }).click();
  await expect(tomorrow.getByRole('radio', { name: '12:30' })).toBeChecked();
  await main
    .getByRole('navigation', { name: 'Booking' })
    .getByRole('button', { name: /^Review/ })
    .click();
  await main.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page).toHaveURL(/\/appointments$/);
  expect(await done(owner.db.from('appointments').select('pet_name, pet_type, appointment_time'))).toEqual([
    { pet_name: 'Nemo', pet_type: 'other', appointment_time: '12:30:00' },
  ]);
  expect(await done(vet.db.from('visit_answers').select('breathes_hard'))).toEqual([{ breathes_hard: false }]);
  expect(await done(vet.db.from('visit_photos').select('id'))).toHaveLength(1);
});

test('a pet whose fields are too long, or whose photo is no address, says which', async ({ page, signInOwner }) => {
  await signInOwner();
  await page.goto('/pets');
  const dialog = await openAddPet(page);
  await dialog.getByLabel(/^Name/).fill('x'.repeat(101));
  await dialog.getByLabel(/^Type/).selectOption('Dog');
  await dialog.getByLabel('Photo URL').fill('cat.jpg');
  await dialog.getByRole('button', { name: 'Add Pet' }).click();
  await expect(dialog.getByText('Please use at most 100 characters')).toBeVisible();
  await expect(dialog.getByText('Please enter a valid URL')).toBeVisible();
  await expect(page.getByText('Pet name and type are required')).toHaveCount(0);

  await dialog.getByLabel(/^Name/).fill('x'.repeat(100));
  await dialog.getByLabel('Photo URL').fill('');
  await dialog.getByRole('button', { name: 'Add Pet' }).click();
  await page.getByRole('link', { name: /^Details of x/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('x'.repeat(100));
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(overflow).toBe(0);
});
