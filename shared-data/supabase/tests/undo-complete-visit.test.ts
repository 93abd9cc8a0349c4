import { beforeEach, describe, expect, test } from 'vitest';
import { createSides, day, done, insertRows, type Person, refused } from './world.ts';

const { world, owner, vet } = await createSides();
let petId: string;

beforeEach(async () => {
  for (const table of ['public.notifications', 'private.mails', 'public.appointments'])
    await world.sql(`delete from ${table}`);
  const pet = { owner_id: owner.id, name: `Rex ${crypto.randomUUID()}`, type: 'Dog' };
  petId = (await done(owner.db.from('pets').insert(pet).select().single())).id;
});

/** A visit of the pet that has begun. */
async function begun() {
  const visit = await world.begunVisit(owner, vet);
  await world.sql('update public.appointments set pet_id = $1 where id = $2', [petId, visit.id]);
  return visit;
}
const complete = async (appointment: string) => {
  const document = {
    path: `${petId}/${crypto.randomUUID()}.pdf`,
    title: 'X-ray',
    mime_type: 'application/pdf',
    bytes: 8,
  };
  const content = new Blob(['%PDF-1.7'], { type: document.mime_type });
  await done(vet.db.storage.from('pet-documents').upload(document.path, content, { contentType: content.type }));
  return done(
    vet.db.rpc('complete_visit', {
      appointment,
      documents: [document],
      summary: 'Healthy.',
      medicines: [{ name: 'Meloxicam' }],
      vaccinations: [{ product: 'Nobivac Rabies' }],
      kilograms: 12.3,
      follow_up_weeks: 3,
    }),
  );
};
const undo = (person: Pick<Person, 'db'>, appointment: string) => person.db.rpc('undo_complete_visit', { appointment });
const visitNow = (id: string) =>
  done(vet.db.from('appointments').select('status, visit_note, follow_up_on').eq('id', id).single());
const entries = async (table: (typeof TABLES)[number]) =>
  (await done(owner.db.from(table).select('added_by').eq('pet_id', petId))).map(({ added_by }) => added_by);
const TABLES = ['vaccinations', 'weights', 'medicines', 'pet_documents'] as const;
const waiting = async () => [
  ...(await world.sql('select from public.notifications')),
  ...(await world.sql('select from private.mails')),
];

test('all that a completion wrote is taken back, and nothing else', async () => {
  const { id } = await begun();
  const [by, given_on] = [{ pet_id: petId }, day(0)];
  await insertRows(owner.db, 'vaccinations', { ...by, product: 'DHPPi', given_on });
  await insertRows(owner.db, 'weights', { ...by, weighed_on: given_on, kilograms: 12 });
  await insertRows(owner.db, 'medicines', { ...by, name: 'Carprofen', starts_on: given_on });
  await insertRows(vet.db, 'weights', { ...by, weighed_on: given_on, kilograms: 11, appointment_id: id });
  await done(vet.db.from('appointments').update({ visit_note: 'Limps.' }).eq('id', id).select());
  await complete(id);
  expect(await entries('weights')).toHaveLength(3);
  expect(await waiting()).toHaveLength(2);

  expect(await done(undo(vet, id))).toMatchObject({ id, status: 'upcoming' });
  expect(await visitNow(id)).toEqual({ status: 'upcoming', visit_note: 'Limps.', follow_up_on: null });
  expect(await entries('vaccinations')).toEqual([owner.id]);
  expect(await entries('medicines')).toEqual([owner.id]);
  expect(await entries('pet_documents')).toEqual([]);
  expect(new Set(await entries('weights'))).toEqual(new Set([owner.id, vet.id]));
  expect(await waiting()).toEqual([]);
});

test('a visit that was taken back can be completed anew, and undone anew', async () => {
  const { id } = await begun();
  await complete(id);
  await done(undo(vet, id));
  await complete(id);
  expect(await entries('vaccinations')).toHaveLength(1);
  await done(undo(vet, id));
  expect(await visitNow(id)).toMatchObject({ status: 'upcoming', visit_note: null });
});

describe('a request for another time that the completion closed', () => {
  const ask = async (id: string, time: string) => {
    await world.sql(
      `with asked as (
         insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time) values ($1, $2, $3) returning *
       )
       insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
       select $4, private.slot(proposed_date, proposed_time, 30), appointment_id, id from asked`,
      [id, day(3), time, vet.id],
    );
    await complete(id);
  };
  const held = () => world.sql('select from private.slot_holds where reschedule_request_id is not null');
  const statuses = async () =>
    (await done(vet.db.from('reschedule_requests').select('status'))).map(({ status }) => status);

  test('is open again, and holds its time', async () => {
    const { id } = await begun();
    await ask(id, '10:00');
    expect([await statuses(), await held()]).toEqual([['withdrawn'], []]);
    await done(undo(vet, id));
    expect(await statuses()).toEqual(['pending']);
    expect(await held()).toHaveLength(1);
  });

  test('stays closed where somebody has booked its time since', async () => {
    const { id } = await begun();
    await ask(id, '11:00');
    await world.sql(
      `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
       values ($1, $2, $3, '11:00', 'Rex', 'dog', 'Check-up')`,
      [owner.id, vet.id, day(3)],
    );
    await done(undo(vet, id));
    expect([await statuses(), await held()]).toEqual([['withdrawn'], []]);
    expect(await visitNow(id)).toMatchObject({ status: 'upcoming' });
  });
});

describe('is refused', () => {
  const keeps = async (id: string) => {
    expect(await visitNow(id)).toMatchObject({ status: 'completed' });
    for (const table of TABLES) expect(await entries(table)).toEqual([vet.id]);
  };

  test('once a minute has passed', async () => {
    const { id } = await begun();
    await complete(id);
    await world.sql(`update private.completions set completed_at = completed_at - interval '61 seconds'`);
    await refused(undo(vet, id), 409, /no longer be undone/);
    await keeps(id);
  });

  test('a second time, and for a visit that was marked complete without the function', async () => {
    const { id } = await begun();
    await complete(id);
    await done(undo(vet, id));
    await refused(undo(vet, id), 409, /no longer be undone/);
    await done(vet.db.from('appointments').update({ status: 'completed' }).eq('id', id).select());
    await refused(undo(vet, id), 409, /no longer be undone/);
  });

  test('where the note was changed since, or the visit reviewed', async () => {
    const { id } = await begun();
    await complete(id);
    await done(vet.db.from('appointments').update({ visit_note: 'Healthy again.' }).eq('id', id).select());
    await refused(undo(vet, id), 409, /changed since/);
    await keeps(id);

    const reviewed = await begun();
    await done(vet.db.rpc('complete_visit', { appointment: reviewed.id }));
    const review = { appointment_id: reviewed.id, veterinarian_id: vet.id, rating: 5, comment: 'Kind.' };
    await insertRows(owner.db, 'reviews', review);
    await refused(undo(vet, reviewed.id), 409, /changed since/);
  });

  test('once the mail has left', async () => {
    const { id } = await begun();
    await complete(id);
    await world.sql('update private.mails set handed_over_at = now()');
    await refused(undo(vet, id), 409, /told already/);
    await keeps(id);
  });
});

test('the mail is not due while the completion can be taken back', async () => {
  const { id } = await begun();
  await complete(id);
  const claimed = async (seconds: number) =>
    (
      await world.sql<{ claimed: unknown[] }>(
        `select public.claim_mails(10, completed_at + make_interval(secs => $1)) as claimed from private.completions`,
        [seconds],
      )
    )[0]?.claimed;
  expect(await claimed(59)).toEqual([]);
  expect(await claimed(60)).toHaveLength(1);
});
