import type { Page } from '@playwright/test';
import { type Account, done, warsawDate } from '../fixtures/accounts.ts';
import { fillIn, sheetOf, type Visit } from '../fixtures/booking-dialog.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectToast } from '../fixtures/toasts.ts';

async function openSheet(page: Page, vet: Account) {
  await page.goto(`/veterinarian/${vet.id}`);
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  return sheet;
}

const CAT: Visit = { petName: 'Mruczek', petType: 'cat', reason: 'Loose teeth' };
const noon = () => ({ date: warsawDate(1), time: '12:00' });

test('a session that ends while the sheet is open asks to sign in, and nothing is booked', async ({
  page,
  accounts,
  signIn,
  problems,
}) => {
  problems.expect(/status of 40[01]/, /Change failed/);
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await signIn(owner);
  const sheet = await openSheet(page, vet);
  await fillIn(sheet, CAT, noon());
  await page.route('**/rest/v1/appointments*', (route) =>
    route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } }),
  );
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({ status: 400, json: { error_code: 'refresh_token_not_found', msg: 'Refresh Token Not Found' } }),
  );
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(sheet.getByText('Authentication Required')).toBeVisible();
  await expect(sheet.getByText('Please log in to book an appointment.')).toBeVisible();
  await expectToast(page, 'Session expired', 'Please sign in again to continue.');
  expect(await done(owner.db.from('appointments').select('id'))).toEqual([]);

  await page.unrouteAll();
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}`);
  await expect(sheet.getByLabel('Reason for Visit')).toHaveValue('Loose teeth');
  await expect(sheet.getByRole('radio', { name: '12:00' })).toBeChecked();
});
