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
  const [visit] = await done(owner.db.from('appointments').select('appointment_date, appointment_time').eq('id', id));
  const day = visit?.appointment_date;
  expect([visit?.appointment_date, visit?.appointment_time]).not.toEqual([warsawDate(3), '08:00:00']);
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
  const asked = owner.db.from('reschedule_requests').select('status').eq('status', 'pending');
  expect(await done(asked)).toHaveLength(1);

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, Cancel' }).click();
  await expect(page.getByText('Appointment Cancelled')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Upcoming (0)' })).toBeVisible();
  await expect(page.getByText('No upcoming appointments')).toBeVisible();
  const free = await done(owner.db.rpc('free_slots', { veterinarian: vet.id, from_date: day, to_date: day }));
  expect(free).toHaveLength(20);
});
