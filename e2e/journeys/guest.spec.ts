import { done, warsawDate } from '../fixtures/accounts.ts';
import { loseAnswer } from '../fixtures/broken-answers.ts';
import { copiedLink } from '../fixtures/copied-link.ts';
import { expectNoEnglish, expectPolishText } from '../fixtures/english-words.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { expectPolish } from '../fixtures/polish-page.ts';
import { countPresses } from '../fixtures/presses.ts';
import { expect, test } from '../fixtures/test.ts';
import { takeSlot } from '../fixtures/visits.ts';

/** 'poniedziałek, 23 listopada 2026', as the calendar calls its days. */
const nameOfDay = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'full', timeZone: 'UTC' });

/** 'poniedziałek, 23 listopada', as lists of free times do. */
const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('pl-PL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

test('a visitor without an account books in Polish, the vet sees a guest, and the link moves and cancels the visit', async ({
  page,
  accounts,
  signIn,
  problems,
}) => {
  problems.expect(/status of 409/, /ERR_FAILED/, /Failed to fetch/);
  const [vet, rival] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const [today, day] = [warsawDate(), warsawDate(1)];
  const email = `${crypto.randomUUID()}@e2e.veto.example`;
  const names = [`Clinic of ${vet.fullName}`, vet.fullName, email, 'Anna Gość', 'Puszek', /https?:\S+/g];
  await page.goto(`/specialist/${vet.id}`);
  const next = page.getByRole('button', { name: 'Następny miesiąc' });
  await expect(next).toBeVisible();
  if (day.slice(0, 7) !== today.slice(0, 7)) await next.click();
  const name = nameOfDay.format(new Date(`${day}T00:00:00Z`));
  await page.getByRole('button', { name, exact: true, disabled: false }).click();
  await page.getByRole('radio', { name: '11:00' }).click({ force: true });
  const sheet = page.getByRole('dialog', { name: 'Umów wizytę' });
  await sheet.getByLabel('Imię zwierzęcia').fill('Puszek');
  await sheet.getByLabel('Gatunek').selectOption('rabbit');
  await sheet.getByRole('button', { name: 'Umów wizytę bez konta' }).click();
  await sheet.getByLabel('Imię i nazwisko').fill('Anna Gość');
  const [, ...groups] = /(.)(...)(...)/.exec(String(Math.random()).slice(2).padEnd(7, '0')) ?? [];
  const phone = `+48 60${groups.join(' ')}`;
  await sheet.getByLabel('Telefon').fill(phone);

  await takeSlot(rival, vet, day, '11:00');
  await sheet.getByRole('button', { name: 'Rezerwuj wizytę' }).click();
  const lost = sheet.getByRole('alert').filter({ hasText: 'Ten termin został właśnie zajęty.' });
  await lost.getByRole('button').filter({ hasText: '11:30' }).click();
  await expect(sheet.getByLabel('Imię i nazwisko')).toHaveValue('Anna Gość');
  await expect(sheet.getByLabel('Imię zwierzęcia')).toHaveValue('Puszek');
  // Meanwhile the vet wants addresses to be confirmed.
  await done(vet.db.from('profiles').update({ confirms_guests: true }).eq('id', vet.id).select('id'));
  await sheet.getByRole('button', { name: 'Rezerwuj wizytę' }).click();
  await expect(sheet.getByText('Lecznica potwierdza wizyty e-mailem: podaj swój adres')).toBeVisible();
  await sheet.getByLabel('E-mail').fill(email);
  await sheet.getByRole('button', { name: 'Rezerwuj wizytę' }).click();
  const code = sheet.getByLabel('Kod');
  await expect(code).toBeFocused();
  await expectNoEnglish(page, names);
  const { subject } = await mailTo(page, email, /^Twój kod: \d{6}$/);
  await code.fill(subject.slice(-6));
  await page.route('**/rpc/book_as_guest', loseAnswer, { times: 1 });
  await sheet.getByRole('button', { name: 'Rezerwuj wizytę' }).click();
  await expect(sheet.getByRole('alert').filter({ hasText: 'Spróbuj ponownie' })).toBeVisible();
  await page.reload();
  await sheet.getByRole('button', { name: 'Rezerwuj wizytę' }).click();
  await expect(page.getByRole('heading', { name: 'Wizyta potwierdzona!' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText(/Data: \d\d\.\d\d\.\d{4}, godzina: 11:30/);
  await expectPolish(page, names);
  expect(await copiedLink(page, 'Kopiuj link', 'Skopiowano.')).toMatch(/\/pl\/guest-visit#[\da-f]{64}$/);
  const booked = await mailTo(page, email, /^Wizyta potwierdzona$/);
  expect(booked.links.some((link) => /\/pl\/guest-visit#[\da-f]{64}$/.test(link))).toBe(true);
  expectPolishText(booked.text, names);

  const practice = await signIn(vet, 'another browser');
  await practice.goto(`/for-vets/calendar?week=${day}`);
  await practice.getByRole('gridcell', { name: /11:30 AM: Puszek, rabbit, .*Anna Gość \(guest\)$/ }).click();
  const details = practice.getByRole('dialog', { name: /^Puszek, / });
  await expect(details.getByText('Online, as a guest')).toBeVisible();
  await expect(details.getByText(phone)).toBeVisible();
  await details.getByRole('button', { name: 'Move: Anna Gość' }).click();
  const moving = practice.getByRole('dialog', { name: 'Move the visit of Puszek' });
  await moving.getByRole('radio').filter({ visible: true }).last().check({ force: true });
  await moving.getByRole('button', { name: /^Move to \w+/ }).click();
  await expect(practice.getByText(/^The visit has been moved/)).toBeVisible();
  expect(
    await done(vet.db.rpc('visits_of_practice').select('client_name, client_phone, booked_by').is('client_id', null)),
  ).toEqual([{ client_name: 'Anna Gość', client_phone: phone, booked_by: 'guest' }]);

  await page.getByRole('link', { name: 'Zobacz wizytę' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wizyta jest umówiona' })).toBeFocused();
  await expect(page.getByRole('article')).toContainText(`lek. wet. ${vet.fullName}`);
  await expect(page.getByText(/musiała przełożyć wizytę na ten termin/)).toBeVisible();
  await expectPolish(page, names);
  await page.getByRole('button', { name: 'Przełóż wizytę' }).press('Enter');
  const own = page.getByRole('dialog', { name: 'Przełóż wizytę' });
  await own
    .getByRole('group', { name: dayInWords(day) })
    .getByRole('radio', { name: '17:00' })
    .press('Space');
  await expectNoEnglish(page, names);
  await own.getByRole('button', { name: 'Przełóż wizytę' }).press('Enter');
  await expect(page.getByText('Wizyta została przełożona')).toBeVisible();
  await expectNoEnglish(page, names);
  expectPolishText((await mailTo(page, email, /^Nowy termin wizyty$/)).text, names);

  await page.getByRole('button', { name: 'Odwołaj wizytę' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Odwołać tę wizytę?' })).toBeVisible();
  await expectNoEnglish(page, names);
  await page.getByRole('button', { name: 'Tak, odwołaj' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ta wizyta jest odwołana' })).toBeVisible();
  await expectPolish(page, names);
  expect(await done(vet.db.rpc('visits_of_practice').select('id').is('client_id', null))).toEqual([]);
  await mailTo(page, email, /^Wizyta odwołana$/);
});

test('a guest with an address moves the visit, registers with it and has it in My Appointments', async ({
  page,
  accounts,
}) => {
  const vet = await accounts.veterinarian();
  const visitor = await accounts.visitor();
  const email = `${crypto.randomUUID()}@e2e.veto.example`;
  const secret = await done(
    visitor.rpc('book_as_guest', {
      ...{ veterinarian: vet.id, visit_date: warsawDate(3), visit_time: '12:00', reason: 'Check-up', email },
      ...{ client_name: 'Anna Gość', client_phone: `+49${Date.now()}`, pet_name: 'Puszek', pet_type: 'rabbit' },
    }),
  );
  await page.goto(`/guest-visit#${secret}`);
  await page.getByRole('button', { name: 'Move visit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move visit' });
  await dialog.getByRole('radio').filter({ visible: true }).last().check({ force: true });
  await dialog.getByRole('button', { name: 'Move visit' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Your visit is moved')).toBeVisible();

  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Full Name')).toHaveValue('Anna Gość');
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByLabel('Confirm password', { exact: true }).fill('a good password');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Your account is ready', { exact: true })).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Keep Puszek' }).click();
  await expect(page.getByRole('button', { name: 'Keep Puszek' })).toBeHidden();
  expect(presses()).toBe(1);
  await page.getByRole('link', { name: 'My Appointments' }).last().click();
  await expect(page).toHaveURL(/\/appointments$/);
  await expect(page.getByRole('article')).toContainText('Puszek');
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Details/ })
    .click();
  await page.getByRole('link', { name: 'Health record of Puszek' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Puszek' })).toBeVisible();
});
