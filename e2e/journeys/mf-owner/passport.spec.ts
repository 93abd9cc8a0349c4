import type { Page } from '@playwright/test';
import { done } from '../../fixtures/accounts.ts';
import { copiedLink } from '../../fixtures/copied-link.ts';
import { expectNoEnglish } from '../../fixtures/english-words.ts';
import { expectPolish } from '../../fixtures/polish-page.ts';
import { countPresses } from '../../fixtures/presses.ts';
import { Problems } from '../../fixtures/problems.ts';
import { expect, test } from '../../fixtures/test.ts';

const GONE = 'Ten link nie działa albo już wygasł.';

test('an owner shows a passport by a link, a finder of the lost pet writes, and the link is ended, all in Polish', async ({
  page,
  newVisitor,
  accounts,
  signIn,
}) => {
  const owner = await accounts.owner();
  const names = ['Burek', owner.fullName];
  const { id } = await done(
    owner.db
      .from('pets')
      .insert({
        owner_id: owner.id,
        name: 'Burek',
        type: 'Dog',
        gender: 'Male',
        birthday: '2022-01-15',
        allergies: 'Kurczak',
        microchip_number: '616093900123456',
      })
      .select('id')
      .single(),
  );
  await signIn(owner);
  await page.goto(`/pl/pets/${id}`);
  await page.getByRole('link', { name: 'Paszport' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paszport: Burek' })).toBeVisible();
  const card = page.getByRole('article');
  await expect(card.getByText(/^Pies · Samiec · \d+ (?:lata|lat)/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Podróż po UE' })).toBeVisible();
  await expectPolish(page, names);
  await expect(card.getByText('Kurczak')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Alergie' }).uncheck();
  await expect(card.getByText('Kurczak')).toHaveCount(0);
  await page.getByRole('button', { name: 'Utwórz link' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Nowy link' })).toBeFocused();
  const address = await copiedLink(page, 'Kopiuj link', 'Skopiowano.');
  expect(address).toMatch(/\/pl\/passport#[\w-]{43}$/);
  await expect(card.getByRole('img', { name: 'Kod otwierający paszport: Burek' })).toBeVisible();
  await expect(page.getByText(/^Ważny do .* jeszcze nie otwarto$/)).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Zgłoś zaginięcie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kiedy ostatnio widziano zwierzę (Burek)?' });
  await expectNoEnglish(page, names);
  await dialog.getByLabel('Gdzie?').fill('Park Oliwski');
  await dialog.getByRole('button', { name: 'Zgłoś zaginięcie' }).click();
  await expect(page.getByRole('button', { name: 'Burek: zwierzę się znalazło' })).toBeVisible();
  expect(presses()).toBe(2);
  await expect(page.getByText(/^Działa, dopóki zwierzę się nie znajdzie · jeszcze nie otwarto$/)).toBeVisible();
  await expectPolish(page, names);
  // The link that was just made is the code's on the picture.
  const picture = page.getByRole('img', { name: /^Burek: zwierzę zaginęło .* Ostatnio widziane: Park Oliwski/ });
  await expect(picture).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Zapisz obrazek' }).click();
  expect((await saved).suggestedFilename()).toBe('Burek.png');

  const finder = await newVisitor();
  const finderProblems = new Problems();
  finderProblems.watch(finder);
  await finder.goto(address);
  await expect(finder.getByText('616093900123456')).toBeVisible();
  await expect(finder.getByText(/^Burek: zwierzę zaginęło .* Ostatnio widziane: Park Oliwski\.$/)).toBeVisible();
  await expect(finder.getByRole('main')).not.toContainText(new RegExp(`Kurczak|${owner.fullName}|${owner.email}`));
  await finder.emulateMedia({ media: 'print' });
  await expectNoEnglish(finder, names);
  await finder.emulateMedia({ media: 'screen' });
  await finder.getByRole('button', { name: 'Napisz do opiekuna' }).click();
  await expect(finder.getByText('Napisz, gdzie jest zwierzę')).toBeVisible();
  await expectPolish(finder, names);
  await finder.getByLabel(/^Wiadomość/).fill('Jest u mnie w ogrodzie.');
  await finder.getByLabel('Jak opiekun może się z Tobą skontaktować').fill('600 100 200');
  const drafts = () => finder.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('form_draft')));
  await expect.poll(drafts).toHaveLength(1);
  await finder.getByRole('button', { name: 'Napisz do opiekuna' }).click();
  await expect(finder.getByText('Dziękujemy. Opiekun (Burek) dostanie Twoją wiadomość.')).toBeVisible();
  await expect.poll(drafts).toEqual([]);
  await expectPolish(finder, names);

  await page.reload();
  await expect(page.getByText('Jest u mnie w ogrodzie.')).toBeVisible();
  await expect(page.getByText('Kontakt: 600 100 200')).toBeVisible();
  await expect(page.getByText(/^Działa, dopóki zwierzę się nie znajdzie · otwarto raz, /)).toBeVisible();
  await page.getByRole('button', { name: 'Unieważnij' }).click();
  await expect(page.getByText(/^Unieważniono/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Linki' })).toBeFocused();
  await page.getByRole('button', { name: 'Utwórz link' }).click();
  await expect(printedCode(page)).toBeVisible();
  await page.getByRole('button', { name: 'Utwórz link' }).click();
  const revoke = page.getByRole('button', { name: 'Unieważnij' });
  await expect(revoke).toHaveCount(2);
  await revoke.first().click();
  await expect(page.getByRole('group', { name: 'Nowy link' })).toHaveCount(0);
  // The other link's.
  await expect(revoke).toBeFocused();
  await expect(printedCode(page)).toHaveCount(0);
  await finder.reload();
  await expect(finder.getByText(GONE)).toBeVisible();
  expect(finderProblems.unexpected()).toEqual([]);
});

/** The code, as somebody who prints the page would find it. */
const printedCode = (page: Page) =>
  page.getByRole('img', { name: /^(?:Code that opens the passport of|Kod otwierający paszport:) Burek$/ });

async function expectAlone(page: Page) {
  await page.emulateMedia({ media: 'print' });
  for (const chrome of ['banner', 'contentinfo'] as const) await expect(page.getByRole(chrome)).toBeHidden();
  // Two sheets do not share it.
  await expect(page.getByRole('article')).toHaveCSS('break-inside', 'avoid');
}

test('a printed passport has its code, and nothing of the site around it', async ({
  page,
  newVisitor,
  accounts,
  signIn,
}) => {
  const owner = await accounts.owner();
  const pet = { owner_id: owner.id, name: 'Burek', type: 'Dog' };
  const { id } = await done(owner.db.from('pets').insert(pet).select('id').single());
  const secret = await done(owner.db.rpc('create_passport_link', { pet: id, shows: [], hours: 1 }));
  await signIn(owner);
  await page.goto(`/pets/${id}/passport`);
  await page.evaluate(() => {
    globalThis.print = () =>
      document.documentElement.setAttribute('data-printed', String(!!document.querySelector('article svg[role=img]')));
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true');
  await expect(page.getByText(/^Expires .* not opened yet$/)).toHaveCount(2);
  await expectAlone(page);
  await expect(printedCode(page)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);

  const finder = await newVisitor();
  await finder.goto(`/passport#${secret}`);
  await expect(finder.getByRole('heading', { level: 1, name: 'Burek' })).toBeVisible();
  await expect(printedCode(finder)).toBeHidden();
  await expectAlone(finder);
  await expect(printedCode(finder)).toBeVisible();
});
