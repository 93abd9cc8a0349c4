import type { Locator } from '@playwright/test';
import { done, warsawDate } from '../../fixtures/accounts.ts';
import { expectNoEnglish } from '../../fixtures/english-words.ts';
import { operator } from '../../fixtures/operator.ts';
import { expectPolish } from '../../fixtures/polish-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { askToMove, completedVisit, letVisitsBegin, takeSlot } from '../../fixtures/visits.ts';

// A window of 1280 pixels at 200 %.
test.use({ viewport: { width: 640, height: 720 } });

const press = async (control: Locator, key = 'Enter') => {
  await control.focus();
  await control.press(key);
};

test('an owner sees, moves, reviews and cancels visits in Polish, by keyboard', async ({ page, accounts, signIn }) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian({ city: 'Gdańsk' })]);
  const names = [`Clinic of ${vet.fullName}`, vet.fullName, owner.fullName, owner.email];
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
  await press(main.getByRole('button', { name: 'Edytuj profil' }));
  const name = main.getByLabel('Imię i nazwisko');
  await name.fill('1');
  await press(main.getByRole('button', { name: 'Zapisz', exact: true }));
  await expect(main.getByText('W imieniu i nazwisku muszą być litery')).toBeVisible();
  await name.fill(owner.fullName);
  await press(main.getByRole('button', { name: 'Zapisz', exact: true }));
  await expect(page.getByText('Profil zapisany')).toBeVisible();
  await expectPolish(page, names);

  await page.goto('/pl/appointments');
  await expect(main.getByRole('heading', { level: 1, name: 'Moje wizyty' })).toBeVisible();
  await expect(main.getByText('Proponowany przez Ciebie termin')).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('button', { name: 'Wycofaj' }));
  await expect(page.getByText('Prośba jest wycofana. Termin wizyty pozostaje bez zmian.')).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('button', { name: 'Dodaj do swojego kalendarza' }));
  const calendar = page.getByRole('dialog', { name: 'Dodaj wizyty do swojego kalendarza' });
  await press(calendar.getByRole('button', { name: 'Utwórz link' }));
  await expect(calendar.getByLabel('Link do Twojego kalendarza')).toBeVisible();
  await expectNoEnglish(page, names);
  await page.keyboard.press('Escape');

  const ticket = main.getByRole('article').first();
  await press(ticket.getByRole('button', { name: 'Powiadom mnie o wcześniejszym terminie' }));
  const sheet = page.getByRole('dialog', { name: 'Wcześniejszy termin' });
  await press(sheet.getByRole('radio', { name: 'Wybrane dni' }), 'Space');
  await press(sheet.getByRole('button', { name: 'Powiadamiaj mnie o wcześniejszych terminach' }));
  await expect(sheet.getByText('Wybierz dzień od dzisiaj')).toBeVisible();
  await expectNoEnglish(page, names);
  await press(sheet.getByRole('radio', { name: 'Dowolny dzień' }), 'Space');
  await press(sheet.getByRole('button', { name: 'Powiadamiaj mnie o wcześniejszych terminach' }));
  await expect(page.getByText('Prośba wysłana')).toBeVisible();
  await expect(main.getByRole('region', { name: 'Oczekiwanie na wcześniejszy termin' })).toContainText('Figa');
  await expectPolish(page, names);

  await press(ticket.getByRole('button', { name: 'Przełóż' }));
  const moving = page.getByRole('dialog', { name: 'Przełożenie wizyty' });
  await press(moving.getByRole('button', { name: /^(?:Przełóż teraz|Poproś o zmianę terminu)$/ }).last());
  await expect(moving.getByText('Wybierz nowy termin')).toBeVisible();
  await moving.getByRole('radio').filter({ visible: true }).first().press('Space');
  await expectNoEnglish(page, names);
  await press(moving.getByRole('button', { name: 'Poproś o zmianę terminu' }));
  await expect(page.getByText('Prośba o zmianę terminu wysłana')).toBeVisible();
  await expectPolish(page, names);

  await press(ticket.getByRole('button', { name: 'Odwołaj' }));
  const asked = page.getByRole('alertdialog', { name: 'Odwołanie wizyty' });
  await expect(asked).toContainText('Na pewno odwołać tę wizytę?');
  await expectNoEnglish(page, names);
  await press(asked.getByRole('button', { name: 'Tak, odwołaj' }));
  await expect(page.getByText(`Wizyta jest odwołana. Lekarz: lek. wet. ${vet.fullName}. Zwierzę: Figa.`)).toBeVisible();

  await press(main.getByRole('tab', { name: /^Minione wizyty/ }));
  await expect(main.getByText('Odwołana przez Ciebie')).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('button', { name: 'Szczegóły' }));
  await expect(page.getByRole('dialog', { name: 'Szczegóły wizyty' })).toContainText('Figa (kot)');
  await expectNoEnglish(page, names);
  await page.keyboard.press('Escape');
  await press(main.getByRole('button', { name: 'Napisz opinię' }));
  const review = page.getByRole('dialog', { name: /^Opinia o wizycie/ });
  await press(review.getByRole('button', { name: 'Opublikuj opinię' }));
  await expect(review.getByText('Wybierz ocenę')).toBeVisible();
  await expectNoEnglish(page, names);
  await press(review.getByRole('radio', { name: 'Gwiazdki: 4' }), 'Space');
  await press(review.getByRole('button', { name: 'Opublikuj opinię' }));
  await expect(page.getByText('Opinia jest opublikowana.')).toBeVisible();

  await page.goto(`/pl/appointments/${visit.id}`);
  await expect(
    main.getByRole('heading', { level: 1, name: `Wizyta odwołana: Figa, lek. wet. ${vet.fullName}` }),
  ).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('link', { name: 'Wróć: Moje wizyty' }));
  await press(main.getByRole('link', { name: /^Szczegóły/ }));
  await expect(main.getByRole('heading', { level: 1, name: `Wizyta: Figa, lek. wet. ${vet.fullName}` })).toBeVisible();
  await expect(
    main.getByText('Które to z Twoich zwierząt?').or(main.getByText('Figa – dodać do Twoich zwierząt?')),
  ).toBeVisible();
  await press(main.getByRole('group', { name: /oddycha/ }).getByRole('button', { name: 'Tak' }));
  await expect(main.getByText('To nagły przypadek')).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('button', { name: 'Wyślij do lekarza' }));
  await expect(page.getByText('Lekarz już to widzi.')).toBeVisible();
  await expectPolish(page, names);
  await page.goto(`/pl/appointments/${crypto.randomUUID()}`);
  await expect(main.getByRole('heading', { level: 1, name: 'Nie ma takiej wizyty' })).toBeVisible();
  await expectPolish(page, names);
});

test('an owner books a visit in Polish, by keyboard', async ({ page, accounts, signIn }) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian({ city: 'Gdańsk' })]);
  const names = [`Clinic of ${vet.fullName}`, vet.fullName, owner.fullName, owner.email];
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
  await press(own.getByRole('link', { name: /\d\d:\d\d$/ }).first());
  const sheet = page.getByRole('dialog', { name: 'Umów wizytę' });
  await expect(sheet.getByRole('button', { name: 'Rezerwuj wizytę' })).toBeVisible();
  await expectNoEnglish(page, names);
  await press(sheet.getByRole('button', { name: 'Rezerwuj wizytę' }));
  await expect(page.getByText('Wizyta umówiona')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1, name: `Wizyta: Figa, lek. wet. ${vet.fullName}` })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/pl\/appointments\//);
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
  const names = [`Clinic of ${vet.fullName}`, vet.fullName, owner.fullName, owner.email, 'English'];
  await takeSlot(owner, vet, warsawDate(4), '09:00');
  const visit = await takeSlot(owner, vet, warsawDate(6), '11:00');
  const cancelled = { status: 'cancelled', cancel_reason: 'An emergency came up' };
  await done(vet.db.from('appointments').update(cancelled).eq('id', visit.id).select('id'));
  await signIn(owner);
  const main = page.getByRole('main');
  await page.goto('/pl/messages');
  await expect(main.getByRole('heading', { name: 'Nie ma jeszcze wiadomości' })).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('link', { name: `Napisz do: lek. wet. ${vet.fullName}` }));
  const box = main.getByLabel(`Wiadomość do: lek. wet. ${vet.fullName}`);
  await box.fill('Czy Figa ma przyjść na czczo?');
  await main.getByLabel('Zdjęcia lub pliki PDF').setInputFiles({
    name: 'wyniki.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(main.getByText('Plik „wyniki.txt” nie jest w formacie PDF, JPEG, PNG, WebP ani HEIC.')).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('button', { name: 'Wyślij' }));
  await expect(main.getByRole('list', { name: /^Wiadomości/ })).toContainText('na czczo?');
  await press(main.getByRole('button', { name: 'Zablokuj' }));
  await expectNoEnglish(page, names);
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Zablokuj' }));
  await expect(page.getByText('Nie będziesz już dostawać wiadomości od tej osoby.', { exact: true })).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('button', { name: 'Odblokuj' }));

  const bell = page.getByRole('banner').getByRole('button', { name: /^Powiadomienia/ });
  await press(bell);
  const drawer = page.getByRole('dialog', { name: 'Powiadomienia' });
  await expect(drawer.getByText('Wizyta odwołana')).toBeVisible();
  await expectNoEnglish(page, names);
  await press(drawer.getByRole('button', { name: 'Ustawienia' }));
  await expect(page.getByRole('dialog', { name: 'Ustawienia powiadomień' })).toContainText('Przypomnienia o wizytach');
  await expectNoEnglish(page, names);
  await page.keyboard.press('Escape');

  await page.goto('/pl/account');
  await expect(main.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Numer telefonu' })).toBeVisible();
  await main.getByRole('textbox', { name: 'Numer telefonu' }).fill('12');
  await press(main.getByRole('button', { name: 'Zapisz numer telefonu' }));
  await press(main.getByRole('button', { name: 'Wyślij link z potwierdzeniem' }));
  await press(main.getByRole('button', { name: 'Zmień hasło' }));
  await expect(main.getByText('Podaj numer telefonu, na przykład')).toBeVisible();
  await expect(main.getByText('Wpisz obecne hasło')).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('button', { name: 'Wyloguj pozostałe urządzenia' }));
  await expect(page.getByText('Na pozostałych urządzeniach trzeba będzie zalogować się ponownie.')).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('button', { name: 'Usuń moje konto' }));
  const asked = page.getByRole('dialog', { name: 'Usunąć konto?' });
  await press(asked.getByRole('button', { name: 'Usuń na zawsze' }));
  await expect(asked.getByText('Wpisz adres, którego używasz do logowania')).toBeVisible();
  await expectNoEnglish(page, names);
  await asked.getByLabel('Twój adres e-mail').fill(owner.email);
  await press(asked.getByRole('button', { name: 'Usuń na zawsze' }));
  await expect(page.getByText('Konto usunięte')).toBeVisible();
});

test('an offer of an earlier time and a move that the vet proposes are in Polish', async ({
  page,
  accounts,
  signIn,
}) => {
  const [owner, rival, vet] = await Promise.all([
    accounts.owner(),
    accounts.owner(),
    accounts.veterinarian({ city: 'Gdańsk' }),
  ]);
  const names = [`Clinic of ${vet.fullName}`, vet.fullName, owner.fullName, owner.email];
  const visit = await takeSlot(owner, vet, warsawDate(15), '13:00');
  const taken = await takeSlot(rival, vet, warsawDate(5), '10:00');
  await signIn(owner);
  await page.goto('/pl/appointments');
  const main = page.getByRole('main');
  await press(main.getByRole('button', { name: 'Powiadom mnie o wcześniejszym terminie' }));
  const sheet = page.getByRole('dialog', { name: 'Wcześniejszy termin' });
  // Tests run at night, too.
  await press(sheet.getByRole('checkbox', { name: /^Pytaj mnie także w nocy/ }), 'Space');
  await press(sheet.getByRole('button', { name: 'Powiadamiaj mnie o wcześniejszych terminach' }));
  await expect(page.getByText('Prośba wysłana')).toBeVisible();
  await done(rival.db.from('appointments').update({ status: 'cancelled' }).eq('id', taken.id).select('id'));
  const offer = page.getByRole('region', { name: /^Wolny termin: / });
  await expect(offer.getByText(/^Termin czeka na Ciebie: \d+:\d\d$/)).toBeVisible();
  await expectPolish(page, names);
  await press(offer.getByRole('button', { name: /^Przyjmij: .*10:00$/ }));
  await expect(offer).toBeHidden();
  await expect(main.getByRole('article').filter({ hasText: '10:00' })).toBeVisible();
  await expectPolish(page, names);

  const proposal = { appointment: visit.id, proposed_date: warsawDate(6), proposed_time: '15:00', message: null };
  await done(vet.db.rpc('propose_reschedule', proposal));
  await page.reload();
  await expect(main.getByText(/^Lekarz prosi o przełożenie wizyty\. Nowy termin: /)).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('button', { name: 'Przyjmij nowy termin' }));
  await expect(main.getByRole('article').filter({ hasText: '15:00' })).toBeVisible();
  await expectPolish(page, names);
});

test('the note of a visit, the questions after it and their answers are in Polish', async ({
  page,
  accounts,
  signIn,
}) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian({ city: 'Gdańsk' })]);
  const names = [`Clinic of ${vet.fullName}`, vet.fullName, owner.fullName, owner.email, 'Apoquel', 'Nobivac'];
  const pet = { owner_id: owner.id, name: 'Figa', type: 'Cat' };
  const { id: petId } = await done(owner.db.from('pets').insert(pet).select('id').single());
  const { id } = await takeSlot(owner, vet, warsawDate(2), '10:00');
  await letVisitsBegin(vet);
  const report = {
    appointment: id,
    summary: 'Zapalenie ucha.',
    medicines: [{ name: 'Apoquel', dose: '2 ×', ends_on: warsawDate(20) }],
    vaccinations: [{ product: 'Nobivac', vaccine: '', lot_number: 'A1', next_due_on: warsawDate(365) }],
    kilograms: 4.2,
    follow_up_weeks: 2,
    questions: ['eating', 'walking'],
  };
  await done(vet.db.rpc('complete_visit', report));
  // Turns the calendar instead of waiting for a day.
  const before = { asks_at: new Date(Date.now() - 60_000).toISOString() };
  await done(operator().from('after_visits').update(before).eq('appointment_id', id).select());
  await signIn(owner);
  await page.goto(`/pl/appointments/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText(/Zapalenie ucha\.\s*Lek: Apoquel, 2 ×, do: /)).toBeVisible();
  await expect(main.getByText(/Kontrola: od /)).toBeVisible();
  await expectPolish(page, names);
  await press(main.getByRole('group', { name: 'Figa: czy je?' }).getByRole('button', { name: 'Nie', exact: true }));
  await press(main.getByRole('button', { name: 'Wyślij odpowiedzi' }));
  await expect(main.getByText('Wybierz odpowiedź')).toBeVisible();
  await press(
    main.getByRole('group', { name: 'Figa: czy chodzi jak zwykle?' }).getByRole('button', { name: 'Nie wiem' }),
  );
  await press(main.getByRole('button', { name: 'Wyślij odpowiedzi' }));
  await expect(main.getByRole('alert')).toContainText('Figa: potrzebna szybka wizyta');
  await expectPolish(page, names);
  await page.goto(`/pl/messages/${vet.id}`);
  await expect(main.getByText('Figa: czy je? Nie').last()).toBeVisible();
  await expectPolish(page, names);
  await page.goto(`/pl/pets/${petId}`);
  await expect(main.getByText('Nobivac').first()).toBeVisible();
  await expect(main.getByText(/Lek: Apoquel/)).toBeVisible();
  await expectPolish(page, names);
});

test('no English word shows while the later words of a page come', async ({ page, accounts, signIn }) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian({ city: 'Gdańsk' })]);
  const names = [`Clinic of ${vet.fullName}`, vet.fullName, owner.fullName, owner.email];
  await takeSlot(owner, vet, warsawDate(5), '10:00');
  await signIn(owner);
  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/-(?:later|answers)-pl\.\w+\.js|visit-dialogs-pl\.\w+\.js/, async (route) => {
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
