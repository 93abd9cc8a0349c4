import { done, warsawDate } from '../../fixtures/accounts.ts';
import { copiedLink } from '../../fixtures/copied-link.ts';
import { operator } from '../../fixtures/operator.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a sitter joins by a link, gives a medicine, is asked before a second dose, and is gone after their day', async ({
  page,
  accounts,
  signIn,
}) => {
  const [owner, sitter] = await Promise.all([accounts.owner(), accounts.owner('Kasia Wilk')]);
  const burek = { owner_id: owner.id, name: 'Burek', type: 'Dog' };
  const { id } = await done(owner.db.from('pets').insert(burek).select('id').single());
  const course = { pet_id: id, name: 'Carprofen', starts_on: warsawDate(-1), interval_hours: 12 };
  await done(owner.db.from('medicines').insert(course).select('id'));

  await signIn(owner);
  await page.goto(`/pets/${id}?tab=sharing`);
  const inviteSomeone = page.getByRole('button', { name: 'Invite someone' });
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  const invitation = page.getByRole('group', { name: 'The new invitation' });
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  const create = async (number: number) => {
    await dialog.getByRole('button', { name: 'Create the invitation' }).click();
    await expect(dialog).toBeHidden();
    await expect(withdraw).toHaveCount(number);
  };
  await inviteSomeone.click();
  await dialog.getByLabel('Last day').fill(warsawDate(2));
  await dialog.getByRole('checkbox', { name: 'Record medicines' }).check();
  await page.reload();
  await expect(dialog.getByRole('checkbox', { name: 'Record medicines' })).toBeChecked();
  await create(1);
  await expect(invitation).toBeVisible();
  await withdraw.click();
  await expect(invitation).toBeHidden();
  await expect(inviteSomeone).toBeFocused();
  for (const number of [1, 2]) {
    await inviteSomeone.click();
    await dialog.getByLabel('Last day').fill(warsawDate(2));
    await dialog.getByRole('checkbox', { name: 'Record medicines' }).check();
    await create(number);
  }
  // The older one.
  await withdraw.last().click();
  await expect(withdraw).toHaveCount(1);
  const address = await copiedLink(page);
  expect(address).toMatch(/\/household\/join#[\w-]{43}$/);
  await expect(page.getByRole('img', { name: 'Code that opens the invitation' })).toBeVisible();

  const sittersPage = await signIn(sitter, 'another browser');
  await sittersPage.goto(address);
  await expect(sittersPage.getByRole('heading', { level: 1 })).toContainText('asks you to care for Burek');
  await sittersPage.getByRole('button', { name: 'Accept' }).click();
  await expect(sittersPage.getByRole('heading', { level: 1, name: 'Burek' })).toBeVisible();
  await sittersPage.getByRole('button', { name: 'Gave medicine Carprofen' }).click();
  await expect(sittersPage.getByText(/^Given at .* by you$/)).toBeVisible();

  await page.reload();
  await expect(page.getByText('Kasia Wilk')).toBeVisible();
  await page.getByRole('button', { name: 'Gave medicine Carprofen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Too soon?' });
  await expect(question).toContainText(/Kasia gave Carprofen at \d\d:\d\d, less than 12 hours ago\./);
  await question.getByRole('button', { name: 'Give it anyway' }).click();
  await expect(page.getByRole('button', { name: 'Undo You gave Burek Carprofen' })).toBeVisible();

  await sittersPage.getByRole('banner').getByRole('link', { name: 'My Pets' }).click();
  await expect(
    sittersPage.getByRole('region', { name: 'You care for' }).getByRole('link', { name: 'Burek' }),
  ).toBeVisible();
  // Turns the calendar instead of waiting for three days.
  await done(
    operator()
      .from('pet_carers')
      .update({ starts_on: warsawDate(-3), until: warsawDate(-1) })
      .eq('pet_id', id)
      .select('pet_id'),
  );
  await sittersPage.reload();
  await expect(sittersPage.getByText('No pets added yet')).toBeVisible();
  await expect(sittersPage.getByRole('region', { name: 'You care for' })).toHaveCount(0);
  await sittersPage.goto(`/pets/${id}`);
  await expect(sittersPage).toHaveURL(/\/pets$/);
});
