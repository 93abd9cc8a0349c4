import { done, uniqueName, warsawDate } from '../../fixtures/accounts.ts';
import { sheetOf } from '../../fixtures/booking-dialog.ts';
import { breakAnswers, expectDataProblems } from '../../fixtures/broken-answers.ts';
import { mailTo } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { completedVisit, takeSlot } from '../../fixtures/visits.ts';

test('a newcomer is led from registration to a practice that can be booked, and may stop on the way', async ({
  page,
}) => {
  await page.goto('/register?type=veterinarian');
  await page.getByLabel('Full Name').fill(uniqueName('Nina'));
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@e2e.veto.example`);
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByLabel('Confirm password', { exact: true }).fill('a good password');
  await page
    .getByRole('main')
    .getByRole('button', { name: /register|create account|sign up/i })
    .click();
  await expect(page.getByText('0 of 7 steps done')).toBeVisible();
  await page.getByRole('link', { name: 'Set up your practice' }).click();
  await page.getByLabel('Clinic or Hospital Name').fill('Clinic by the Sea');
  await page.getByLabel('Contact Phone').fill('+48 58 123 45 67');
  await page.getByLabel('Address').fill('ul. Morska 12');
  await page.getByLabel('City').selectOption('Gdynia');
  await page.getByLabel('Primary Specialty').selectOption('dermatology');
  await page.getByLabel('Years of Experience').fill('7');
  await page.getByLabel('Professional Biography').fill('Skin and coat, calmly explained.');
  // Neither a reload nor a step that is skipped drops what was filled in.
  await page.reload();
  await expect(page.getByLabel('Clinic or Hospital Name')).toHaveValue('Clinic by the Sea');
  await page.getByRole('link', { name: 'Skip for now: Pets and languages' }).click();
  await page.getByRole('checkbox', { name: 'Dogs' }).check({ force: true });
  await page.getByRole('link', { name: 'Back: Clinic and specialty' }).click();
  await expect(page.getByLabel('City')).toHaveValue('Gdynia');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pets and languages' })).toBeFocused();
  await expect(page.getByRole('checkbox', { name: 'Dogs' })).toBeChecked();

  await page.getByRole('link', { name: 'Finish later' }).click();
  await expect(page.getByText('Pet owners cannot find you yet')).toBeVisible();
  await page.getByRole('link', { name: 'Set up your practice' }).click();
  await page.getByRole('link', { name: 'Skip for now: Visit types' }).click();
  await page.getByRole('link', { name: 'Skip for now: Working hours' }).click();
  await page.getByRole('button', { name: 'Mon–Fri 9–17', exact: true }).click();
  await page.getByRole('button', { name: 'Save working hours' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo or drawing' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip for now: Licence' }).click();
  await page.getByRole('link', { name: 'Skip for now: Preview' }).click();
  await expect(page.getByRole('heading', { name: 'Not listed yet' })).toBeVisible();
  await page.getByRole('link', { name: 'See your profile as they do' }).click();
  await expect(page.getByText('Skin and coat, calmly explained.')).toBeVisible();
});

test('a veterinarian keeps visit types and writes in two languages, and each page and mail has its own', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  expect((await owner.db.auth.updateUser({ data: { language: 'pl' } })).error).toBeNull();
  await signIn(vet);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('About').fill('Calm visits for anxious cats.');
  await page.getByRole('button', { name: 'Add Polish' }).click();
  await page.getByLabel('About (Polish)').fill('Spokojne wizyty dla lękliwych kotów.');
  await page.reload();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('About', { exact: true })).toHaveValue('Calm visits for anxious cats.');
  await expect(page.getByLabel('About (Polish)')).toHaveValue('Spokojne wizyty dla lękliwych kotów.');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();

  await page.goto('/for-vets/manage');
  await page.getByRole('navigation', { name: 'Your profile' }).getByRole('link', { name: 'Visit types' }).click();
  const section = page.getByRole('region', { name: 'Visit types' });
  const add = section.getByRole('button', { name: 'Add a type' });
  const form = page.getByRole('dialog', { name: 'Add a visit type' });
  await add.click();
  await form.getByLabel('Name').fill('Vaccination');
  await form.getByLabel('Length (minutes)').fill('20');
  await form.getByLabel('Price from (zł)').fill('90');
  await form.getByLabel('Price to (zł)').fill('140');
  await form.getByLabel('Dogs').check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Success', 'The visit type has been saved.');
  const row = section.getByRole('row', { name: /^Vaccination/ });
  await expect(row).toContainText('20 min');
  await expect(row).toContainText('90–140 zł');
  const editing = page.getByRole('dialog', { name: 'Edit Vaccination' });
  await row.getByRole('button', { name: 'Edit Vaccination' }).click();
  await editing.getByLabel('Price to (zł)').fill('');
  await editing.getByLabel('For which visits').selectOption('New clients');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('New clients');
  await page.reload();
  await expect(row).toContainText('90 zł');
  await row.getByRole('button', { name: 'Edit Vaccination' }).click();
  await editing.getByRole('button', { name: 'Remove this type' }).click();
  await page.getByRole('alertdialog', { name: 'Remove Vaccination?' }).getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Success', 'The visit type has been removed.');
  await expect(section).toContainText('No visit types yet');

  await add.click();
  await form.getByLabel('Name').fill('Blood test');
  await form.getByLabel('Preparation').fill('No breakfast, please.');
  await form.getByRole('button', { name: 'Add Polish' }).click();
  await form.getByLabel('Name (Polish)').fill('Badanie krwi');
  await form.getByLabel('Preparation (Polish)').fill('Prosimy bez śniadania.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /^Blood test/ })).toBeVisible();

  for (const [address, about, language, type] of [
    ['/veterinarian', 'Calm visits for anxious cats.', 'en', 'Blood test'],
    ['/specialist', 'Spokojne wizyty dla lękliwych kotów.', 'pl', 'Badanie krwi'],
    ['/uk/specialist', 'Calm visits for anxious cats.', 'en', 'Blood test'],
  ] as const) {
    await page.goto(`${address}/${vet.id}`);
    await expect(page.getByText(about)).toHaveAttribute('lang', language);
    await expect(page.getByText(type)).toHaveAttribute('lang', language);
  }

  const type = await done(vet.db.from('visit_types').select('id').eq('veterinarian_id', vet.id).single());
  await done(
    owner.db
      .from('appointments')
      .insert({
        ...{ client_id: owner.id, veterinarian_id: vet.id, visit_type_id: type.id, status: 'upcoming' },
        ...{ appointment_date: warsawDate(2), appointment_time: '10:00', pet_name: 'Figa', pet_type: 'cat' },
        ...{ reason_for_visit: 'Kontrola', location: 'Clinic Address' },
      })
      .select('id'),
  );
  const { text } = await mailTo(page, owner.email, /^Wizyta umówiona$/);
  expect(text).toContain('Badanie krwi');
  expect(text).toContain('Prosimy bez śniadania.');
});

test('a veterinarian writes the note of a visit, the record follows, and its owner books the follow-up', async ({
  page,
  accounts,
  signIn,
  problems,
}) => {
  expectDataProblems(problems);
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const pet = await done(
    owner.db.from('pets').insert({ owner_id: owner.id, name: 'Filemon', type: 'Cat' }).select('id').single(),
  );
  await completedVisit(vet, owner, { pet: { pet_name: 'Filemon', pet_type: 'cat' } });
  await signIn(vet);
  await page.goto('/appointments?list=past');
  const visit = page.getByRole('article').filter({ hasText: 'Filemon' });
  await visit.getByRole('button', { name: /^Add visit note/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Visit note for Filemon' });
  const summary = dialog.getByLabel('Note');
  await summary.fill('Healthy.\nCome back in a <year>.');
  await dialog.getByLabel('Weight').fill('4,2');
  await dialog.getByRole('button', { name: 'Rabies' }).click();
  await dialog.getByLabel('Product').fill('Nobivac Rabies');
  await dialog.getByLabel('Next visit').selectOption('On another day');
  await dialog.getByLabel('Day of the next visit').fill(warsawDate(40));

  const { repair } = await breakAnswers(page, /\/rest\/v1\/rpc\/complete_visit/, 'answers 500');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expectToast(page, 'Error', 'Failed to save the visit note. Please try again.');
  await expect(summary).toHaveValue('Healthy.\nCome back in a <year>.');
  await repair();
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expectToast(page, 'Success', 'The visit note has been saved.');
  await expect(dialog).toBeHidden();
  await expect(visit.getByRole('button', { name: /^Edit visit note/ })).toBeVisible();

  const ownersPage = await signIn(owner, 'another browser');
  await ownersPage.goto(`/pets/${pet.id}`);
  await expect(ownersPage.getByRole('region', { name: 'Filemon’s story' })).toContainText('Nobivac Rabies');
  await ownersPage.goto('/appointments?tab=past');
  await ownersPage.getByRole('button', { name: 'View Details' }).click();
  await expect(ownersPage.getByRole('dialog')).toContainText('Come back in a <year>.');
  await ownersPage.keyboard.press('Escape');
  await ownersPage.getByRole('link', { name: /^Book the follow-up/ }).click();
  await expect(ownersPage).toHaveURL(new RegExp(`/appointments/new\\?vet=${vet.id}&petId=${pet.id}$`));
  await expect(sheetOf(ownersPage).getByText(vet.fullName).first()).toBeVisible();
});

test('a veterinarian proposes another time, its owner accepts it, and the veterinarian cancels', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await takeSlot(owner, vet, warsawDate(2), '10:00');
  await signIn(vet);
  await page.goto('/appointments');
  const visit = page.getByRole('article').filter({ hasText: 'Figa' });
  await visit.getByRole('button', { name: /^Propose another time/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Propose another time for Figa' });
  await dialog.getByRole('radio', { name: '3:30 PM' }).last().check();
  await dialog.getByRole('button', { name: /^Propose .*3:30 PM$/ }).click();
  await expect(visit).toContainText('has not answered yet');

  const ownersPage = await signIn(owner, 'another browser');
  await ownersPage.goto('/appointments');
  await ownersPage.getByRole('button', { name: 'Accept new time: Figa' }).click();
  await expectToast(ownersPage, 'Success', 'The appointment has been moved to the proposed time.');

  await page.reload();
  await expect(visit).toContainText('3:30 PM');
  await visit.getByRole('button', { name: /^Cancel/ }).click();
  const why = page.getByRole('dialog', { name: 'Cancel the visit of Figa?' });
  await expect(why.getByRole('option', { name: /No-show/ })).toHaveCount(0);
  await why.getByLabel('Reason').selectOption('I am ill');
  await why.getByRole('button', { name: 'Cancel visit' }).click();
  await expect(page.getByText('Appointment status updated successfully.')).toBeVisible();
  await expect(visit).toHaveCount(0);
  await page.getByRole('tab', { name: 'Past (1)' }).click();
  await expect(visit).toContainText('I am ill');
});

test('hours that are not saved ask before they are left, outlive a reload, and show and keep the visit in their way', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await takeSlot(owner, vet, warsawDate(2), '10:00');
  await signIn(vet);
  await page.goto('/for-vets/manage#hours');
  await page.getByRole('button', { name: 'Mon–Fri 12–20' }).click();
  await expect(page.getByText('Changed, not saved yet.')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Calendar' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay and save' }).click();
  await expect(page).toHaveURL(/\/for-vets\/manage#hours$/);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Friday, closes at')).toHaveValue('20:00');
  await page.getByRole('button', { name: 'Save working hours' }).click();
  const dialog = page.getByRole('dialog', { name: '1 booked visit is in the way' });
  await expect(dialog).toContainText('Figa');
  await expect(dialog.getByRole('button', { name: /^Propose another time: Figa/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save, and keep this visit' }).click();
  await expectToast(page, 'Success', 'Your working hours have been saved.');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Appointments/ })
    .click();
  await expect(page.getByRole('article').filter({ hasText: 'Figa' })).toContainText('10:00 AM');
});
