import { warsawDate } from '../../fixtures/accounts.ts';
import { countPresses } from '../../fixtures/presses.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectToast } from '../../fixtures/toasts.ts';
import { takeSlot } from '../../fixtures/visits.ts';

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
