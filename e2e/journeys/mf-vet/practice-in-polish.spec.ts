import type { Locator, Page } from '@playwright/test';
import { warsawDate } from '../../fixtures/accounts.ts';
import { expectNoEnglish } from '../../fixtures/english-words.ts';
import { expectPolish } from '../../fixtures/polish-page.ts';
import { expect, test } from '../../fixtures/test.ts';
import { askToMove, completedVisit, takeSlot } from '../../fixtures/visits.ts';

// A window of 1280 pixels at 200 %.
test.use({ viewport: { width: 640, height: 720 } });

const PDF = { name: 'prawo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

/** What a vet of the tests has written about themselves. */
const ownWords = (vet: { fullName: string }) => [
  `Clinic of ${vet.fullName}`,
  `${vet.fullName} looks after animals by the sea.`,
  vet.fullName,
];

/** Opens something with the keyboard, and finds it in Polish. */
async function open(page: Page, what: Locator, names: readonly string[]) {
  const pressed = await what.elementHandle();
  await what.press('Enter');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
  // Above another dialog, too, the new one has the focus before anything in it is pressed.
  await page.waitForFunction((button) => {
    const opened = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
    return opened && !opened.contains(button);
  }, pressed);
  await expectNoEnglish(page, names);
  return dialog;
}

test('a visiting veterinarian reads in Polish what Veto offers, and fills in the first profile', async ({ page }) => {
  await page.goto('/pl/for-vets');
  await expect(page).toHaveTitle('Veto dla lekarzy weterynarii · Veto');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/for-vets',
  );
  const main = page.getByRole('main');
  // The sample day comes late.
  await expect(main.getByText('Szczepienie')).toBeAttached();
  await expectPolish(page, []);
  await main.getByRole('link', { name: 'Dołącz jako lekarz weterynarii' }).press('Enter');
  await expect(page).toHaveURL(/\/pl\/register\?type=veterinarian$/);

  await page.goto('/pl/vet-details');
  await expect(page.getByRole('heading', { level: 1, name: 'Uzupełnij profil lekarza weterynarii' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Zapisz profil' });
  await save.press('Enter');
  await expect(page.getByText('Nazwa lecznicy musi mieć co najmniej 2 znaki')).toBeVisible();
  await page.getByLabel('Lata doświadczenia').fill('sto');
  await save.press('Enter');
  await expect(page.getByText('Wpisz pełne lata, od 0 do 80')).toBeVisible();
  await expectPolish(page, []);
  await page.getByLabel('Nazwa lecznicy lub kliniki').fill('Lecznica nad Morzem');
  await page.getByLabel('Telefon kontaktowy').fill('58 123 45 67');
  await page.getByLabel('Adres').fill('ul. Morska 12');
  await page.getByLabel('Miasto').selectOption('Gdynia');
  await page.getByLabel('Główna specjalizacja').selectOption({ label: 'Dermatologia' });
  await page.getByLabel('Lata doświadczenia').fill('7');
  await page.getByLabel('O Twojej pracy').fill('Skóra i sierść, spokojnie wyjaśnione.');
  await save.press('Enter');
  await expect(page.getByText('Profil utworzony')).toBeVisible();
  await expect(page).toHaveURL(/\/pl\/login$/);
  await expectNoEnglish(page);
});

test('a veterinarian who only reads Polish sets up the practice with the keyboard', async ({
  page,
  accounts,
  signIn,
}) => {
  const vet = await accounts.veterinarian({ checked: false });
  const names = ownWords(vet);
  await signIn(vet);
  await page.goto('/pl/for-vets/start?step=clinic');
  const step = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const main = page.getByRole('main');
  await step('Lecznica i specjalizacja');
  await expectPolish(page, names);
  await main.getByLabel('Lata doświadczenia').fill('7');
  await main.getByRole('button', { name: 'Zapisz i przejdź dalej' }).press('Enter');
  await expect(page.getByText('Profil został zapisany.')).toBeVisible();

  await step('Zwierzęta i języki');
  await main.getByRole('checkbox', { name: 'Psy' }).press('Space');
  await main.getByRole('button', { name: /^Języki, w których rozmawiasz/ }).press('Enter');
  await main.getByRole('checkbox', { name: 'ukraiński' }).press('Space');
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Zapisz', exact: true }).press('Enter');

  await step('Rodzaje wizyt');
  await expectPolish(page, [...names, 'Consultation, 30 min']);
  await main.getByRole('link', { name: 'Na razie pomiń, dalej: Godziny pracy' }).press('Enter');

  await step('Godziny pracy');
  await main.getByRole('button', { name: 'pon.–pt. 9–17, z przerwą' }).press('Enter');
  await expectPolish(page, names);
  await main.getByRole('button', { name: 'Zapisz godziny pracy' }).press('Enter');

  await step('Zdjęcie lub rysunek');
  const portrait = await open(page, main.getByRole('button', { name: 'Wybierz rysunek' }), names);
  await portrait.getByRole('button', { name: 'Postać 3' }).press('Enter');
  await expect(portrait.getByLabel('Okulary')).toBeVisible();
  await expectPolish(page, names);
  await portrait.getByRole('button', { name: 'Zapisz portret' }).press('Enter');
  await expect(page.getByText('Portret został zapisany.')).toBeVisible();
  await expectPolish(page, names);
  await main
    .getByRole('link', { name: /Uprawnienia$/ })
    .last()
    .press('Enter');

  await step('Uprawnienia');
  await main.getByRole('button', { name: 'Wyślij do sprawdzenia' }).press('Enter');
  await expect(main.getByText('Numer prawa wykonywania zawodu ma od 3 do 8 cyfr, jak na pieczątce')).toBeVisible();
  await expectPolish(page, names);
  await main
    .getByLabel('Numer prawa wykonywania zawodu')
    .fill(String(Math.floor(10_000_000 + Math.random() * 89_999_999)));
  await main.getByLabel('Dokument', { exact: true }).last().setInputFiles(PDF);
  await main.getByRole('button', { name: 'Wyślij do sprawdzenia' }).press('Enter');
  await expect(page.getByText('Dokument wysłany')).toBeVisible();

  await step('Podgląd');
  await expect(main.getByRole('heading', { name: 'Sprawdzamy Twoje prawo wykonywania zawodu' })).toBeVisible();
  await expect(main.getByRole('article')).toContainText('Dermatologia');
  await expectPolish(page, names);
});

test('a veterinarian keeps all parts of the practice in Polish, by keyboard', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const names = [...ownWords(vet), owner.fullName, 'Figa'];
  const visit = await takeSlot(owner, vet, warsawDate(2), '16:00');
  await askToMove(owner, visit, warsawDate(3), '17:00');
  const past = await completedVisit(vet, owner);
  const opinion = {
    appointment_id: past.id,
    client_id: owner.id,
    veterinarian_id: vet.id,
    rating: 4,
    comment: 'Super',
  };
  await owner.db.from('reviews').insert(opinion).throwOnError();
  await signIn(vet);
  const main = page.getByRole('main');
  const index = page.getByRole('navigation', { name: 'Twój profil' });
  const part = async (name: string) => {
    await index.getByRole('link', { name }).press('Enter');
    await expect(main.getByRole('heading', { level: 2 }).filter({ visible: true })).toBeFocused();
  };
  const button = (name: string | RegExp) => main.getByRole('button', { name }).filter({ visible: true });

  await page.goto('/pl/for-vets/manage');
  await expect(page).toHaveTitle('Profil lekarza · Veto');
  await expect(main.getByText('Twój profil jest widoczny')).toBeVisible();
  await expectPolish(page, names);
  await main.getByRole('checkbox', { name: 'Psy' }).press('Space');
  await expect(main.getByText('Zmiany: oferta gabinetu')).toBeVisible();
  await expectPolish(page, names);
  const leaving = await open(page, page.getByRole('banner').getByRole('link', { name: 'Veto, strona główna' }), names);
  await leaving.getByRole('button', { name: 'Zostań i zapisz' }).press('Enter');
  await button('Cofnij').press('Enter');

  await part('Rodzaje wizyt');
  await expectPolish(page, [...names, 'Consultation, 30 min']);
  for (const [name, price] of [
    ['Szczepienie', '90'],
    ['Kontrola', '120'],
  ] as const) {
    const adding = await open(page, button('Dodaj rodzaj wizyty'), names);
    await adding.getByRole('button', { name: 'Zapisz' }).press('Enter');
    await expect(adding.getByText('Wpisz nazwę')).toBeVisible();
    await expectNoEnglish(page, names);
    await adding.getByLabel('Nazwa').fill(name);
    await adding.getByLabel('Cena od').fill(price);
    await adding.getByRole('checkbox', { name: 'Koty' }).press('Space');
    await adding.getByRole('button', { name: 'Zapisz' }).press('Enter');
    await expect(page.getByText('Rodzaj wizyty został zapisany.')).toBeVisible();
  }
  await expectPolish(page, names);
  const row = main.getByRole('row', { name: /^Szczepienie/ });
  const editing = await open(page, button('Edytuj: Szczepienie'), names);
  await editing.getByLabel('Cena od').fill('95');
  await editing.getByRole('button', { name: 'Zapisz' }).press('Enter');
  await expect(row).toContainText('95 zł');
  await expect(editing).toHaveCount(0);
  const again = await open(page, button('Edytuj: Szczepienie'), names);
  const removing = await open(page, again.getByRole('button', { name: 'Usuń ten rodzaj wizyty' }), names);
  await removing.getByRole('button', { name: 'Usuń' }).press('Enter');
  await expect(page.getByText('Rodzaj wizyty został usunięty.')).toBeVisible();
  await expect(row).toHaveCount(0);

  await part('Usługi');
  await button('Szczepienia').press('Enter');
  await button('Zapisz usługi').press('Enter');
  await expect(page.getByText('Usługi zostały zapisane.')).toBeVisible();
  await expectPolish(page, names);

  await part('Godziny pracy');
  await button(/^Poniedziałek/).press('Enter');
  const copying = await open(page, button('Kopiuj godziny: Poniedziałek'), names);
  await copying.getByRole('button', { name: 'Anuluj' }).press('Enter');
  await button('pon.–pt. 12–20').press('Enter');
  await expectPolish(page, names);
  await button('pon.–pt. 9–17').first().press('Enter');
  for (const day of ['Sobota', 'Niedziela'])
    await expect(main.getByRole('group', { name: day })).toContainText('Zamknięte');
  const conflict = await open(page, button('Zapisz godziny pracy'), names);
  await expect(conflict).toContainText('niczego nie odwołuje');
  const moving = await open(page, conflict.getByRole('button', { name: /^Zaproponuj/ }), names);
  await moving.getByRole('button', { name: 'Wróć' }).press('Enter');
  const cancelling = await open(page, conflict.getByRole('button', { name: /^Odwołaj wizytę/ }), names);
  await cancelling.getByRole('button', { name: 'Nie odwołuj' }).press('Enter');
  await conflict.getByRole('button', { name: /^Poproś/ }).press('Enter');
  await expect(page.getByText(/^Zapisano\./)).toBeVisible();
  await expectPolish(page, names);

  await part('Dyżury');
  await button('Każdej nocy').press('Enter');
  await expectPolish(page, names);
  await button('Zapisz godziny dyżurów').press('Enter');
  await expect(page.getByText('Godziny dyżurów zostały zapisane.')).toBeVisible();
  expect((await vet.db.from('emergency_hours').select('weekday').eq('veterinarian_id', vet.id)).data).toHaveLength(7);

  await part('Nieobecność');
  await expectPolish(page, names);

  await part('Profil');
  await expectPolish(page, names);
  await button('Edytuj profil').press('Enter');
  await main.getByLabel('Lata doświadczenia').fill('sto');
  await button('Zapisz').press('Enter');
  await expect(main.getByText('Wpisz pełne lata, od 0 do 80')).toBeVisible();
  await expectPolish(page, names);
  await button('Anuluj').press('Enter');

  await part('Uprawnienia');
  await expectPolish(page, names);
  await part('Wizytówka');
  await expect(main.getByRole('article').filter({ visible: true })).toContainText('Dermatologia');
  await expectPolish(page, names);
  await part('Opinie');
  await expectPolish(page, names);
  const answer = await open(page, button(/^Odpowiedz/), names);
  await answer.getByLabel('Twoja odpowiedź').fill('Do zobaczenia!');
  await answer.getByRole('button', { name: 'Zapisz odpowiedź' }).press('Enter');
  await expect(page.getByText('Odpowiedź została zapisana.')).toBeVisible();
  await expect(button(/^Edytuj odpowiedź/)).toBeVisible();
  await page.goto(`/veterinarian/${vet.id}`);
  const review = page.getByRole('region', { name: 'Reviews' }).getByRole('article');
  for (const said of ['Super', 'Do zobaczenia!']) await expect(review).toContainText(said);
});
