import { warsawDate } from '../../fixtures/accounts.ts';
import { expectNoEnglish } from '../../fixtures/english-words.ts';
import { expectPolish } from '../../fixtures/polish-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { askToMove, letVisitsBegin, takeSlot } from '../../fixtures/visits.ts';

// A window of 1280 pixels at 200 %.
test.use({ viewport: { width: 640, height: 720 } });

test('a vet who only reads Polish closes, moves and cancels visits with the keyboard', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const names = [vet.fullName, owner.fullName, owner.email, vet.email, 'looks after animals by the sea.', 'Clinic of'];
  await takeSlot(owner, vet, warsawDate(2), '08:00');
  await letVisitsBegin(vet);
  const asked = await takeSlot(owner, vet, warsawDate(2), '09:00');
  await askToMove(owner, asked, warsawDate(3), '10:00');
  await takeSlot(owner, vet, warsawDate(3), '12:00');
  await signIn(vet);

  await page.goto('/pl/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Pulpit' })).toBeVisible();
  await expect(page.getByText('Prośba o przełożenie: Figa')).toBeVisible();
  await page.getByRole('button', { name: 'Więcej liczb' }).press('Enter');
  await expect(page.getByRole('columnheader', { name: 'Nowi klienci' })).toBeAttached();
  await expectPolish(page, names);
  await page.getByRole('tab', { name: 'Wizyty' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Do zakończenia/ })).toBeVisible();
  await expectPolish(page, names);
  await page.getByRole('tab', { name: 'Klienci' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Szukaj klientów' })).toBeVisible();
  await expectPolish(page, names);

  await page.goto('/pl/appointments');
  await page.getByRole('button', { name: `Zakończ wizytę: ${owner.fullName}` }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Zakończenie wizyty' });
  await expect(sheet.getByRole('button', { name: 'Szablony' })).toBeVisible();
  await expectNoEnglish(page, names);
  await sheet.getByLabel('Notatka').fill('Zdrowa.');
  await sheet.getByRole('button', { name: 'Zapisz jako szablon' }).press('Enter');
  const naming = page.getByRole('dialog', { name: 'Zapisz jako szablon' });
  await expect(naming.locator(':focus')).toBeVisible();
  await naming.getByRole('button', { name: 'Zapisz' }).press('Enter');
  await expect(page.getByText('Wpisz nazwę')).toBeVisible();
  await expectNoEnglish(page, names);
  await page.keyboard.press('Escape');
  await sheet.getByRole('button', { name: 'Nikt nie przyszedł' }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Nikt nie przyszedł? (Figa)' })).toBeVisible();
  await expectNoEnglish(page, names);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Wróć' }).press('Enter');
  await sheet.getByRole('button', { name: 'Zakończ wizytę' }).press('Enter');
  // The ten seconds of the offer wait while it has the focus.
  await page.getByRole('button', { name: 'Cofnij' }).focus();
  await expect(page.getByText('Wizyta jest zakończona: Figa.').first()).toBeVisible();
  await expectNoEnglish(page, names);
  await page.getByRole('button', { name: 'Cofnij' }).press('Enter');
  await expect(page.getByText('Figa: wizyta nie jest zakończona')).toBeVisible();
  await expectNoEnglish(page, names);

  const moving = page.getByRole('button', { name: 'Zaproponuj inny termin' });
  await moving.press('Enter');
  const proposal = page.getByRole('dialog', { name: 'Zaproponuj inny termin: Figa' });
  await expect(proposal.locator(':focus')).toBeVisible();
  await proposal.getByRole('button', { name: 'Zaproponuj ten termin' }).press('Enter');
  await expect(proposal.getByText('Wybierz nowy termin')).toBeVisible();
  await expectNoEnglish(page, names);
  await proposal.getByRole('radio').last().press('Space');
  await proposal.getByRole('button', { name: /^Zaproponuj: / }).press('Enter');
  await expect(page.getByText(`${owner.fullName}: wysłano propozycję.`)).toBeVisible();
  await expectPolish(page, names);

  await page.getByRole('link', { name: 'Wizyta i karta zdrowia: Figa' }).last().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Figa' })).toBeVisible();
  await expect(page).toHaveURL(/\/pl\/appointments\/[\da-f-]{36}$/);
  await expect(page.getByText(/^Nie masz do niej dostępu/)).toBeVisible();
  await expectPolish(page, names);
  await page.getByRole('button', { name: `Odwołaj: ${owner.fullName}` }).press('Enter');
  const why = page.getByRole('dialog', { name: 'Odwołać wizytę? (Figa)' });
  await expect(why.locator(':focus')).toBeVisible();
  await why.getByRole('button', { name: 'Odwołaj wizytę' }).press('Enter');
  await expect(why.getByLabel('Powód')).toHaveAccessibleDescription('Wybierz powód');
  await expectNoEnglish(page, names);
  await why.getByLabel('Powód').selectOption('Choroba lekarza');
  await why.getByRole('button', { name: 'Odwołaj wizytę' }).press('Enter');
  await expect(page.getByText('Stan wizyty został zmieniony.')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Powód odwołaniaChoroba lekarza');
  await expectPolish(page, names);
  await page.goto('/pl/appointments/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 1, name: 'Nie ma takiej wizyty' })).toBeVisible();
  await expectPolish(page, names);
});

test('the Polish calendar books by phone, blocks time and gives its link by keyboard', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const names = [vet.fullName, owner.fullName, owner.email, vet.email];
  await takeSlot(owner, vet, warsawDate(7), '10:00');
  await signIn(vet);
  await page.goto(`/pl/for-vets/calendar?week=${warsawDate(7)}`);
  await expect(page.getByRole('grid', { name: /^Tydzień od: / })).toBeVisible();
  await expectPolish(page, names);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectPolish(page, names);
  await page.emulateMedia({ media: 'print' });
  await expectNoEnglish(page, names);
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('gridcell', { name: /10:00: Figa, kot, .*, nadchodząca$/ })).toBeVisible();
  await page
    .getByRole('gridcell', { name: /11:00: wolne$/ })
    .first()
    .press('Enter');
  const call = page.getByRole('dialog', { name: 'Umów wizytę przez telefon' });
  await expect(call.locator(':focus')).toBeVisible();
  await call.getByRole('button', { name: 'Umów wizytę' }).press('Enter');
  await expect(call.getByText('Wpisz, kto dzwoni')).toBeVisible();
  await expectNoEnglish(page, names);
  await call.getByLabel('Kto dzwoni').fill('Anna Lis');
  await call.getByLabel('E-mail').fill('anna.lis@example.com');
  await call.getByLabel('Imię zwierzęcia').fill('Mruczek');
  await call.getByLabel('Gatunek').selectOption('Kot');
  await expectNoEnglish(page, [...names, 'anna.lis@example.com']);
  await call.getByRole('button', { name: 'Umów wizytę' }).press('Enter');
  await expect(page.getByText('Wizyta jest umówiona: Mruczek. Klient dostał wiadomość.')).toBeVisible();
  await page.getByRole('gridcell', { name: /11:00: Mruczek, Kot, Anna Lis, telefonicznie$/ }).press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Przełóż: Anna Lis' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Przełóż wizytę: Mruczek' })).toBeVisible();
  await expectNoEnglish(page, names);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Zablokuj czas' }).press('Enter');
  const block = page.getByRole('dialog', { name: 'Zablokuj czas' });
  for (const field of ['Pierwszy dzień', 'Ostatni dzień']) await block.getByLabel(field).fill(warsawDate(7));
  await block.getByRole('button', { name: 'Zablokuj ten czas' }).press('Enter');
  // The visit by phone is on the Monday, which may be the same day.
  await expect(
    page.getByRole('dialog', { name: /^Kolidu(?:je 1 umówiona wizyta|ją 2 umówione wizyty)$/ }),
  ).toBeVisible();
  await expectNoEnglish(page, names);
  await page.getByRole('button', { name: /^Zapisz i zostaw (?:tę wizytę|te wizyty)$/ }).press('Enter');
  await expect(page.getByText('Nieobecność została zapisana.')).toBeVisible();
  await expectPolish(page, names);
  await page.getByRole('gridcell', { name: /12:00: nadal nieobecność$/ }).press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Usunąć tę nieobecność?' })).toBeVisible();
  await expectNoEnglish(page, names);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń' }).press('Enter');
  await expect(page.getByText('Nieobecność została usunięta.')).toBeVisible();

  await page.getByRole('button', { name: 'Więcej opcji kalendarza' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Drukuj tydzień' })).toBeVisible();
  await expectNoEnglish(page, names);
  await expect(page.getByRole('menuitem', { name: 'Subskrybuj' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const link = page.getByRole('dialog', { name: 'Subskrybuj swój kalendarz' });
  await expect(link.locator(':focus')).toBeVisible();
  await link.getByRole('button', { name: 'Utwórz link' }).press('Enter');
  await expect(link.getByRole('button', { name: 'Kopiuj link' })).toBeVisible();
  const calendar = await page.request.get(await link.getByLabel('Link do Twojego kalendarza').inputValue());
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  // The names of programs.
  await expectNoEnglish(page, names);
});
