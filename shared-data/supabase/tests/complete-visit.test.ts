import { beforeEach, describe, expect, test } from 'vitest';
import { book, createSides, day, done, insertRows, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, vet, otherVet } = await createSides({ otherVet: { fullName: 'Piotr Sowa' } });
let petId: string;

beforeEach(async () => {
  await world.sql('delete from public.notifications');
  await world.sql('delete from private.mails');
  const pet = { owner_id: owner.id, name: `Rex ${crypto.randomUUID()}`, type: 'Dog' };
  petId = (await done(owner.db.from('pets').insert(pet).select().single())).id;
});

/** A visit of the pet that has begun. */
async function begun(status = 'upcoming') {
  const visit = await world.begunVisit(owner, vet, status);
  await world.sql('update public.appointments set pet_id = $1 where id = $2', [petId, visit.id]);
  return visit;
}
const REPORT = {
  summary: ' Healthy. ',
  treatment: 'Ears cleaned',
  medicines: [{ name: 'Meloxicam', dose: '1 tablet a day', ends_on: '2199-01-05' }],
  vaccinations: [{ product: 'Nobivac Rabies', vaccine: 'Rabies', lot_number: ' R204A ', next_due_on: '2199-11-22' }],
  kilograms: 12.3,
  follow_up_weeks: 3,
};
const report = (person: Pick<Person, 'db'>, appointment: string, differences: object = {}) =>
  person.db.rpc('complete_visit', { appointment, ...REPORT, ...differences });
const mails = () =>
  world.sql<{ about: Record<string, unknown>; user_id: string; due: boolean }>(
    `select user_id, about, due_at <= now() + interval '1 minute' as due from private.mails where kind = 'visit_summary'
     order by cause`,
  );
/** As if the completion could no longer be taken back: from then on its owner hears of it. */
const afterUndoTime = () => world.sql(`update public.notifications set created_at = created_at - interval '1 minute'`);
const entries = (table: 'vaccinations' | 'weights' | 'medicines' | 'pet_documents') =>
  done(owner.db.from(table).select('*').eq('pet_id', petId));

test('the follow-up is on the day that was chosen', async () => {
  const { id } = await begun();
  const visit = await done(report(vet, id, { follow_up_weeks: null, follow_up_day: day(40) }));
  expect(visit.follow_up_on).toBe(day(40));
});

test('a note that is too long with what it lists is refused as that, and nothing is written', async () => {
  const { id } = await begun();
  const medicines = ['a', 'b', 'c', 'd'].map((name) => ({ name, dose: 'x'.repeat(500), ends_on: null }));
  await refused(report(vet, id, { summary: 'x'.repeat(3000), medicines }), 400, /more than 5,000 characters/);
  expect(await entries('medicines')).toEqual([]);
  expect((await report(vet, id, { summary: 'x'.repeat(2500), medicines })).error).toBeNull();
});

test('the visit is completed, the record follows, and the owner gets notice and mail a minute later', async () => {
  const { id, appointment_date } = await begun();
  const visit = await done(report(vet, id));
  expect(visit).toMatchObject({ id, status: 'completed' });
  const [{ weeks } = { weeks: 0 }] = await world.sql<{ weeks: number }>(
    'select (follow_up_on - appointment_date) / 7 as weeks from public.appointments where id = $1',
    [id],
  );
  expect(weeks).toBe(3);
  expect(visit.visit_note).toMatch(
    /^Healthy\.\nTreatment: Ears cleaned\nMedicine: Meloxicam, 1 tablet a day, until Jan 5, 2199\nVaccination: Nobivac Rabies, lot R204A, next due on Nov 22, 2199\nWeight: 12\.3 kg\nFollow-up: from \w{3} \d{1,2}, \d{4}$/,
  );
  expect(await entries('vaccinations')).toMatchObject([
    {
      product: 'Nobivac Rabies',
      vaccine: 'Rabies',
      lot_number: 'R204A',
      given_on: appointment_date,
      added_by: vet.id,
      appointment_id: id,
    },
  ]);
  expect((await entries('weights')).map(({ kilograms }) => Number(kilograms))).toEqual([12.3]);
  expect(await entries('medicines')).toMatchObject([{ name: 'Meloxicam', ends_on: '2199-01-05', added_by: vet.id }]);
  expect(await mails()).toMatchObject([
    { user_id: owner.id, due: true, about: { pet_id: petId, note: visit.visit_note } },
  ]);
  expect(await done(owner.db.from('notifications').select())).toEqual([]);
  expect(await done(owner.db.rpc('unread_counts'))).toMatchObject({ notifications: 0 });
  expect(await done(owner.db.rpc('mark_notifications_read'))).toBe(0);
  await afterUndoTime();
  expect(await done(owner.db.from('notifications').select('kind, about'))).toMatchObject([
    { kind: 'visit_summary', about: { appointment_id: id, follow_up_on: visit.follow_up_on } },
  ]);
  await refused(report(vet, id), 409, /has its note already/);
  expect(await entries('weights')).toHaveLength(1);
});

test('nothing has to be written; without a note the mail waits an hour', async () => {
  const { id } = await begun();
  expect(await done(vet.db.rpc('complete_visit', { appointment: id, summary: ' \n ' }))).toMatchObject({
    status: 'completed',
    visit_note: null,
  });
  expect(await mails()).toMatchObject([{ due: false, about: { note: null } }]);
});

describe('a document', () => {
  const files = ({ db }: Pick<Person, 'db'>) => db.storage.from('pet-documents');
  const stored = async (person = vet) => {
    const path = `${petId}/${crypto.randomUUID()}.pdf`;
    const content = new Blob(['%PDF-1.7 x-ray'], { type: 'application/pdf' });
    expect((await files(person).upload(path, content, { contentType: content.type })).error).toBeNull();
    return { title: ' X-ray ', path, mime_type: 'application/pdf', bytes: content.size };
  };
  const filesOf = async ({ db }: Person) =>
    ((await done(db.rpc('own_data'))) as { files: { path: string }[] }).files.map(({ path }) => path);

  test('that the veterinarian has stored is listed, and from then on it is the owner’s', async () => {
    const { id } = await begun();
    const document = await stored();
    expect(await filesOf(vet)).toContain(document.path);
    expect(await done(report(vet, id, { documents: [document] }))).toMatchObject({
      visit_note: expect.stringContaining('\nDocument: X-ray\n'),
    });
    expect(await entries('pet_documents')).toMatchObject([{ title: 'X-ray', path: document.path, added_by: vet.id }]);
    expect((await files(vet).remove([document.path])).data).toEqual([]);
    expect(await filesOf(vet)).not.toContain(document.path);
    expect(await filesOf(owner)).toContain(document.path);
    expect((await files(owner).remove([document.path])).data).toHaveLength(1);
  });

  test('that somebody else has stored, or nobody, is refused', async () => {
    const { id } = await begun();
    const document = await stored(owner);
    for (const path of [document.path, `${petId}/none.pdf`])
      await refused(report(vet, id, { documents: [{ ...document, path }] }), 400, /no longer stored/);
    expect(await entries('weights')).toEqual([]);
  });

  test('lies in the folder of this pet', async () => {
    await begun();
    const document = await stored();
    const pet = { owner_id: owner.id, name: 'Mila', type: 'Cat' };
    petId = (await done(owner.db.from('pets').insert(pet).select().single())).id;
    const { id } = await begun();
    await refused(report(vet, id, { documents: [document] }), 400);
    expect(await entries('pet_documents')).toEqual([]);
  });
});

describe('is refused', () => {
  test('for the visit of somebody else', async () => {
    const { id } = await begun();
    for (const person of [otherVet, owner]) await refused(report(person, id), 404, /not found/);
    await refused(report({ db: world.visitor }, id), 401);
  });

  test('before the visit has begun, and once it is cancelled', async () => {
    const { id } = await book(owner, vet, day(3), '10:00');
    await refused(report(vet, id), 409, /once it has begun/);
    await done(vet.db.from('appointments').update({ status: 'cancelled' }).eq('id', id).select());
    await refused(report(vet, id), 409, /already cancelled/);
  });

  test.each([
    ['medicines that are no list', { medicines: { name: 'x' } }, 400, /at most 20/],
    ['21 vaccinations', { vaccinations: Array(21).fill({ product: 'x' }) }, 400, /at most 20/],
    ['21 documents', { documents: Array(21).fill({ title: 'x' }) }, 400, /at most 20/],
    ['entries that are no objects', { vaccinations: ['Rabies'] }, 400, /at most 20/],
    ['a follow-up today', { follow_up_weeks: 0 }, 400, /1 to 104/],
    ['a follow-up on a day that has been', { follow_up_day: '1999-01-01' }, 400, /within 104 weeks/],
    ['a follow-up in another life', { follow_up_day: '2199-01-01' }, 400, /within 104 weeks/],
    [
      'a lot number past 50 characters',
      { vaccinations: [{ product: 'x', lot_number: 'x'.repeat(51) }] },
      400,
      undefined,
    ],
    ['a vaccine without a name', { vaccinations: [{ product: ' ' }] }, 400, undefined],
    [
      'a vaccination due before it was given',
      { vaccinations: [{ product: 'x', next_due_on: '1999-01-01' }] },
      400,
      undefined,
    ],
    ['a date that is none', { medicines: [{ name: 'x', ends_on: 'soon' }] }, 400, undefined],
    ['no weight at all', { kilograms: 0 }, 400, undefined],
    ['a note past 5,000 characters', { summary: 'x'.repeat(5001) }, 400, undefined],
  ])('with %s, and nothing of it is kept', async (_what, differences, status, sentence) => {
    const { id } = await begun();
    await refused(report(vet, id, differences), status, sentence);
    expect(await done(vet.db.from('appointments').select('status, visit_note').eq('id', id).single())).toEqual({
      status: 'upcoming',
      visit_note: null,
    });
    for (const table of ['vaccinations', 'weights', 'medicines'] as const) expect(await entries(table)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('entries for a record that the owner keeps to themselves; the note alone is taken', async () => {
    const { id } = await begun();
    await insertRows(owner.db, 'record_refusals', { pet_id: petId, veterinarian_id: vet.id });
    await refused(report(vet, id), 403, /cannot write to the health record/);
    const bare = { medicines: [], vaccinations: [], kilograms: null, follow_up_weeks: null };
    expect(await done(report(vet, id, bare))).toMatchObject({
      visit_note: 'Healthy.\nTreatment: Ears cleaned',
      follow_up_on: null,
    });
  });

  test('entries for a pet without a record', async () => {
    const { id } = await world.begunVisit(owner, vet);
    await world.sql('update public.appointments set pet_id = null where id = $1', [id]);
    await refused(report(vet, id), 409, /no health record here/);
  });

  test('entries that no longer fit into the record', async () => {
    const { id } = await begun();
    const weight = { pet_id: petId, weighed_on: day(0), kilograms: 12 };
    await insertRows(owner.db, 'weights', Array(500).fill(weight));
    await refused(report(vet, id), 403, /record of this pet is full/);
    expect(await entries('vaccinations')).toEqual([]);
  });
});

describe('marked complete as before', () => {
  const complete = (id: string) =>
    done(vet.db.from('appointments').update({ status: 'completed' }).eq('id', id).select());

  test('the owner gets notice, and a mail within the hour; a note within it goes along', async () => {
    const { id } = await begun();
    await complete(id);
    expect(await mails()).toMatchObject([{ due: false, about: { note: null } }]);
    await done(report(vet, id));
    expect(await mails()).toMatchObject([{ due: true, about: { note: expect.stringContaining('Healthy.') } }]);
    await afterUndoTime();
    expect(await done(owner.db.from('notifications').select('kind'))).toEqual([{ kind: 'visit_summary' }]);
  });

  test('a note that comes after the mail is a mail of its own, a changed one is none', async () => {
    const { id } = await begun();
    await complete(id);
    await world.sql('update private.mails set sent_at = now(), handed_over_at = now()');
    const write = (visit_note: string) =>
      done(vet.db.from('appointments').update({ visit_note }).eq('id', id).select());
    await write('Come back.');
    await world.sql('update private.mails set sent_at = now(), handed_over_at = now()');
    await write('Come back soon.');
    expect((await mails()).map(({ about }) => about.note)).toEqual([null, 'Come back.']);
  });

  test('owners who want no such mail get none', async () => {
    const { id } = await begun();
    const silence = { user_id: owner.id, topic: 'visits', wanted: false };
    await done(
      owner.db
        .from('notification_preferences')
        .upsert([
          { ...silence, channel: 'mail' },
          { ...silence, channel: 'site' },
        ])
        .select(),
    );
    await complete(id);
    expect(await mails()).toEqual([]);
    await withoutEffect(owner.db.from('notifications').select());
    await world.sql('delete from public.notification_preferences');
  });

  test('a follow-up is not written past the function', async () => {
    const { id } = await begun();
    await complete(id);
    await refused(
      vet.db
        .from('appointments')
        .update({ follow_up_on: day(30) })
        .eq('id', id)
        .select(),
      403,
    );
  });
});
