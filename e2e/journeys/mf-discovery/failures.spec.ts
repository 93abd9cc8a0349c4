import { done, warsawDate } from '../../fixtures/accounts.ts';
import { fillIn, sheetOf, VISIT } from '../../fixtures/booking-dialog.ts';
import { breakAnswers, expectDataProblems } from '../../fixtures/broken-answers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';

// What each page shows then is a story; which sentence belongs to which failure: errors.test.ts.

test('a list whose answer cannot be read says so, and tries again', async ({ page, problems }) => {
  expectDataProblems(problems);
  const broken = await breakAnswers(page, /\/rpc\/search_veterinarians$/, 'answers garbage');
  await page.goto('/doctors');
  const main = page.getByRole('main');
  const failed = main.getByRole('heading', { name: 'An unexpected error occurred while fetching veterinarians.' });
  await expect(failed).toBeVisible();
  await broken.repair();
  await main
    .getByRole('button', { name: /again|retry/i })
    .first()
    .click();
  await expect(main.getByRole('article').getByRole('heading').first()).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('a profile that the server does not give leads to the listing', async ({ page, accounts, problems }) => {
  expectDataProblems(problems);
  const vet = await accounts.veterinarian();
  await breakAnswers(page, /\/rest\/v1\/profiles$/, 'answers garbage');
  await page.goto(`/veterinarian/${vet.id}`);
  await expectToast(page, 'Error', 'An unexpected error occurred.');
  await expect(page).toHaveURL(/\/veterinarians$/);
});

test('a booking that fails keeps the form; the second try books', async ({ page, accounts, signIn, problems }) => {
  expectDataProblems(problems);
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}`);
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  const sheet = sheetOf(page);
  await fillIn(sheet, VISIT, { date: warsawDate(1), time: '10:00' });
  const broken = await breakAnswers(page, /\/rest\/v1\/appointments$/, 'answers 500', 'POST');
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await broken.given;
  await expectToast(page, 'Error', 'Failed to book appointment. Please try again.');
  await expect(sheet.getByRole('alert')).toContainText('Failed to book appointment. Please try again.');
  await broken.repair();
  await expect(sheet.getByLabel('Pet Name')).toHaveValue('Burek');
  await expect(sheet.getByRole('radio', { name: '10:00' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  expect(await done(owner.db.from('appointments').select('id'))).toHaveLength(1);
});
