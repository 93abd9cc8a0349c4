import type { Page } from '@playwright/test';
import { type Account, done, type VeterinarianAccount, warsawDate } from '../fixtures/accounts.ts';
import { sheetOf } from '../fixtures/booking-dialog.ts';
import { operator } from '../fixtures/operator.ts';
import { countPresses } from '../fixtures/presses.ts';
import { expect, test } from '../fixtures/test.ts';
import { completedVisit, letVisitsBegin, takeSlot } from '../fixtures/visits.ts';

async function givePet(owner: Account, type = 'Cat'): Promise<{ id: string }> {
  return done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Mruczka', type }).select('id').single());
}

const saveVet = (owner: Account, vet: VeterinarianAccount) =>
  done(
    owner.db
      .from('saved_veterinarians')
      .insert({ owner_id: owner.id, veterinarian_id: vet.id })
      .select('veterinarian_id'),
  );

const timesOf = (page: Page, vet: VeterinarianAccount) =>
  page.getByRole('link', { name: new RegExp(`^Dr. ${vet.fullName}, .* at \\d\\d:\\d\\d$`) });

test('from a pet to a visit are three presses, and once more to the same vet two', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await Promise.all([givePet(owner), saveVet(owner, vet)]);
  await signIn(owner);
  const presses = await countPresses(page);
  await page.goto('/pets');
  await page.getByRole('link', { name: /^Book Visit/ }).click();
  await timesOf(page, vet).first().click();
  await sheetOf(page).getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  expect(presses()).toBe(3);
  const [visit] = await done(owner.db.from('appointments').select('id, pet_name'));
  expect(visit?.pet_name).toBe('Mruczka');

  await done(
    vet.db.from('appointments').update({ status: 'cancelled', cancel_reason: 'I am ill' }).eq('id', visit?.id).select(),
  );
  await page.goto('/appointments?tab=past');
  await page.getByRole('link', { name: /^Book again/ }).click();
  await sheetOf(page).getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  expect(presses()).toBe(3 + 2);
  expect(await done(owner.db.from('appointments').select('pet_name'))).toHaveLength(2);
});

test('a wish in words becomes a visit in four presses: which animal, when, where and for how much', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const asked = { name: 'Check-up', minutes: 30, price_from: 90, price_to: 90, treats: [], visits: 'any' };
  await done(
    vet.db
      .from('visit_types')
      .insert({ ...asked, veterinarian_id: vet.id, booked_by: 'everybody', position: 0 })
      .select('id'),
  );
  await done(
    vet.db
      .from('profiles')
      .update({ pet_types: ['Rabbits'] })
      .eq('id', vet.id)
      .select('id'),
  );
  await givePet(owner, 'Rabbit');
  await signIn(owner);
  await page.goto('/');
  const presses = await countPresses(page);
  await page.getByPlaceholder('Search for veterinarians or specialties...').click();
  await page.keyboard.type(`rabbit tomorrow afternoon Gdynia under 120 zł ${vet.fullName}`);
  await page.getByRole('button', { name: 'Search' }).click();
  await timesOf(page, vet).first().click();
  const sheet = sheetOf(page);
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  expect(presses()).toBe(4);
  const [visit] = await done(owner.db.from('appointments').select('pet_name, appointment_date, appointment_time'));
  expect(visit).toMatchObject({ pet_name: 'Mruczka', appointment_date: warsawDate(1) });
  expect(visit?.appointment_time >= '12:00:00', visit?.appointment_time).toBe(true);
});

test('from a row to a visit are two presses; a late time of a day is three away, from the dashboard as many as from a search', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  await Promise.all([givePet(owner), saveVet(owner, vet)]);
  await signIn(owner);
  const search = `/doctors?text=${encodeURIComponent(vet.fullName)}`;
  const sheet = sheetOf(page);
  await page.goto(search);
  const presses = await countPresses(page);
  await timesOf(page, vet).first().click();
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  expect(presses()).toBe(2);
  expect(await done(owner.db.from('appointments').select('pet_name, reason_for_visit'))).toEqual([
    { pet_name: 'Mruczka', reason_for_visit: 'Skin' },
  ]);

  await page.goto(search);
  await page
    .getByRole('link', { name: /more/ })
    .filter({ hasText: /^\+\d+ more$/ })
    .last()
    .click();
  await sheet.getByRole('radio', { name: '17:30' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  expect(presses()).toBe(2 + 3);
  expect(await done(owner.db.from('appointments').select('appointment_time'))).toContainEqual({
    appointment_time: '17:30:00',
  });

  await page.goto('/dashboard');
  const before = presses();
  await page.getByRole('main').getByRole('link', { name: 'Book Appointment' }).first().click();
  await timesOf(page, vet).first().click();
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  expect(presses() - before).toBe(3);
});

test('a visit without a pet is connected in one press', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const [{ id }, pet] = await Promise.all([takeSlot(owner, vet, warsawDate(2), '10:00'), givePet(owner)]);
  await done(operator().from('appointments').update({ pet_id: null }).eq('id', id).select('id'));
  await signIn(owner);
  await page.goto(`/appointments/${id}`);
  const presses = await countPresses(page);
  await page
    .getByRole('region', { name: 'Which of your pets is this?' })
    .getByRole('button', { name: 'Mruczka' })
    .click();
  await expect.poll(() => done(owner.db.from('appointments').select('pet_id'))).toEqual([{ pet_id: pet.id }]);
  expect(presses()).toBe(1);
});

test('an owner moves a visit in three presses', async ({ page, accounts, signIn }) => {
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
  const [moved] = await done(owner.db.from('appointments').select('appointment_date, appointment_time').eq('id', id));
  expect(moved).not.toEqual({ appointment_date: warsawDate(3), appointment_time: '08:00:00' });
});

test('a vet finishes a visit in two presses, blocks a day in three, and reminds of vaccinations in one', async ({
  page,
  accounts,
  signIn,
}) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian(), accounts.owner()]);
  const pet = await givePet(owner);
  const { id: past } = await completedVisit(vet, owner, { pet: { pet_name: 'Mruczka', pet_type: 'cat' } });
  await done(operator().from('appointments').update({ pet_id: pet.id }).eq('id', past).select('id'));
  const { id } = await takeSlot(owner, vet, warsawDate(2), '10:00');
  await letVisitsBegin(vet);
  const due = { pet_id: pet.id, product: 'Rabies', given_on: warsawDate(-300), next_due_on: warsawDate(1) };
  await done(vet.db.from('vaccinations').insert(due).select('id'));
  await signIn(vet);
  await page.goto('/appointments?list=clients');
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Remind their owners' }).click();
  await expect(page.getByText('Every owner knows, or has booked.')).toBeVisible();
  expect(presses()).toBe(1);

  await page.goto('/appointments');
  await page.getByRole('button', { name: /^Mark Complete/ }).click();
  await page.getByRole('dialog', { name: 'Finish visit' }).getByRole('button', { name: 'Mark Complete' }).click();
  await expect
    .poll(() => done(vet.db.from('appointments').select('status').eq('id', id)))
    .toEqual([{ status: 'completed' }]);
  expect(presses()).toBe(1 + 2);

  await page.goto(`/for-vets/calendar?week=${warsawDate(7)}`);
  await page.getByRole('columnheader').last().click();
  await page.getByRole('menuitem', { name: 'Block the day' }).click();
  await page.getByRole('button', { name: 'Block this time' }).click();
  await expect.poll(() => done(vet.db.from('time_off').select('id'))).toHaveLength(1);
  expect(presses()).toBe(1 + 2 + 3);
});

test('from a pin of the map to a visit are three presses', async ({ page, accounts, signIn }) => {
  const [vet, owner] = await Promise.all([accounts.veterinarian({ position: [18.53, 54.52] }), accounts.owner()]);
  await givePet(owner);
  await signIn(owner);
  const presses = await countPresses(page);
  await page.goto(`/veterinarians?query=${encodeURIComponent(vet.fullName)}&city=all`);
  const map = page.getByRole('region', { name: 'Map of veterinarians' });
  await map.getByRole('button', { name: `${vet.fullName}, ` }).click();
  await map
    .getByRole('link', { name: / \d\d:\d\d, / })
    .first()
    .click();
  await sheetOf(page).getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  expect(presses()).toBe(3);
});

test('a visitor presses a time, registers, and books with one press', async ({ page, accounts }) => {
  const vet = await accounts.veterinarian();
  await page.goto(`/doctors?text=${encodeURIComponent(vet.fullName)}`);
  await timesOf(page, vet).last().click();
  const sheet = sheetOf(page);
  await sheet.getByLabel('Pet Name').fill('Figa');
  await sheet.getByLabel('Pet Type').selectOption('cat');
  await sheet.getByRole('radio', { name: 'Teeth' }).check();
  await sheet.getByLabel('Reason for Visit').fill('one is loose');
  await sheet.getByRole('button', { name: /safety check/ }).click();
  await sheet.getByRole('button', { name: 'No' }).first().click();
  const time = (await sheet.getByRole('article').getByRole('time').textContent()) ?? '';
  await sheet.getByRole('link', { name: 'Register' }).click();
  await page.getByLabel('Full Name').fill('Olga Nowak');
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@e2e.veto.example`);
  await page.getByLabel('Password', { exact: true }).fill('a good password');
  await page.getByLabel('Confirm password', { exact: true }).fill('a good password');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(/\/doctors\?text=/);
  await expect(sheet.getByLabel('Pet Name')).toHaveValue('Figa');
  await expect(sheet.getByLabel('Reason for Visit')).toHaveValue('one is loose');
  await expect(sheet.getByRole('article').getByRole('time')).toHaveText(time);
  await sheet.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByText('Appointment Booked')).toBeVisible();
  const booked = () => done(vet.db.from('appointments').select('reason_for_visit, visit_answers(breathes_hard)'));
  // The answers follow the visit.
  await expect
    .poll(booked)
    .toMatchObject([{ reason_for_visit: 'Teeth: one is loose', visit_answers: { breathes_hard: false } }]);
});

test('for a veterinarian a time in a row leads to the profile', async ({ page, accounts, signIn }) => {
  const [vet, other] = await Promise.all([accounts.veterinarian(), accounts.veterinarian()]);
  await signIn(other);
  await page.goto(`/doctors?text=${encodeURIComponent(vet.fullName)}`);
  await timesOf(page, vet).first().click();
  await expect(page).toHaveURL(new RegExp(`/veterinarian/${vet.id}\\?date=`));
  await expect(sheetOf(page)).toHaveCount(0);
});

test('a press is answered although the page moves the button before the finger is lifted', async ({
  page,
  accounts,
  signIn,
}) => {
  const admin = await accounts.owner();
  await done(operator().from('admins').insert({ user_id: admin.id }).select().single());
  await signIn(admin);
  const pressed = Promise.withResolvers<void>();
  await page.route('**/rpc/licence_queue*', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const guard = page.waitForEvent('requestfinished', (request) => /\/presses\.js$/.test(request.url()));
  await page.goto('/_moderation');
  await guard;
  await page.getByRole('button', { name: 'Add a clinic' }).hover();
  await page.mouse.down();
  pressed.resolve();
  await expect(page.getByText(/no licence waits|^Waiting: /)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Add a 24-hour clinic' })).toBeVisible();
});
