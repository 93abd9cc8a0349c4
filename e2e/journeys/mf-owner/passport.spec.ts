import type { Page } from '@playwright/test';
import { done } from '../../fixtures/accounts.ts';
import { copiedLink } from '../../fixtures/copied-link.ts';
import { countPresses } from '../../fixtures/presses.ts';
import { Problems } from '../../fixtures/problems.ts';
import { expect, test } from '../../fixtures/test.ts';

const GONE = 'This link does not work, or no longer works.';

test('an owner shows a passport by a link, a finder of the lost pet writes, and the link is ended', async ({
  page,
  newVisitor,
  accounts,
  signIn,
}) => {
  const owner = await accounts.owner();
  const { id } = await done(
    owner.db
      .from('pets')
      .insert({
        owner_id: owner.id,
        name: 'Burek',
        type: 'Dog',
        allergies: 'Chicken',
        microchip_number: '616093900123456',
      })
      .select('id')
      .single(),
  );
  await signIn(owner);
  await page.goto(`/pets/${id}`);
  await page.getByRole('link', { name: 'Passport' }).click();
  const card = page.getByRole('article');
  await expect(card.getByText('Chicken')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Allergies' }).uncheck();
  await expect(card.getByText('Chicken')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create a link' }).click();
  const address = await copiedLink(page);
  expect(address).toMatch(/\/passport#[\w-]{43}$/);
  await expect(card.getByRole('img', { name: 'Code that opens the passport of Burek' })).toBeVisible();
  await expect(page.getByText(/^Expires .* not opened yet$/)).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Report as lost' }).click();
  const dialog = page.getByRole('dialog', { name: 'When did you last see Burek?' });
  await dialog.getByLabel('Where?').fill('Park Oliwski, by the pond');
  await dialog.getByRole('button', { name: 'Report as lost' }).click();
  await expect(page.getByRole('button', { name: 'Burek is back' })).toBeVisible();
  expect(presses()).toBe(2);
  await expect(page.getByText(/^Works until your pet is found · not opened yet$/)).toBeVisible();
  // The link that was just made is the code's on the picture.
  const picture = page.getByRole('img', { name: /^Burek has been missing since .* Last seen: Park Oliwski/ });
  await expect(picture).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save the picture' }).click();
  expect((await saved).suggestedFilename()).toBe('Burek.png');

  const finder = await newVisitor();
  const finderProblems = new Problems();
  finderProblems.watch(finder);
  await finder.goto(address);
  await expect(finder.getByText('616093900123456')).toBeVisible();
  await expect(
    finder.getByText(/^Burek has been missing since .* Last seen: Park Oliwski, by the pond\.$/),
  ).toBeVisible();
  await expect(finder.getByRole('main')).not.toContainText(new RegExp(`Chicken|${owner.fullName}|${owner.email}`));
  await finder.getByLabel(/^Message/).fill('He is in our garden.');
  await finder.getByLabel('How the owner can reach you').fill('600 100 200');
  const drafts = () => finder.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('form_draft')));
  await expect.poll(drafts).toHaveLength(1);
  await finder.getByRole('button', { name: 'Message the owner' }).click();
  await expect(finder.getByText('Thank you. Your message is on its way to the owner of Burek.')).toBeVisible();
  await expect.poll(drafts).toEqual([]);

  await page.reload();
  await expect(page.getByText('He is in our garden.')).toBeVisible();
  await expect(page.getByText('Contact: 600 100 200')).toBeVisible();
  await expect(page.getByText(/^Works until your pet is found · opened once, last /)).toBeVisible();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText(/^Revoked/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Links' })).toBeFocused();
  await page.getByRole('button', { name: 'Create a link' }).click();
  await expect(printedCode(page)).toBeVisible();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const revoke = page.getByRole('button', { name: 'Revoke' });
  await expect(revoke).toHaveCount(2);
  await revoke.first().click();
  await expect(page.getByRole('group', { name: 'The new link' })).toHaveCount(0);
  // The other link's.
  await expect(revoke).toBeFocused();
  await expect(printedCode(page)).toHaveCount(0);
  await finder.reload();
  await expect(finder.getByText(GONE)).toBeVisible();
  expect(finderProblems.unexpected()).toEqual([]);
});

/** The code, as somebody who prints the page would find it. */
const printedCode = (page: Page) => page.getByRole('img', { name: 'Code that opens the passport of Burek' });

async function expectAlone(page: Page) {
  await page.emulateMedia({ media: 'print' });
  for (const chrome of ['banner', 'contentinfo'] as const) await expect(page.getByRole(chrome)).toBeHidden();
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
