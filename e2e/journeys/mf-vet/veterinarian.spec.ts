import { done, uniqueName, warsawDate } from '../../fixtures/accounts.ts';
import { mailTo } from '../../fixtures/mailbox.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a newcomer is led from registration to setting up a practice, and may stop on the way', async ({ page }) => {
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
});

test('a veterinarian writes in two languages, and each page and mail has its own', async ({
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
  await section.getByRole('button', { name: 'Add a type' }).click();
  const form = page.getByRole('dialog', { name: 'Add a visit type' });
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
