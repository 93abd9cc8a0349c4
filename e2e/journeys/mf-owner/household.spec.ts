import { done, warsawDate } from '../../fixtures/accounts.ts';
import { copiedLink } from '../../fixtures/copied-link.ts';
import { expectNoEnglish } from '../../fixtures/english-words.ts';
import { operator } from '../../fixtures/operator.ts';
import { expectPolish } from '../../fixtures/polish-page.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a sitter joins by a link, gives a medicine, is asked before a second dose, and is gone after their day, all in Polish', async ({
  page,
  accounts,
  signIn,
}) => {
  const [owner, sitter] = await Promise.all([accounts.owner(), accounts.owner('Kasia Wilk')]);
  const burek = { owner_id: owner.id, name: 'Burek', type: 'Dog' };
  const { id } = await done(owner.db.from('pets').insert(burek).select('id').single());
  const course = { pet_id: id, name: 'Carprofen', starts_on: warsawDate(-1), interval_hours: 12 };
  await done(owner.db.from('medicines').insert(course).select('id'));

  const names = ['Burek', 'Carprofen', 'Kasia Wilk', /Olga \w+/g];

  await signIn(owner);
  await page.goto(`/pl/pets/${id}?tab=sharing`);
  const inviteSomeone = page.getByRole('button', { name: 'Zaproś kogoś' });
  const withdraw = page.getByRole('button', { name: 'Wycofaj' });
  const invitation = page.getByRole('group', { name: 'Nowe zaproszenie' });
  const dialog = page.getByRole('dialog', { name: 'Zaproś kogoś' });
  const create = async (number: number) => {
    await dialog.getByRole('button', { name: 'Utwórz zaproszenie' }).click();
    await expect(dialog).toBeHidden();
    await expect(withdraw).toHaveCount(number);
  };
  await inviteSomeone.click();
  await dialog.getByRole('button', { name: 'Utwórz zaproszenie' }).click();
  await expect(dialog.getByText('Wybierz ostatni dzień, najwcześniej dzisiejszy')).toBeVisible();
  await expectNoEnglish(page, names);
  await dialog.getByLabel('Ostatni dzień').fill(warsawDate(2));
  await dialog.getByRole('checkbox', { name: 'Zapisywanie leków' }).check();
  await page.reload();
  await expect(dialog.getByRole('checkbox', { name: 'Zapisywanie leków' })).toBeChecked();
  await create(1);
  await expect(invitation).toBeFocused();
  await expectPolish(page, names);
  await withdraw.click();
  await expect(invitation).toBeHidden();
  await expect(inviteSomeone).toBeFocused();
  for (const number of [1, 2]) {
    await inviteSomeone.click();
    await dialog.getByLabel('Ostatni dzień').fill(warsawDate(2));
    await dialog.getByRole('checkbox', { name: 'Zapisywanie leków' }).check();
    await create(number);
  }
  // The older one.
  await withdraw.last().click();
  await expect(withdraw).toHaveCount(1);
  const address = await copiedLink(page, 'Kopiuj link', 'Skopiowano.');
  expect(address).toMatch(/\/pl\/household\/join#[\w-]{43}$/);
  await expect(page.getByRole('img', { name: 'Kod otwierający zaproszenie' })).toBeVisible();

  const sittersPage = await signIn(sitter, 'another browser');
  await sittersPage.goto(address);
  await expect(sittersPage.getByRole('heading', { level: 1 })).toHaveText('Olga prosi Cię o opiekę: Burek');
  await expectPolish(sittersPage, names);
  await sittersPage.getByRole('button', { name: 'Przyjmij' }).click();
  await expect(sittersPage.getByRole('heading', { level: 1, name: 'Burek' })).toBeVisible();
  await sittersPage.getByRole('button', { name: 'Podano lek Carprofen' }).click();
  await expect(sittersPage.getByText(/^Podano o .*, Ty$/)).toBeVisible();
  await expectPolish(sittersPage, names);

  await page.reload();
  await expect(page.getByText('Kasia Wilk')).toBeVisible();
  await page.getByRole('button', { name: 'Podano lek Carprofen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Za wcześnie?' });
  await expect(question).toContainText(/Kasia: podanie leku Carprofen o \d\d:\d\d, mniej niż 12 godzin temu\./);
  await question.getByRole('button', { name: 'Podaj mimo to' }).click();
  await expect(page.getByRole('button', { name: 'Cofnij Ty: podanie leku Carprofen (Burek)' })).toBeVisible();

  await sittersPage.getByRole('banner').getByRole('link', { name: 'Moje zwierzęta' }).click();
  const caredFor = sittersPage.getByRole('region', { name: 'Zwierzęta pod Twoją opieką' });
  await expect(caredFor.getByRole('link', { name: 'Burek' })).toBeVisible();
  await expectPolish(sittersPage, names);
  // Turns the calendar instead of waiting for three days.
  await done(
    operator()
      .from('pet_carers')
      .update({ starts_on: warsawDate(-3), until: warsawDate(-1) })
      .eq('pet_id', id)
      .select('pet_id'),
  );
  await sittersPage.reload();
  await expect(sittersPage.getByText('Nie ma tu jeszcze zwierząt')).toBeVisible();
  await expect(caredFor).toHaveCount(0);
  await sittersPage.goto(`/pl/pets/${id}`);
  await expect(sittersPage).toHaveURL(/\/pl\/pets$/);
});
