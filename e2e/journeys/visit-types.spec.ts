import { expectAccessible } from '../fixtures/accessibility.ts';
import { done, warsawDate } from '../fixtures/accounts.ts';
import { expect, test } from '../fixtures/test.ts';

test('an owner books an hour of surgery by a double click: its times, its ticket, how to prepare, and the vet’s calendar', async ({
  page,
  accounts,
  signIn,
}) => {
  const [owner, vet] = await Promise.all([accounts.owner(), accounts.veterinarian()]);
  const offered = { veterinarian_id: vet.id, treats: [], visits: 'any', booked_by: 'everybody' };
  await done(
    vet.db
      .from('visit_types')
      .insert([
        { ...offered, name: 'Check-up', minutes: 30, price_from: 120, price_to: 120, position: 0 },
        {
          ...{ ...offered, name: 'Surgery', minutes: 60, price_from: 600, price_to: 900, position: 1 },
          preparation: 'Nothing to eat from midnight on.',
        },
      ])
      .select('id'),
  );
  await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Burek', type: 'Dog' }).select('id'));
  await signIn(owner);
  await page.goto(`/veterinarian/${vet.id}?date=${warsawDate(1)}&time=10:00`);
  await expect(page.getByRole('list').filter({ hasText: 'Surgery, 1 h' })).toContainText('600–900 zł');
  await page.getByRole('button', { name: 'Book an Appointment' }).click();
  const sheet = page.getByRole('dialog', { name: 'Book an Appointment' });
  await expect(sheet.getByRole('radio', { name: 'Burek' })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: 'Check-up 30 min 120 zł' })).toBeChecked();
  await sheet.getByRole('radio', { name: 'Surgery 1 h 600–900 zł' }).check();
  await expect(sheet.getByRole('article')).toContainText('Surgery, 1 h, 600–900 zł');
  // The open sheet over the composed page; every part of both is a story.
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Book Appointment' }).dblclick();
  await expect(page.getByText(`Your appointment with Dr. ${vet.fullName} has been successfully booked.`)).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(await done(owner.db.from('appointments').select('pet_name, pet_type, appointment_time, location'))).toEqual([
    { pet_name: 'Burek', pet_type: 'dog', appointment_time: '10:00:00', location: 'Clinic Address' },
  ]);

  const booked = page.getByRole('region', { name: 'See you tomorrow.' });
  const ticket = booked.getByRole('article');
  await expect(ticket).toContainText('Surgery, 1 h, 600–900 zł');
  await expect(ticket).toContainText(`Clinic of ${vet.fullName}, ul. Morska 12, Gdynia`);
  const file = page.waitForEvent('download');
  await ticket.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await file).suggestedFilename()).toBe(`visit-${warsawDate(1)}.ics`);
  await expect(booked.getByRole('region', { name: 'Before you come' })).toContainText(
    'Nothing to eat from midnight on.',
  );
  await booked.getByRole('link', { name: 'Open the visit' }).click();
  await expect(page.getByRole('article')).toContainText('Surgery, 1 h, 600–900 zł');
  await expect(page.getByText('60 minutes')).toBeVisible();

  const practice = await signIn(vet, 'another browser');
  await practice.goto(`/for-vets/calendar?week=${warsawDate(1)}`);
  await expect(
    practice.getByRole('gridcell', { name: /10:00 AM: Burek, 10:00 AM to 11:00 AM, dog, Surgery, / }),
  ).toBeVisible();
});
