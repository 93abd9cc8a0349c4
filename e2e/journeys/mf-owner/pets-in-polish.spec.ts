import type { Locator, Page } from '@playwright/test';
import { type Account, done, warsawDate } from '../../fixtures/accounts.ts';
import { expectNoEnglish } from '../../fixtures/english-words.ts';
import { expectPolish } from '../../fixtures/polish-page.ts';
import { expect, test } from '../../fixtures/test.ts';

// A window of 1280 pixels at 200 %.
test.use({ viewport: { width: 640, height: 720 } });

const RIGHTS = { may_book: true, may_message: true, may_read_record: true, may_record_medicines: true };

async function petOf(owner: Account): Promise<string> {
  const pet = { owner_id: owner.id, name: 'Burek', type: 'Dog', gender: 'Male', birthday: '2022-01-15', weight: 18.5 };
  const { id } = await done(owner.db.from('pets').insert(pet).select('id').single());
  const today = warsawDate();
  const vaccination = { pet_id: id, product: 'Rabisin', given_on: warsawDate(-40), next_due_on: warsawDate(20) };
  const medicine = { pet_id: id, name: 'Carprofen', dose: '2 ×', starts_on: today, interval_hours: 12 };
  await done(owner.db.from('vaccinations').insert(vaccination).select('id'));
  await done(owner.db.from('medicines').insert(medicine).select('id'));
  for (const [days, kilograms] of [
    [-90, 17.2],
    [-1, 18.5],
  ])
    await done(
      owner.db
        .from('weights')
        .insert({ pet_id: id, weighed_on: warsawDate(days), kilograms })
        .select('id'),
    );
  return id;
}

/** Presses a button that opens a dialog, and one in it. */
async function lookInto(page: Page, button: string | RegExp, leave: string) {
  await page.getByRole('button', { name: button, exact: true }).first().press('Enter');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  await expectNoEnglish(page, NAMES);
  await dialog.getByRole('button', { name: leave, exact: true }).first().press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Opens a menu and takes an item of it, by arrow keys. */
async function choose(page: Page, menu: Locator, item: string) {
  await menu.press('Enter');
  const wanted = page.getByRole('menuitem', { name: item, exact: true });
  await expect(wanted).toBeVisible();
  await expectNoEnglish(page, NAMES);
  const before = await page
    .getByRole('menuitem')
    .evaluateAll((items, name) => items.findIndex((one) => one.textContent === name), item);
  await expect(page.getByRole('menuitem').first()).toHaveAttribute('data-highlighted', '');
  for (let down = 0; down < before; down++) await page.keyboard.press('ArrowDown');
  await expect(wanted).toHaveAttribute('data-highlighted', '');
  await page.keyboard.press('Enter');
}

const NAMES = ['Burek', 'Rabisin', 'Carprofen', 'Nobivac Rabies', /Olga \w+/g];

test('an owner who only reads Polish adds a pet with the keyboard', async ({ page, signInOwner }) => {
  await signInOwner();
  await page.goto('/pl/pets');
  await expect(page.getByRole('heading', { level: 1, name: 'Twoje zwierzęta' })).toBeVisible();
  await expectPolish(page, NAMES);
  await page.getByRole('button', { name: 'Czytaj dalej: Zasady żywienia' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('pełnoporcjowa');
  await expectNoEnglish(page, NAMES);
  await page.getByRole('button', { name: 'Zamknij' }).press('Enter');

  await page.getByRole('button', { name: 'Dodaj zwierzę' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Dodaj zwierzę' });
  const add = dialog.getByRole('button', { name: 'Dodaj', exact: true });
  await dialog.getByLabel('Numer mikroczipa').fill('12345');
  await dialog.getByLabel('Data urodzenia').fill('2099-01-01');
  await dialog.getByLabel('Adres zdjęcia').fill('zdjęcie');
  await add.press('Enter');
  await expect(dialog.getByText('Numer mikroczipa ma 15 cyfr. Liczba wpisanych cyfr: 5')).toBeVisible();
  await expectNoEnglish(page, NAMES);
  await dialog.getByLabel('Imię').fill('Burek');
  await dialog.getByLabel('Gatunek').selectOption('Pies');
  await dialog.getByLabel('Numer mikroczipa').fill('616093900123456');
  await dialog.getByLabel('Data urodzenia').fill('2022-01-15');
  await dialog.getByLabel('Adres zdjęcia').fill('');
  await dialog.getByLabel('Waga').fill('450');
  await add.press('Enter');
  await expect(dialog.getByText('Waga 450 kg, gatunek: pies? Jeśli tak, naciśnij jeszcze raz.')).toBeVisible();
  await expectNoEnglish(page, NAMES);
  await add.press('Enter');
  await expect(page.getByText('Burek: dodano do Twoich zwierząt!')).toBeVisible();
  await expectPolish(page, NAMES);
  await page.getByRole('link', { name: 'Szczegóły (Burek)' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Burek' })).toBeVisible();
  await expect(page).toHaveURL(/\/pl\/pets\//);
  await expectPolish(page, NAMES);
});

test('the page of a pet is in Polish, with its tabs, forms and dialogs', async ({ page, accounts, signIn }) => {
  const owner = await accounts.owner();
  const id = await petOf(owner);
  await signIn(owner);
  await page.goto(`/pl/pets/${id}`);
  await expect(page.getByText('18,5 kg').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Historia: Burek' })).toBeVisible();
  await expectPolish(page, NAMES);
  for (const kind of ['Szczepienie', 'Waga', 'Lek', 'Dokument']) {
    await choose(page, page.getByRole('button', { name: 'Dodaj', exact: true }), kind);
    const save = page.getByRole('button', { name: 'Zapisz', exact: true });
    if (kind !== 'Dokument') await save.press('Enter');
    await expectNoEnglish(page, NAMES);
    await page.getByRole('button', { name: 'Anuluj', exact: true }).press('Enter');
  }
  await lookInto(page, 'Edytuj dane', 'Anuluj');
  await lookInto(page, /^Usuń: Rabisin, \d/, 'Zostaw');
  for (const [item, leave] of [
    ['Burek nie żyje', 'Nie teraz'],
    ['Usuń: Burek', 'Zostaw: Burek'],
  ] as const) {
    await choose(page, page.getByRole('button', { name: 'Więcej: Burek' }), item);
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNoEnglish(page, NAMES);
    await page.getByRole('button', { name: leave }).press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
  for (const filter of ['Wizyty', 'Szczepienia', 'Waga', 'Leki', 'Dokumenty']) {
    await page.getByRole('group', { name: 'Pokaż' }).getByRole('button', { name: filter }).press('Enter');
    await expectNoEnglish(page, NAMES);
  }
  for (const tab of ['Wizyty', 'Dokumenty', 'Udostępnianie']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectPolish(page, NAMES);
  }
  await page.getByRole('button', { name: 'Karmienie' }).press('Enter');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Ty: karmienie (Burek)' })).toBeVisible();
  for (let dose = 0; dose < 2; dose++) {
    await page.getByRole('button', { name: 'Podano lek Carprofen' }).press('Enter');
    await expect(page.getByText(/^Podano o .*, Ty$/)).toBeVisible();
  }
  await expect(page.getByRole('alertdialog', { name: 'Za wcześnie?' })).toBeVisible();
  await expectNoEnglish(page, NAMES);
  await page.getByRole('button', { name: 'Nie podawaj' }).press('Enter');
  await page.getByRole('button', { name: 'Notatka' }).press('Enter');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).press('Enter');
  await expect(page.getByText('Wpisz notatkę')).toBeVisible();
  await expectNoEnglish(page, NAMES);
});

test('a household is in Polish for its owner and for a carer', async ({ page, accounts, signIn }) => {
  const [owner, carer] = await Promise.all([accounts.owner(), accounts.owner()]);
  const id = await petOf(owner);
  const secret = await done(owner.db.rpc('invite_to_household', { pets: [id], role: 'carer', ...RIGHTS }));
  await done(carer.db.rpc('accept_household_invitation', { secret }));
  const carersPage = await signIn(carer, 'another browser');
  await carersPage.setViewportSize({ width: 640, height: 720 });
  await carersPage.goto(`/pl/pets/${id}`);
  await expect(carersPage.getByText('Opiekun · Burek, główny opiekun: Olga')).toBeVisible();
  await expectPolish(carersPage, NAMES);
  await lookInto(carersPage, 'Zrezygnuj z opieki', 'Zostań');

  await signIn(owner);
  await page.goto('/pl/household');
  await expect(page.getByRole('heading', { level: 1, name: 'Domownicy' })).toBeVisible();
  await expectPolish(page, NAMES);
  await page.goto(`/pl/pets/${id}?tab=sharing`);
  const more = page.getByRole('button', { name: `Więcej: ${carer.fullName}` });
  for (const [item, leave] of [
    ['Zmień rolę i uprawnienia', 'Anuluj'],
    ['Przekaż: Burek', 'Zostaw: Burek'],
    [`Usuń: ${carer.fullName}`, `Zostaw: ${carer.fullName}`],
  ] as const) {
    await choose(page, more, item);
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await expect(dialog).toBeVisible();
    await expectNoEnglish(page, NAMES);
    await dialog.getByRole('button', { name: leave, exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
  }
});
