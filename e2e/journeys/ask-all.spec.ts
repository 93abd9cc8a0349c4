import { done, warsawDate } from '../fixtures/accounts.ts';
import { operator } from '../fixtures/operator.ts';
import { countPresses } from '../fixtures/presses.ts';
import { expect, test } from '../fixtures/test.ts';

test('two weeks off with twelve visits inside are five presses, and each owner chooses anew', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, olga, piotr] = await Promise.all([accounts.veterinarian(), accounts.owner(), accounts.owner('Piotr Q')]);
  const visits = await done(
    operator()
      .from('appointments')
      .insert(
        Array.from({ length: 12 }, (_, index) => ({
          veterinarian_id: vet.id,
          client_id: index % 2 ? olga.id : piotr.id,
          appointment_date: warsawDate(2 + index),
          appointment_time: '10:00',
          pet_name: `Pet ${index}`,
          pet_type: 'cat',
          reason_for_visit: 'Check-up',
        })),
      )
      .select('id, client_id'),
  );
  await done(vet.db.from('profiles').update({ clients_may_move: false }).eq('id', vet.id).select('id'));
  await signIn(vet);
  await page.goto('/for-vets/calendar');
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Block time' }).click();
  for (const [label, days] of [
    ['First day', 1],
    ['Last day', 14],
  ] as const) {
    await page.getByLabel(label).click();
    await page.getByLabel(label).fill(warsawDate(days));
  }
  await page.getByRole('button', { name: 'Block this time' }).click();
  const question = page.getByRole('dialog', { name: '12 booked visits are in the way' });
  await expect(question).toContainText('12 clients get a message');
  // Words are typed by the keyboard.
  await question.getByLabel('A word to all of them (optional)').fill('I am away for two weeks.');
  await question.getByRole('button', { name: 'Ask all to choose another time' }).click();
  await expect(page.getByText('Saved. 12 clients are asked to choose another time.')).toBeVisible();
  expect(presses()).toBe(5);
  expect(await done(vet.db.from('time_off').select('starts_on, ends_on'))).toEqual([
    { starts_on: warsawDate(1), ends_on: warsawDate(14) },
  ]);

  const own = visits.find(({ client_id }) => client_id === olga.id)?.id ?? '';
  const owner = await signIn(olga, 'another browser');
  await owner.goto(`/appointments/${own}?move`);
  const dialog = owner.getByRole('dialog', { name: 'Reschedule Appointment' });
  await dialog.getByRole('radio').filter({ visible: true }).last().check({ force: true });
  await dialog.getByRole('button', { name: 'Move now' }).click();
  await expect(owner.getByText('Your visit is moved', { exact: true })).toBeVisible();
  const stored = await done(olga.db.from('appointments').select('id, appointment_date, status, move_wish'));
  expect(stored.filter(({ move_wish }) => move_wish === null).map(({ id }) => id)).toEqual([own]);
  const moved = stored.find(({ id }) => id === own)?.appointment_date ?? '';
  expect(moved < warsawDate(1) || moved > warsawDate(14), `free on ${moved}`).toBe(true);
  expect(stored.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'upcoming'));
});
