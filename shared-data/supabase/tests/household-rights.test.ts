import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, EVERYTHING, type Rights } from './household-world.ts';
import { booking, day, done, insertRows, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet, otherVet, addPet, join, endedAgo } = await createHousehold();
let pet: string;
let course: string;

beforeEach(async () => {
  await world.sql('delete from public.appointments');
  await world.sql('delete from public.conversations');
  await world.sql('delete from public.pets');
  pet = await addPet();
  course = (
    await done(
      owner.db
        .from('medicines')
        .insert({ pet_id: pet, name: 'Carprofen', starts_on: day(-1), interval_hours: 12 })
        .select('id')
        .single(),
    )
  ).id;
  await insertRows(owner.db, 'vaccinations', { pet_id: pet, product: 'Rabies', given_on: day(-9) });
  await insertRows(owner.db, 'weights', { pet_id: pet, weighed_on: day(-9), kilograms: 30 });
  const title = { title: 'Blood', path: `${pet}/blood.pdf`, mime_type: 'application/pdf', bytes: 9 };
  await insertRows(owner.db, 'pet_documents', { pet_id: pet, ...title });
});

const RECORD = ['pets', 'vaccinations', 'weights', 'medicines', 'pet_documents'] as const;
const add = (person: Pick<Person, 'db'>, kind: string, differences: object = {}) =>
  person.db.rpc('add_care_entry', { pet, kind, ...(kind === 'medicine' && { medicine: course }), ...differences });
const feed = async (person: Person) => (await done(person.db.rpc('care_feed', { pet }))) as Record<string, unknown>[];
const bookFor = (person: Person) =>
  person.db
    .from('appointments')
    .insert({ ...booking(person, vet, day(3), '11:00'), pet_id: pet })
    .select('client_id');
const write = (person: Person, recipient = vet) =>
  person.db.rpc('send_message', { message: randomUUID(), recipient: recipient.id, body: 'He limps again.' });
const but = (left: keyof Rights): Rights => ({ ...EVERYTHING, [left]: false });

/** Everybody to whom the household says no: without the right, before or after their days, invited to nothing. */
async function outsiders(right: keyof Rights): Promise<Person[]> {
  const late = await join(pet, EVERYTHING, day(1));
  await endedAgo(pet, late, 1);
  const early = await join(pet, { ...EVERYTHING, starts_on: day(1) }, day(1));
  return [await join(pet, but(right)), await join(pet, but(right), day(2)), late, early, otherOwner, otherVet];
}
const insiders = async (right: keyof Rights) => [
  await join(pet, { [right]: true }),
  await join(pet, { [right]: true, starts_on: day(0) }, day(0)),
];

test.each([
  // Summer and winter, and the nights in which the clocks change.
  ['2026-07-03T21:59:59.9Z', '2026-07-03T22:00:00Z', '2026-07-05T21:59:59.9Z', '2026-07-05T22:00:00Z', '2026-07-04'],
  ['2026-11-27T22:59:59.9Z', '2026-11-27T23:00:00Z', '2026-11-29T22:59:59.9Z', '2026-11-29T23:00:00Z', '2026-11-28'],
  ['2026-10-23T21:59:59.9Z', '2026-10-23T22:00:00Z', '2026-10-25T22:59:59.9Z', '2026-10-25T23:00:00Z', '2026-10-24'],
  ['2027-03-26T22:59:59.9Z', '2027-03-26T23:00:00Z', '2027-03-28T21:59:59.9Z', '2027-03-28T22:00:00Z', '2027-03-27'],
])('a sitter’s time begins and ends at midnight in Warsaw: %s', async (before, first, last, after, from) => {
  const [within] = await world.sql(
    `select array_agg(private.is_within_days($1::date, $1::date + 1, at) order by at) as days
     from unnest($2::timestamptz[]) as at`,
    [from, [before, first, last, after]],
  );
  expect(within).toEqual({ days: [false, true, true, false] });
});

test('a sitter whose time is to come sees the pet among those, and nothing of it yet', async () => {
  const early = await join(pet, { ...EVERYTHING, starts_on: day(1) }, day(2));
  const cared = (differences: object = {}) => done(early.db.rpc('cared_pets', differences));
  expect(await cared()).toEqual([]);
  expect(await cared({ to_come: true })).toMatchObject([{ id: pet, starts_on: day(1), until: day(2) }]);
  await withoutEffect(early.db.from('pet_carers').select());
  await refused(early.db.rpc('care_sheet', { pet }), 403);
  await world.sql('update public.pet_carers set starts_on = private.warsaw_today()');
  expect(await cared()).toMatchObject([{ id: pet }]);
  await endedAgo(pet, early, 1);
  expect(await cared({ to_come: true })).toEqual([]);
});

describe('the record', () => {
  test('is read by those whom the household lets, and by nobody else in it', async () => {
    const readers = await insiders('may_read_record');
    const others = [...(await outsiders('may_read_record')), { db: world.visitor }];
    for (const table of RECORD) {
      const column = table === 'pets' ? 'id' : 'pet_id';
      for (const { db } of readers)
        expect(await done(db.from(table).select(column)), table).toEqual([{ [column]: pet }]);
      for (const { db } of others) await withoutEffect(db.from(table).select(column));
    }
  });

  test('opens its files, too, and nobody else’s', async () => {
    const pdf = new Blob([new TextEncoder().encode('%PDF-1.4')], { type: 'application/pdf' });
    const scan = { title: 'Scan', path: `${pet}/scan.pdf`, mime_type: 'application/pdf', bytes: 8 };
    await done(owner.db.storage.from('pet-documents').upload(scan.path, pdf));
    await insertRows(owner.db, 'pet_documents', { pet_id: pet, ...scan });
    const open = ({ db }: Pick<Person, 'db'>) => db.storage.from('pet-documents').download(scan.path);
    for (const person of await insiders('may_read_record')) expect((await open(person)).error).toBeNull();
    for (const person of await outsiders('may_read_record')) expect((await open(person)).error).not.toBeNull();
    await done(owner.db.storage.from('pet-documents').remove([scan.path]));
  });

  test('is the owner’s to write', async () => {
    const carer = await join(pet, EVERYTHING);
    await refused(carer.db.from('weights').insert({ pet_id: pet, weighed_on: day(0), kilograms: 1 }), 403);
    await refused(carer.db.from('medicines').insert({ pet_id: pet, name: 'X', starts_on: day(0) }), 403);
    for (const table of RECORD) {
      const column = table === 'pets' ? 'id' : 'pet_id';
      await withoutEffect(carer.db.from(table).delete().eq(column, pet).select(column));
    }
    await withoutEffect(carer.db.from('pets').update({ name: 'Mine' }).eq('id', pet).select('id'));
    await withoutEffect(carer.db.from('passport_links').select());
    await refused(carer.db.rpc('create_passport_link', { pet, shows: [], hours: 1 }), 403);
  });

  test('without it, everybody who cares sees the passport and today’s medicines; nobody else does', async () => {
    for (const person of [owner, await join(pet), await join(pet, {}, day(0))])
      expect(await done(person.db.rpc('care_sheet', { pet }))).toMatchObject({
        name: 'Burek',
        today: [{ id: course, name: 'Carprofen', interval_hours: 12 }],
      });
    for (const person of [otherOwner, vet]) {
      await refused(person.db.rpc('care_sheet', { pet }), 403);
      await refused(person.db.rpc('care_feed', { pet }), 403);
    }
    for (const name of ['care_sheet', 'care_feed'] as const)
      expect((await world.visitor.rpc(name, { pet })).error).not.toBeNull();
  });
});

describe('what is done for a pet', () => {
  test('medicines are written down by the owner and those who may record them', async () => {
    for (const person of [owner, ...(await insiders('may_record_medicines'))])
      expect((await add(person, 'medicine', { anyway: true })).error).toBeNull();
    for (const person of await outsiders('may_record_medicines')) await refused(add(person, 'medicine'), 403);
    expect((await add({ db: world.visitor }, 'medicine')).error).not.toBeNull();
    expect(await feed(owner)).toHaveLength(3);
  });

  test('everybody who cares writes down food, walks and notes', async () => {
    const people = [owner, await join(pet), await join(pet, {}, day(0))];
    for (const person of people) {
      for (const kind of ['fed', 'walked']) expect((await add(person, kind)).error).toBeNull();
      expect((await add(person, 'note', { body: 'Ate little' })).error).toBeNull();
    }
    for (const person of [otherOwner, vet]) await refused(add(person, 'fed'), 403);
    await refused(add(owner, 'note', { body: '  ' }), 400);
    await refused(add(owner, 'note', { body: 'x'.repeat(301) }), 400);
    await refused(add(owner, 'slept'), 400);
    await refused(add(owner, 'medicine', { medicine: randomUUID() }), 404);
    expect((await feed(owner))[0]).toMatchObject({ kind: 'note', body: 'Ate little', person: 'Marek', mine: false });
  });

  test('a second dose within the interval is asked about, and given anyway', async () => {
    const carer = await join(pet, { may_record_medicines: true }, null, 'Kasia Lis');
    expect((await add(carer, 'medicine')).data).toBeNull();
    expect(await done(add(owner, 'medicine'))).toMatchObject({ person: 'Kasia', mine: false, interval_hours: 12 });
    expect(await feed(owner)).toHaveLength(1);
    expect((await add(owner, 'medicine', { anyway: true })).data).toBeNull();
    expect(await feed(owner)).toHaveLength(2);
    await world.sql(`update public.care_entries set given_at = given_at - interval '12 hours'`);
    expect((await add(carer, 'medicine')).data).toBeNull();
  });

  test('is taken back by whoever wrote it, for ten minutes, and changed by nobody', async () => {
    const carer = await join(pet);
    await add(carer, 'fed');
    const remove = (person: Pick<Person, 'db'>) =>
      person.db.from('care_entries').delete().eq('pet_id', pet).select('id');
    for (const { db } of [owner, otherOwner, vet, { db: world.visitor }]) {
      await withoutEffect(remove({ db }));
      await withoutEffect(db.from('care_entries').update({ kind: 'walked' }).eq('pet_id', pet).select('id'));
      await withoutEffect(db.from('care_entries').insert({ pet_id: pet, kind: 'fed' }).select('id'));
    }
    await world.sql(`update public.care_entries set given_at = now() - interval '11 minutes'`);
    await withoutEffect(remove(carer));
    await world.sql(`update public.care_entries set given_at = now() - interval '9 minutes'`);
    expect(await done(remove(carer))).toHaveLength(1);
  });
});

test('a visit is booked in their own name by those whom the household lets, and by nobody else in it', async () => {
  for (const person of await insiders('may_book')) {
    expect(await done(bookFor(person))).toEqual([{ client_id: person.id }]);
    expect(await done(vet.db.from('pets').select('id'))).toEqual([{ id: pet }]);
    await world.sql('delete from public.appointments');
  }
  for (const person of (await outsiders('may_book')).slice(0, 5)) await refused(bookFor(person), 403, /your own pets/);
});

test('they ask for an earlier time for it, and are offered one as long as they may book', async () => {
  const wish = { weekdays: [1, 2, 3, 4, 5, 6, 7], hours: [11], from_date: day(3), to_date: day(3) };
  const animal = { veterinarian: vet.id, pet, pet_name: 'Burek', pet_type: 'dog', reason: 'Limps' };
  const ask = (person: Person) => person.db.rpc('ask_for_earlier', { ...wish, ...animal, at_night: true });
  const [carer, sitter] = (await insiders('may_book')) as [Person, Person];
  for (const person of [owner, carer, sitter])
    expect(await done(ask(person))).toMatchObject({ client_id: person.id, pet_id: pet });
  for (const person of (await outsiders('may_book')).slice(0, 5)) await refused(ask(person), 403, /your own pets/);
  const inLine = () =>
    world.sql<{ client_id: string }>(
      `select client_id from public.earlier_requests where id in (
         select private.in_line($1, ($2 || ' 11:00')::timestamp, now())) order by created_at`,
      [vet.id, day(3)],
    );
  expect(await inLine()).toEqual([owner, carer, sitter].map(({ id }) => ({ client_id: id })));
  await endedAgo(pet, sitter, 1);
  expect(await inLine()).toEqual([owner, carer].map(({ id }) => ({ client_id: id })));
});

test('a booking that names a pet is for the one they may book for, unless they own one of that name', async () => {
  const bookByName = async (person: Person, time: string) =>
    (
      await done(
        person.db
          .from('appointments')
          .insert({ ...booking(person, vet, day(3), time), pet_name: 'burek' })
          .select('pet_id')
          .single(),
      )
    ).pet_id;
  const carer = await join(pet, { may_book: true });
  expect(await bookByName(carer, '09:00')).toBe(pet);
  expect(await bookByName(await join(pet, but('may_book')), '10:00')).toBeNull();
  const own = await addPet(carer);
  expect(await bookByName(carer, '11:00')).toBe(own);
});

test('those whom the household lets write to the vets whom the pet visits, and are answered', async () => {
  const [carer, sitter] = (await insiders('may_message')) as [Person, Person];
  await refused(write(carer), 403, /once a visit has been booked/);
  await done(bookFor(owner));
  for (const person of [carer, sitter]) {
    await done(write(person));
    await refused(write(person, otherVet), 403);
    await refused(write(otherOwner), 403);
    await done(write(vet, person));
    expect(await done(vet.db.rpc('correspondent', { person: person.id }))).toMatchObject({ full_name: 'Marek Wilk' });
  }
  // Nor do they go on writing after their time; the vet still answers.
  await endedAgo(pet, sitter, 1);
  await refused(write(sitter), 403);
  const file = new Blob([new TextEncoder().encode('%PDF-1.4')], { type: 'application/pdf' });
  const { error } = await sitter.db.storage.from('message-files').upload(`${vet.id}/late.pdf`, file);
  expect(error).not.toBeNull();
  await done(write(vet, sitter));
  for (const person of (await outsiders('may_message')).slice(0, 5)) await refused(write(person), 403);
});
