import { done, warsawDate } from '../../fixtures/accounts.ts';
import { expectNoEnglish } from '../../fixtures/english-words.ts';
import { expectPolish, namesOf } from '../../fixtures/polish-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { askToMove, completedVisit, takeSlot } from '../../fixtures/visits.ts';

// A window of 1280 pixels at 200 %.
test.use({ viewport: { width: 640, height: 720 } });

test('an owner sees, moves, reviews and cancels visits in Polish, by keyboard', async ({ page, accounts, signIn }) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian({ city: 'Gdańsk' })]);
  const names = namesOf(vet, owner);
  const visit = await takeSlot(owner, vet, warsawDate(5), '10:00');
  await takeSlot(owner, vet, warsawDate(9), '12:00');
  await completedVisit(vet, owner);
  await askToMove(owner, visit, warsawDate(6), '15:00');
  await signIn(owner);

  await page.goto('/pl/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
  await expect(main.getByText(`Najbliższa wizyta za pięć dni: Figa, lek. wet. ${vet.fullName}.`)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Edytuj profil' })).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Edytuj profil' }).press('Enter');
  const name = main.getByLabel('Imię i nazwisko');
  await name.fill('1');
  await main.getByRole('button', { name: 'Zapisz', exact: true }).press('Enter');
  await expect(main.getByText('W imieniu i nazwisku muszą być litery')).toBeVisible();
  await name.fill(owner.fullName);
  await main.getByRole('button', { name: 'Zapisz', exact: true }).press('Enter');
  await expect(page.getByText('Profil zapisany')).toBeVisible();
  await expectPolish(page, names);

  await page.goto('/pl/appointments');
  await expect(main.getByRole('heading', { level: 1, name: 'Moje wizyty' })).toBeVisible();
  await expect(main.getByText('Proponowany przez Ciebie termin')).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Wycofaj' }).press('Enter');
  await expect(page.getByText('Prośba jest wycofana. Termin wizyty pozostaje bez zmian.')).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Dodaj do swojego kalendarza' }).press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Dodaj wizyty do swojego kalendarza' });
  await calendar.getByRole('button', { name: 'Utwórz link' }).press('Enter');
  await expect(calendar.getByLabel('Link do Twojego kalendarza')).toBeVisible();
  await expectNoEnglish(page, names);
  await page.keyboard.press('Escape');

  const ticket = main.getByRole('article').first();
  await ticket.getByRole('button', { name: 'Przełóż' }).press('Enter');
  const moving = page.getByRole('dialog', { name: 'Przełożenie wizyty' });
  await moving
    .getByRole('button', { name: /^(?:Przełóż teraz|Poproś o zmianę terminu)$/ })
    .last()
    .press('Enter');
  await expect(moving.getByText('Wybierz nowy termin')).toBeVisible();
  // The first may begin before it is cancelled.
  await moving.getByRole('radio').filter({ visible: true }).last().press('Space');
  await expectNoEnglish(page, names);
  await moving.getByRole('button', { name: 'Poproś o zmianę terminu' }).press('Enter');
  await expect(page.getByText('Prośba o zmianę terminu wysłana')).toBeVisible();
  await expectPolish(page, names);

  await ticket.getByRole('button', { name: 'Odwołaj' }).press('Enter');
  const asked = page.getByRole('alertdialog', { name: 'Odwołanie wizyty' });
  await expect(asked).toContainText('Na pewno odwołać tę wizytę?');
  await expectNoEnglish(page, names);
  await asked.getByRole('button', { name: 'Tak, odwołaj' }).press('Enter');
  await expect(page.getByText(`Wizyta jest odwołana. Lekarz: lek. wet. ${vet.fullName}. Zwierzę: Figa.`)).toBeVisible();

  await main.getByRole('tab', { name: /^Minione wizyty/ }).press('Enter');
  await expect(main.getByText('Odwołana przez Ciebie')).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Szczegóły' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Szczegóły wizyty' })).toContainText('Figa (kot)');
  await expectNoEnglish(page, names);
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Napisz opinię' }).press('Enter');
  const review = page.getByRole('dialog', { name: /^Opinia o wizycie/ });
  await review.getByRole('button', { name: 'Opublikuj opinię' }).press('Enter');
  await expect(review.getByText('Wybierz ocenę')).toBeVisible();
  await expectNoEnglish(page, names);
  await review.getByRole('radio', { name: 'Gwiazdki: 4' }).press('Space');
  await review.getByRole('button', { name: 'Opublikuj opinię' }).press('Enter');
  await expect(page.getByText('Opinia jest opublikowana.')).toBeVisible();

  await page.goto(`/pl/appointments/${visit.id}`);
  await expect(
    main.getByRole('heading', { level: 1, name: `Wizyta odwołana: Figa, lek. wet. ${vet.fullName}` }),
  ).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('link', { name: 'Wróć: Moje wizyty' }).press('Enter');
  await main.getByRole('link', { name: /^Szczegóły/ }).press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: `Wizyta: Figa, lek. wet. ${vet.fullName}` })).toBeVisible();
  await expect(
    main.getByText('Które to z Twoich zwierząt?').or(main.getByText('Figa – dodać do Twoich zwierząt?')),
  ).toBeVisible();
  await main
    .getByRole('group', { name: /oddycha/ })
    .getByRole('button', { name: 'Tak' })
    .press('Enter');
  await expect(main.getByText('To nagły przypadek')).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Wyślij do lekarza' }).press('Enter');
  await expect(page.getByText('Lekarz już to widzi.')).toBeVisible();
  await expectPolish(page, names);
  await page.goto(`/pl/appointments/${crypto.randomUUID()}`);
  await expect(main.getByRole('heading', { level: 1, name: 'Nie ma takiej wizyty' })).toBeVisible();
  await expectPolish(page, names);
});

test('an owner books a visit in Polish, by keyboard', async ({ page, accounts, signIn }) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian({ city: 'Gdańsk' })]);
  const names = namesOf(vet, owner);
  await completedVisit(vet, owner);
  await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Figa', type: 'Cat' }).select('id'));
  await signIn(owner);
  await page.goto('/pl/appointments/new');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Umów wizytę' })).toBeVisible();
  const own = main.getByRole('region', { name: 'Twoi lekarze' }).getByRole('article').first();
  await expect(own).toContainText(`lek. wet. ${vet.fullName}`);
  await expect(own.getByRole('link', { name: /, \d\d:\d\d$/ }).first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Znajdź weterynarza' }).getByRole('article').first()).toBeVisible();
  await expectPolish(page, names);
  await main.getByLabel('Nazwisko lub specjalizacja').fill('Qqqqqq');
  await expect(main.getByRole('heading', { name: 'Nie znaleziono lekarzy' })).toBeVisible();
  await expectPolish(page, names);
  await own
    .getByRole('link', { name: /\d\d:\d\d$/ })
    .first()
    .press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Umów wizytę' });
  await expect(sheet.getByRole('button', { name: 'Rezerwuj wizytę' })).toBeVisible();
  await expectNoEnglish(page, names);
  await sheet.getByRole('button', { name: 'Rezerwuj wizytę' }).press('Enter');
  await expect(page.getByText('Wizyta umówiona')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: `Wizyta: Figa, lek. wet. ${vet.fullName}` })).toBeVisible();
  await expect(page).toHaveURL(/\/pl\/appointments\//);
  await expectPolish(page, names);
});

test('an owner writes to a vet, reads news and cares for the account in Polish, by keyboard', async ({
  page,
  accounts,
  signIn,
  problems,
}) => {
  // The session of the account that is deleted has ended with it.
  problems.expect(/status of 403.*logout/);
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian({ city: 'Gdańsk' })]);
  const names = [...namesOf(vet, owner), 'English'];
  await takeSlot(owner, vet, warsawDate(4), '09:00');
  const visit = await takeSlot(owner, vet, warsawDate(6), '11:00');
  const cancelled = { status: 'cancelled', cancel_reason: 'An emergency came up' };
  await done(vet.db.from('appointments').update(cancelled).eq('id', visit.id).select('id'));
  await signIn(owner);
  const main = page.getByRole('main');
  await page.goto('/pl/messages');
  await expect(main.getByRole('heading', { name: 'Nie ma jeszcze wiadomości' })).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('link', { name: `Napisz do: lek. wet. ${vet.fullName}` }).press('Enter');
  const box = main.getByLabel(`Wiadomość do: lek. wet. ${vet.fullName}`);
  await box.fill('Czy Figa ma przyjść na czczo?');
  await main.getByLabel('Zdjęcia lub pliki PDF').setInputFiles({
    name: 'wyniki.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(main.getByText('Plik „wyniki.txt” nie jest w formacie PDF, JPEG, PNG, WebP ani HEIC.')).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Wyślij' }).press('Enter');
  await expect(main.getByRole('list', { name: /^Wiadomości/ })).toContainText('na czczo?');
  await main.getByRole('button', { name: 'Zablokuj' }).press('Enter');
  await expectNoEnglish(page, names);
  await expect(page.getByRole('alertdialog').locator(':focus')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zablokuj' }).press('Enter');
  await expect(page.getByText('Nie będziesz już dostawać wiadomości od tej osoby.', { exact: true })).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Odblokuj' }).press('Enter');

  const bell = page.getByRole('banner').getByRole('button', { name: /^Powiadomienia/ });
  await bell.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Powiadomienia' });
  await expect(drawer.getByText('Wizyta odwołana')).toBeVisible();
  await expectNoEnglish(page, names);
  await drawer.getByRole('button', { name: 'Ustawienia' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ustawienia powiadomień' })).toContainText('Przypomnienia o wizytach');
  await expectNoEnglish(page, names);
  await page.keyboard.press('Escape');

  await page.goto('/pl/account');
  await expect(main.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Numer telefonu' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Numer telefonu' }).fill('12');
  await main.getByRole('button', { name: 'Zapisz numer telefonu' }).press('Enter');
  await main.getByRole('button', { name: 'Wyślij link z potwierdzeniem' }).press('Enter');
  await main.getByRole('button', { name: 'Zmień hasło' }).press('Enter');
  await expect(main.getByText('Podaj numer telefonu, na przykład')).toBeVisible();
  await expect(main.getByText('Wpisz obecne hasło')).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Wyloguj pozostałe urządzenia' }).press('Enter');
  await expect(page.getByText('Na pozostałych urządzeniach trzeba będzie zalogować się ponownie.')).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Usuń moje konto' }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Usunąć konto?' });
  await asked.getByRole('button', { name: 'Usuń na zawsze' }).press('Enter');
  await expect(asked.getByText('Wpisz adres, którego używasz do logowania')).toBeVisible();
  await expectNoEnglish(page, names);
  await asked.getByLabel('Twój adres e-mail').fill(owner.email);
  await asked.getByRole('button', { name: 'Usuń na zawsze' }).press('Enter');
  await expect(page.getByText('Konto usunięte')).toBeVisible();
});

test('no English word shows while the later words of a page come', async ({ page, accounts, signIn }) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian({ city: 'Gdańsk' })]);
  const names = namesOf(vet, owner);
  await takeSlot(owner, vet, warsawDate(5), '10:00');
  await signIn(owner);
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/(?:-later|-answers|visit-dialogs)-pl\.js/, async (route) => {
    asked += 1;
    await held.promise;
    await route.continue();
  });
  await page.goto('/pl/appointments');
  const cancel = page.getByRole('main').getByRole('button', { name: 'Odwołaj' });
  await cancel.press('Enter');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expectNoEnglish(page, names);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('alertdialog', { name: 'Odwołanie wizyty' })).toBeVisible();
  await expectNoEnglish(page, names);
});
