import { uniqueName } from '../fixtures/accounts.ts';
import { bookTomorrow } from '../fixtures/booking-dialog.ts';
import { expect, test } from '../fixtures/test.ts';
import { letVisitsBegin } from '../fixtures/visits.ts';

// With all that moves.
test.use({ gate: 'closed', contextOptions: { reducedMotion: 'no-preference' } });

test('a newcomer finds a vet, registers and books; the vet completes the visit', async ({ page, accounts, signIn }) => {
  const vet = await accounts.veterinarian();
  const ownerName = uniqueName('Olga');

  await test.step('the gate', async () => {
    await page.goto('/');
    await page.getByPlaceholder('Enter password').fill('veto');
    await page.getByRole('button', { name: 'Access Site' }).click();
  });

  await test.step('search and profile', async () => {
    await page.getByPlaceholder('Search for veterinarians or specialties...').fill(vet.fullName);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Veterinarians' })).toBeVisible();
    await page.getByRole('link', { name: /View Profile/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: vet.fullName })).toBeVisible();
    await page.getByRole('button', { name: 'Book an Appointment' }).click();
    await expect(page.getByText('Please sign in to book an appointment.')).toBeVisible();
  });

  await test.step('registration', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await page.getByLabel('Full Name').fill(ownerName);
    await page.getByLabel('Email').fill(`${crypto.randomUUID()}@e2e.veto.example`);
    await page.getByLabel('Password', { exact: true }).fill('a good password');
    await page.getByLabel('Confirm password', { exact: true }).fill('a good password');
    await expect(page.getByRole('radio', { name: /Pet owner/i })).toBeChecked();
    await page
      .getByRole('main')
      .getByRole('button', { name: /register|create account|sign up/i })
      .click();
    await expect(page.getByText('Registration successful')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText('Pet Owner Profile')).toBeVisible();
  });

  await test.step('booking', async () => {
    await page.goto(`/veterinarian/${vet.id}`);
    await bookTomorrow(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Appointments/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'My Appointments' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible();
    await expect(page.getByRole('article', { name: new RegExp(vet.fullName) })).toContainText('Burek');
  });

  await test.step('the vet completes the visit, once it has begun', async () => {
    const vetPage = await signIn(vet, 'another browser');
    await vetPage.goto('/dashboard');
    await vetPage.getByRole('tab', { name: /Appointments/ }).click();
    await expect(vetPage.getByText(ownerName)).toBeVisible();
    await expect(vetPage.getByText(/^Mark Complete from /)).toBeVisible();
    await letVisitsBegin(vet);
    await vetPage.reload();
    await vetPage.getByRole('button', { name: /^Mark Complete/ }).click();
    const sheet = vetPage.getByRole('dialog', { name: 'Finish visit' });
    await sheet.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(sheet).toBeHidden();
    await expect(vetPage.getByText('Appointment status updated successfully.').last()).toBeVisible();
    await expect(vetPage.getByRole('button', { name: /Mark Complete/ })).toBeHidden();
  });

  await test.step('the owner sees it among past appointments', async () => {
    await page.reload();
    await page.getByRole('tab', { name: 'Past Appointments (1)' }).click();
    const card = page.getByRole('article', { name: new RegExp(vet.fullName) });
    await expect(card).toContainText(/completed/i);
    await card.getByRole('button', { name: 'View Details' }).click();
    await expect(page.getByRole('dialog')).toContainText('Treatment Summary');
  });
});
