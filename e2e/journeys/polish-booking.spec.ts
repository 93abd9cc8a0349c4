import type { Page } from '@playwright/test';
import { done, warsawDate } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

/** 'poniedziałek, 23 listopada 2026', as the calendar calls its days. */
const nameOfDay = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'full', timeZone: 'UTC' });

/** The day after tomorrow, which may lie in the next month. */
async function chooseDay(page: Page) {
  const [today, day] = [warsawDate(), warsawDate(2)];
  const next = page.getByRole('button', { name: 'Następny miesiąc' });
  await expect(next).toBeVisible();
  if (day.slice(0, 7) !== today.slice(0, 7)) await next.click();
  const name = nameOfDay.format(new Date(`${day}T00:00:00Z`));
  await page.getByRole('button', { name, exact: true, disabled: false }).click();
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Umów wizytę' });

/** Presses a time of the day after tomorrow, which opens the sheet. */
async function press(page: Page, time: string) {
  await chooseDay(page);
  await page.getByRole('radio', { name: time }).click({ force: true });
  return sheetOf(page);
}

test('a choice made signed out is one press from booking after registration', async ({ page, accounts }) => {
  const vet = await accounts.veterinarian();
  await page.goto(`/specialist/${vet.id}`);
  const sheet = await press(page, '09:30');
  await sheet.getByLabel('Imię zwierzęcia').fill('Puszek');
  await sheet.getByLabel('Gatunek').selectOption('rabbit');
  await sheet.getByRole('link', { name: 'Załóż konto' }).click();
  await page.getByLabel('Imię i nazwisko').fill('Olga Nowak');
  await page.getByLabel('E-mail').fill(`${crypto.randomUUID()}@e2e.veto.example`);
  await page.getByLabel('Hasło', { exact: true }).fill('a good password');
  await page.getByLabel('Powtórz hasło', { exact: true }).fill('a good password');
  await page.getByRole('main').getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL(new RegExp(`/specialist/${vet.id}$`));
  await sheet.getByRole('button', { name: 'Rezerwuj wizytę' }).click();
  await expect(page.getByRole('heading', { name: 'Wizyta potwierdzona!' })).toBeFocused();
  const visits = await done(vet.db.from('appointments').select('pet_name, pet_type, appointment_time'));
  expect(visits).toEqual([{ pet_name: 'Puszek', pet_type: 'rabbit', appointment_time: '09:30:00' }]);
});
