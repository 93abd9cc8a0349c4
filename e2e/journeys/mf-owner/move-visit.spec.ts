import { done, warsawDate } from '../../fixtures/accounts.ts';
import { countPresses } from '../../fixtures/presses.ts';
import { expect, test } from '../../fixtures/test.ts';
import { takeSlot } from '../../fixtures/visits.ts';

test('an owner moves a visit in three presses, until the vet wants to be asked; a visit that is cancelled is free again', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const { id } = await takeSlot(owner, vet, warsawDate(3), '08:00');
  await signIn(owner);
  await page.goto('/appointments');
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Reschedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reschedule Appointment' });
  await dialog.getByRole('radio').filter({ visible: true }).last().check({ force: true });
  await dialog.getByRole('button', { name: 'Move now' }).click();
  await expect(page.getByText('Your visit is moved', { exact: true })).toBeVisible();
  expect(presses()).toBe(3);
  const columns = 'slot_date:appointment_date, slot_time:appointment_time';
  const moved = await done(owner.db.from('appointments').select(columns).eq('id', id));
  expect(moved).not.toEqual([{ slot_date: warsawDate(3), slot_time: '08:00:00' }]);
  expect(await done(vet.db.from('notifications').select('kind').eq('kind', 'moved'))).toHaveLength(1);

  const practice = await signIn(vet, 'another browser');
  await practice.goto('/for-vets/manage');
  const setting = practice.getByRole('checkbox', { name: 'Clients may move their visits to free times' });
  await expect(setting).toBeChecked();
  await setting.uncheck({ force: true });
  await practice.locator('form').filter({ has: setting }).getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => done(vet.db.from('profiles').select('clients_may_move').eq('id', vet.id).single()))
    .toEqual({ clients_may_move: false });

  await page.reload();
  await page.getByRole('button', { name: 'Reschedule' }).click();
  await expect(dialog.getByRole('button', { name: 'Move now' })).toHaveCount(0);
  await dialog.getByRole('radio').filter({ visible: true }).last().check({ force: true });
  await dialog.getByRole('button', { name: 'Request reschedule' }).click();
  await expect(page.getByText('Reschedule Request Sent')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upcoming (1)' })).toBeVisible();
  const asked = owner.db.from('reschedule_requests').select('slot_date:proposed_date, slot_time:proposed_time');
  const proposed = await done(asked.eq('status', 'pending'));
  const held = [...moved, ...proposed].map((slot) => JSON.stringify(slot));
  expect(new Set(held).size).toBe(2);
  const days = { veterinarian: vet.id, from_date: warsawDate(), to_date: warsawDate(42) };
  const freeAgain = async () =>
    (await done(owner.db.rpc('free_slots', days))).filter((slot: object) => held.includes(JSON.stringify(slot)));
  expect(await freeAgain()).toEqual([]);

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText('Appointment Cancelled')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upcoming (0)' })).toBeVisible();
  await expect(page.getByText('No upcoming appointments')).toBeVisible();
  expect(await freeAgain()).toHaveLength(2);
});
