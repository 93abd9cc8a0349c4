import { done, warsawDate } from '../../fixtures/accounts.ts';
import { drawnPicture } from '../../fixtures/pictures.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { takeSlot } from '../../fixtures/visits.ts';

/** 'Sunday, November 22', as the times are headed. */
function dayName(date: string): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return day.format(new Date(`${date}T00:00:00Z`));
}

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

test('an owner asks for another time, then cancels, and both times are free again', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const day = warsawDate(1);
  await takeSlot(owner, vet, day, '08:00');
  await signIn(owner);
  await page.goto('/appointments');
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('button').last().click();
  await expect(page.getByText('Reschedule Request Sent')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible();
  const asked = await done(owner.db.from('reschedule_requests').select('status'));
  expect(asked).toEqual([{ status: 'pending' }]);

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialog.getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText('Appointment Cancelled')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upcoming (0)' })).toBeVisible();
  await expect(page.getByText('No upcoming appointments')).toBeVisible();
  const free = await done(owner.db.rpc('free_slots', { veterinarian: vet.id, from_date: day, to_date: day }));
  expect(free).toHaveLength(20);
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
