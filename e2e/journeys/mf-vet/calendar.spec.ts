import { warsawDate } from '../../fixtures/accounts.ts';
import { countPresses } from '../../fixtures/presses.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { takeSlot } from '../../fixtures/visits.ts';

test('the calendar by keyboard: book for a client on the phone, block two hours, and take them back', async ({
  page,
  accounts,
  signIn,
}) => {
  const vet = await accounts.veterinarian();
  await signIn(vet);
  await page.goto('/for-vets/calendar');
  // Until the week has come, a skeleton without a stop stands in its place.
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('button', { name: 'Next week' }).focus();
  await page.keyboard.press('Enter');
  // Past 'Book by phone', 'Block time' and the menu, the grid is one stop.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  for (let half = 0; half < 4; half += 1) await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Monday, .* 10:00 AM: open$/);
  await page.keyboard.press('Enter');
  const call = page.getByRole('dialog', { name: 'Book a visit by phone' });
  await expect(call.getByLabel('Time')).toHaveValue('10:00');
  await call.getByLabel('Who is calling').fill('Anna Lis');
  await page.keyboard.press('Enter');
  await expect(call.getByText("Please enter the pet's name")).toBeVisible();
  await call.getByLabel('Phone number').fill('600 100 200');
  await call.getByLabel("Pet's name").fill('Mruczek');
  await call.getByLabel('Kind of animal').selectOption('Cat');
  await page.keyboard.press('Escape');
  await expect(call).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(call.getByLabel("Pet's name")).toHaveValue('Mruczek');
  await call.getByRole('button', { name: 'Book visit' }).click();
  await expectToast(page, 'Success', 'The visit for Mruczek has been booked.');
  await page.getByRole('gridcell', { name: /^Monday, .* 10:00 AM: Mruczek, Cat, Anna Lis, by phone$/ }).focus();
  await page.keyboard.press('Enter');
  const visit = page.getByRole('dialog', { name: /^Mruczek, / });
  await expect(visit.getByRole('link', { name: 'Call Anna Lis' })).toHaveAttribute('href', 'tel:+48600100200');
  await visit.getByRole('button', { name: 'Cancel: Anna Lis' }).click();
  const why = page.getByRole('dialog', { name: 'Cancel the visit of Mruczek?' });
  await why.getByLabel('Reason').selectOption('The owner asked for it');
  await why.getByRole('button', { name: 'Cancel visit' }).click();
  await expectToast(page, 'Success', 'Appointment status updated successfully.');
  await page.getByRole('gridcell', { name: /^Monday, .* 10:00 AM: open$/ }).focus();
  await page.keyboard.press('Enter');
  await call.getByRole('button', { name: 'Block this time instead' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block time' });
  await expect(dialog.getByLabel('From')).toHaveValue('10:00');
  await dialog.getByLabel('Until').fill('12:00');
  await dialog.getByLabel('Reason').fill('Dentist');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Success', 'Your time off has been saved.');
  const blocked = page.getByRole('gridcell', { name: /^Monday, .* 11:30 AM: still time off, Dentist$/ });
  await expect(blocked).toBeVisible();
  await blocked.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove this time off?' });
  await question.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('gridcell', { name: /^Monday, .* 11:30 AM: open$/ })).toBeVisible();
});

test('a client who telephones is found by name and by number, and booked in four presses', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await takeSlot(owner, vet, warsawDate(2), '10:00');
  await signIn(vet);
  await page.goto('/for-vets/calendar');
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Book by phone' }).click();
  const call = page.getByRole('dialog', { name: 'Book a visit by phone' });
  await call.getByLabel('Who is calling').fill(owner.fullName);
  await call.getByRole('button', { name: new RegExp(`^${owner.fullName}`) }).click();
  await expect(call.getByRole('checkbox', { name: 'Figa' })).toBeChecked();
  await call.getByRole('button', { name: /^Next open: / }).click();
  await expect(call.getByLabel('Time')).not.toHaveValue('');
  await call.getByRole('button', { name: 'Book visit' }).click();
  await expectToast(page, 'Success', 'The visit for Figa has been booked. We have told the client.');
  // The dialog opens with the focus on the name.
  expect(presses()).toBe(4);
  const { data } = await owner.db.from('notifications').select('kind, about->>person');
  expect(data).toEqual([{ kind: 'booked', person: vet.fullName }]);
});

test('a calendar program reads the visits by a link, until it is revoked', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await takeSlot(owner, vet, warsawDate(2), '10:00');
  await signIn(vet);
  await page.goto('/for-vets/calendar');
  await page.getByRole('button', { name: 'More for the calendar' }).click();
  await page.getByRole('menuitem', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to your calendar' });
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  const link = await dialog.getByLabel('Link of your calendar').inputValue();
  const calendar = await page.request.get(link);
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const file = await calendar.text();
  expect(file).toContain(`DTSTART;TZID=Europe/Warsaw:${warsawDate(2).replaceAll('-', '')}T100000`);
  expect(file).toContain('SUMMARY:Visit');
  expect(file).not.toMatch(/Figa|Check-up/);
  await dialog.getByRole('button', { name: 'Revoke the link' }).click();
  await expectToast(page, 'Success', 'The link has been revoked. Calendars that use it are no longer updated.');
  await expect(dialog.getByText('There is no link yet.')).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(404);
});

/** The width of A4 between its margins; narrower than a tablet. */
const PAPER = { width: 718, height: 1000 };

test('a week and a day are printed, each on one sheet', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await takeSlot(owner, vet, warsawDate(2), '10:00');
  await signIn(vet);
  await page.goto(`/for-vets/calendar?week=${warsawDate(2)}`);
  const visit = page.getByRole('gridcell', { name: /10:00 AM: Figa, / });
  // So that its day is the chosen one.
  await visit.click();
  const dialog = page.getByRole('dialog', { name: /^Figa, / });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  await expect(visit).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(visit.getByText(owner.fullName)).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'More for the calendar' }).click();
  await page.getByRole('menuitem', { name: /^Print [A-Z][a-z]+day, / }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader')).toHaveCount(1);
  await expect(visit.getByText(owner.fullName)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const sheet = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(sheet).toBeLessThanOrEqual(PAPER.height);

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PAPER.height);
});
