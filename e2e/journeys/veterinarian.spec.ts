import { done, warsawDate } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test('a veterinarian cancels a visit', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await done(
    owner.db
      .from('appointments')
      .insert({
        veterinarian_id: vet.id,
        client_id: owner.id,
        appointment_date: warsawDate(2),
        appointment_time: '10:00',
        pet_name: 'Filemon',
        pet_type: 'cat',
        reason_for_visit: 'Vaccination',
        location: 'Clinic Address',
        status: 'upcoming',
      })
      .select('id'),
  );
  await signIn(vet);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Appointments/ })
    .click();
  const visit = page.getByRole('article').filter({ hasText: 'Filemon' });
  await expect(visit).toContainText('10:00 AM');
  await visit.getByRole('button', { name: /^Cancel/ }).click();
  await expect(page.getByText('Appointment status updated successfully.')).toBeVisible();
  await expect(visit.getByRole('button', { name: /Mark Complete/ })).toHaveCount(0);
});

test('a veterinarian edits the profile, and the public page shows it', async ({ page, accounts, signIn }) => {
  const vet = await accounts.veterinarian();
  await signIn(vet);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel(/Description|About|Biography/).fill('Calm visits for anxious cats.');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await page.goto(`/veterinarian/${vet.id}`);
  await expect(page.getByText('Calm visits for anxious cats.')).toBeVisible();
});
