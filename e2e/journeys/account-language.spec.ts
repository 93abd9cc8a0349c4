import { done, warsawDate } from '../fixtures/accounts.ts';
import { expectPolishText } from '../fixtures/english-words.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { sendSignIn } from '../fixtures/sign-in-form.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectToast } from '../fixtures/toasts.ts';

test('who registers in Polish is led, written to and signed in in Polish, until another language is chosen', async ({
  page,
  accounts,
  newVisitor,
}) => {
  const vet = await accounts.veterinarian();
  const who = { email: `${crypto.randomUUID()}@e2e.veto.example`, password: 'correct horse' };
  const greeting = page.getByRole('main').getByRole('heading', { level: 1 });
  await page.goto('/pl/register');
  await page.getByLabel('Imię i nazwisko').fill('Kasia Testowa');
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('Hasło', { exact: true }).fill(who.password);
  await page.getByLabel('Powtórz hasło', { exact: true }).fill(who.password);
  await page.getByRole('main').getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page).toHaveURL(/\/pl\/dashboard$/);
  await expect(greeting).toBeVisible();

  const db = await accounts.visitor();
  const { data } = await db.auth.signInWithPassword(who);
  expect(data.user?.user_metadata.language).toBe('pl');
  const visit = {
    ...{
      veterinarian_id: vet.id,
      client_id: data.user?.id ?? '',
      appointment_date: warsawDate(3),
      appointment_time: '10:00',
    },
    ...{ pet_name: 'Figa', pet_type: 'cat', reason_for_visit: 'Kontrola' },
  };
  const { id } = await done(db.from('appointments').insert(visit).select('id').single());
  const booked = await mailTo(page, who.email, /^Wizyta umówiona$/);
  expectPolishText(booked.text, [`Clinic of ${vet.fullName}`, vet.fullName, 'Figa', /https?:\S+/g]);
  const link = new URL(booked.links.find((each) => each.includes('/appointments/')) ?? '');
  expect(link.pathname).toBe(`/pl/appointments/${id}`);

  // Another device, which knows nothing of it.
  const other = await newVisitor();
  await other.goto(`/login?next=${encodeURIComponent(`/appointments/${id}`)}`);
  await sendSignIn(other, who);
  await expect(other).toHaveURL(link.pathname);
  await expect(other.locator('html')).toHaveAttribute('lang', 'pl');
  await expectToast(other, 'Zalogowano', 'Witaj ponownie w Veto!');

  await other.goto('/pl/account');
  await expect(other.getByRole('radio', { name: 'Polski' })).toBeChecked();
  await other.getByRole('radio', { name: 'English' }).check();
  await other.getByRole('button', { name: 'Zapisz język' }).click();
  await expect(other).toHaveURL(/\/account$/);
  await expect(other.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(other.getByRole('radio', { name: 'English' })).toBeChecked();

  // Its own page is not in Ukrainian; mails and public pages are.
  await other.getByRole('radio', { name: 'Українська' }).check();
  await other.getByRole('button', { name: 'Save language' }).click();
  await expect(other.getByRole('button', { name: 'Save language' })).toBeDisabled();
  await other.reload();
  await expect(other.getByRole('radio', { name: 'Українська' })).toBeChecked();
  await expect.poll(() => other.evaluate(() => localStorage.getItem('veto_language'))).toBe('uk');
  await done(db.from('appointments').update({ status: 'cancelled' }).eq('id', id).select('id').single());
  await mailTo(page, who.email, /^Ваш візит скасовано$/);

  // The switch below each page chooses for the account, too.
  await other.getByRole('contentinfo').getByRole('link', { name: 'Polski' }).click();
  await expect(other.getByRole('radio', { name: 'Polski' })).toBeChecked();
});
