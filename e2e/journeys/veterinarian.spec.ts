import { type Account, done, warsawDate } from '../fixtures/accounts.ts';
import { breakAnswers, expectDataProblems } from '../fixtures/broken-answers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectToast } from '../fixtures/toasts.ts';
import { completedVisit } from '../fixtures/visits.ts';

/** Books a visit in two days for Filemon. */
async function bookVisit(vet: Account, owner: Account): Promise<void> {
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
      .select('id')
      .single(),
  );
}

test('a veterinarian cancels a visit', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await bookVisit(vet, owner);
  await signIn(vet);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Appointments/ })
    .click();
  const visit = page.getByRole('article').filter({ hasText: 'Filemon' });
  await expect(visit).toContainText('10:00 AM');
  // Not before it has begun: the button says from when.
  await expect(visit.getByRole('button', { name: /^Mark Complete/ })).toHaveAccessibleDescription(/10:00 AM/);
  await visit.getByRole('button', { name: /^Cancel/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the visit of Filemon?' });
  await dialog.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await expect(dialog.getByRole('option', { name: /No-show/ })).toHaveCount(0);
  await dialog.getByLabel('Reason').selectOption('I am ill');
  await dialog.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByText('Appointment status updated successfully.')).toBeVisible();
  await expect(visit.getByRole('button', { name: /Mark Complete/ })).toHaveCount(0);
  await expect(visit).toContainText('I am ill');
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

test('a veterinarian writes the note of a completed visit, and its owner reads it', async ({
  page,
  browser,
  accounts,
  signIn,
  problems,
}) => {
  expectDataProblems(problems);
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await completedVisit(vet, owner, { pet: { pet_name: 'Filemon', pet_type: 'cat' } });
  await signIn(vet);
  await page.goto('/appointments');
  const visit = page.getByRole('article').filter({ hasText: 'Filemon' });
  await visit.getByRole('button', { name: /^Add visit note/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Visit note for Filemon' });
  const note = dialog.getByLabel('Treatment summary');
  await note.fill('Vaccinated.\nCome back in a <year>.');

  const { repair } = await breakAnswers(page, /\/rest\/v1\/appointments/, 'answers 500');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expectToast(page, 'Error', 'Failed to save the visit note. Please try again.');
  await expect(note).toHaveValue('Vaccinated.\nCome back in a <year>.');
  await repair();
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expectToast(page, 'Success', 'The visit note has been saved.');
  await expect(dialog).toBeHidden();
  await expect(visit.getByRole('button', { name: /^Edit visit note/ })).toBeVisible();

  const ownersBrowser = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await ownersBrowser.addInitScript(() => localStorage.setItem('veto_authenticated', 'true'));
  const ownersPage = await ownersBrowser.newPage();
  await signIn(owner, ownersPage);
  await ownersPage.goto('/appointments?tab=past');
  await ownersPage.getByRole('button', { name: 'View Details' }).click();
  await expect(ownersPage.getByRole('dialog')).toContainText('Come back in a <year>.');
  await ownersBrowser.close();
});
