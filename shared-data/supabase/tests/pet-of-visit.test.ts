import { expect, test } from 'vitest';
import { createGuests } from './guest-world.ts';
import { book, day, done, type Person, refused } from './world.ts';

const guests = await createGuests();
const { world, owner, otherOwner, vet } = guests;
const set = (person: Pick<Person, 'db'>, visit: string, pet?: string) =>
  person.db.rpc('set_pet_of_own_visit', { visit, ...(pet && { pet }) });
const pets = () => done(owner.db.from('pets').select('id, name, type'));
const petsOfVisits = async () =>
  (
    (await done(owner.db.from('appointments').select('pet_id').order('appointment_time'))) as {
      pet_id: string | null;
    }[]
  ).map(({ pet_id }) => pet_id);

test('the animal of a guest’s visit becomes a pet in one step, and its other visits go with it', async () => {
  for (const visit_time of ['10:00', '11:00']) {
    const secret = await guests.book({ visit_time });
    expect((await owner.db.rpc('take_over_guest_visit', { secret })).error).toBeNull();
  }
  await book(owner, vet, day(3), '12:00');
  const [first, , rex] = (await done(owner.db.from('appointments').select('id').order('appointment_time'))) as {
    id: string;
  }[];
  const kept = await done(set(owner, first?.id ?? ''));
  expect(await pets()).toEqual([{ id: kept, name: 'Mruczek', type: 'Cat' }]);
  expect(await petsOfVisits()).toEqual([kept, kept, null]);
  await refused(set(owner, first?.id ?? ''), 409, /already/);
  expect(await done(set(owner, rex?.id ?? '', kept))).toBe(kept);
  expect(await pets()).toHaveLength(1);
  await world.sql('delete from public.pets');
});

const GONE = ['archived_at', 'remembered_since'];
const named = (person: Person, name: string) => ({ owner_id: person.id, name, type: 'Dog' });

test.each(GONE)('a visit that names an animal is of no pet with %s', async (column) => {
  const rex = named(owner, 'Rex');
  const { id } = await done(owner.db.from('pets').insert(rex).select('id').single());
  await done(
    owner.db
      .from('pets')
      .update({ [column]: '2026-11-30T08:00:00Z' })
      .eq('id', id)
      .select(),
  );
  expect(await book(owner, vet, day(6), '10:00')).toMatchObject({ pet_id: null });
  const young = await done(owner.db.from('pets').insert(rex).select('id').single());
  expect(await book(owner, vet, day(6), '11:00')).toMatchObject({ pet_id: young.id });
  await world.sql(`delete from public.appointments where appointment_date = $1`, [day(6)]);
  await world.sql('delete from public.pets');
});

test.each(GONE)(
  'with %s, a pet that they care for is meant by no visit, and one of their own hides none',
  async (column) => {
    const add = async (person: Person) =>
      (await done(person.db.from('pets').insert(named(person, 'Rex')).select('id').single())).id as string;
    const gone = (pet: string, at: string | null) =>
      world.sql(`update public.pets set ${column} = $2 where id = $1`, [pet, at]);
    const [cared, own] = [await add(otherOwner), await add(owner)];
    await world.sql(
      `insert into public.pet_carers (pet_id, person_id, role, may_book) values ($1, $2, 'carer', true)`,
      [cared, owner.id],
    );
    await gone(own, '2026-11-30T08:00:00Z');
    expect(await book(owner, vet, day(6), '10:00')).toMatchObject({ pet_id: cared });
    await gone(cared, '2026-11-30T08:00:00Z');
    expect(await book(owner, vet, day(6), '11:00')).toMatchObject({ pet_id: null });
    await world.sql('delete from public.appointments');
    await world.sql('delete from public.pets');
  },
);

test('for a pet that they may book for, and by nobody else', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  const foreign = { owner_id: otherOwner.id, name: 'Rex', type: 'Dog' };
  const { id: pet } = await done(otherOwner.db.from('pets').insert(foreign).select('id').single());
  await refused(set(owner, id, pet), 403, /only book for your own pets/);
  for (const person of [otherOwner, vet]) await refused(set(person, id), 404);
  await refused(set({ db: world.visitor }, id), 401);
  expect(await petsOfVisits()).toEqual([null]);
});

test('a visit of a link comes into the account for a pet of the owner, or for its animal, in one step', async () => {
  const takeOver = async (visit_time: string, keeping: { pet?: string; is_new_pet?: boolean }, pet_name = 'Puszek') => {
    const secret = await guests.book({ visit_time, pet_name, client_phone: `600 100 2${visit_time.slice(0, 2)}` });
    return owner.db.rpc('take_over_guest_visit', { secret, ...keeping });
  };
  expect((await takeOver('10:00', { is_new_pet: true })).error).toBeNull();
  const [kept] = (await pets()) as { id: string }[];
  expect(kept).toMatchObject({ name: 'Puszek', type: 'Cat' });
  // The name is known by now: no second pet.
  expect((await takeOver('11:00', { is_new_pet: true })).error).toBeNull();
  expect((await takeOver('12:00', { pet: kept?.id ?? '' }, 'Mruczek')).error).toBeNull();
  expect(await pets()).toHaveLength(1);
  expect(await petsOfVisits()).toEqual([kept?.id, kept?.id, kept?.id]);
  const foreign = { owner_id: otherOwner.id, name: 'Rex', type: 'Dog' };
  const { id: pet } = await done(otherOwner.db.from('pets').insert(foreign).select('id').single());
  await refused(takeOver('13:00', { pet }), 403, /only book for your own pets/);
  expect(await petsOfVisits()).toHaveLength(3);
});
