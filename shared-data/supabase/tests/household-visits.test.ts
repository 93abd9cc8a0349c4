import { expect, test } from 'vitest';
import { createHousehold } from './household-world.ts';
import { book, booking, day, done, freeDays, type Person, refused } from './world.ts';

const { world, owner, otherOwner, vet, addPet, join } = await createHousehold();
const nextDay = freeDays(10);

const bookFor = (pet_id: string, person: Person, date: string) =>
  done(
    person.db
      .from('appointments')
      .insert({ ...booking(person, vet, date), pet_id })
      .select('id')
      .single(),
  );
const seenBy = async ({ db }: Person, id: string) => done(db.from('appointments').select('client_id').eq('id', id));

test('a visit that a carer books is seen by the pet’s owner, who gets it when the carer is removed or leaves', async () => {
  const pet = await addPet();
  for (const end of [
    (carer: Person) => owner.db.rpc('remove_carer', { pet, person: carer.id }),
    (carer: Person) => carer.db.rpc('leave_household', { pet }),
  ]) {
    const carer = await join(pet, { may_book: true });
    const { id } = await bookFor(pet, carer, nextDay());
    const own = await book(carer, vet, nextDay());
    expect(await seenBy(owner, id)).toEqual([{ client_id: carer.id }]);
    expect(await seenBy(owner, own.id)).toEqual([]);
    expect(await seenBy(otherOwner, id)).toEqual([]);
    expect(await done(owner.db.from('appointments').update({ status: 'cancelled' }).eq('id', id).select())).toEqual([]);
    expect((await end(carer)).error).toBeNull();
    expect(await seenBy(owner, id)).toEqual([{ client_id: owner.id }]);
    expect(await seenBy(carer, id)).toEqual([]);
    expect(await seenBy(carer, own.id)).toEqual([{ client_id: carer.id }]);
    await done(owner.db.from('appointments').update({ status: 'cancelled' }).eq('id', id).select('id').single());
  }
});

test('a visit that a carer books stays theirs when the pet becomes theirs', async () => {
  const pet = await addPet();
  const carer = await join(pet, { may_book: true });
  const { id } = await bookFor(pet, carer, nextDay());
  expect((await owner.db.rpc('hand_over_pet', { pet, person: carer.id })).error).toBeNull();
  expect(await seenBy(carer, id)).toEqual([{ client_id: carer.id }]);
  expect(await seenBy(owner, id)).toEqual([]);
});

test('a time that is held for a carer goes on at once when they may not book any more', async () => {
  await world.sql(
    `create or replace function private.is_quiet(at timestamptz) returns boolean
     language sql immutable set search_path = '' as 'select false'`,
  );
  const pet = await addPet();
  const carer = await join(pet, { may_book: true });
  const wish = {
    ...{ from_date: day(1), to_date: day(9), weekdays: [1, 2, 3, 4, 5, 6, 7] },
    hours: Array.from({ length: 24 }, (_, hour) => hour),
    ...{ veterinarian: vet.id, pet_type: 'dog', reason: 'Limps' },
  };
  await done(carer.db.rpc('ask_for_earlier', { ...wish, pet, pet_name: 'Burek' }));
  await done(otherOwner.db.rpc('ask_for_earlier', { ...wish, pet_name: 'Rex' }));
  const visit = await book(otherOwner, vet, day(5), '11:00');
  await done(otherOwner.db.from('appointments').update({ status: 'cancelled' }).eq('id', visit.id).select());
  const offerOf = async ({ db }: Person) => done(db.from('slot_offers').select('id, outcome'));
  const [held] = await offerOf(carer);
  expect([held?.outcome, await offerOf(otherOwner)]).toEqual([null, []]);
  expect((await owner.db.rpc('remove_carer', { pet, person: carer.id })).error).toBeNull();
  expect(await offerOf(carer)).toEqual([{ id: held?.id, outcome: 'ended' }]);
  expect(await offerOf(otherOwner)).toMatchObject([{ outcome: null }]);
  await refused(carer.db.rpc('take_offer', { offer: held?.id }), 409, /offer is over/);
});

test('a moment without a date is refused in words', async () => {
  const pet = await addPet();
  for (const moment of ['infinity', '-infinity']) {
    for (const change of [{ archived_at: moment }, { remembered_since: moment }])
      await refused(owner.db.from('pets').update(change).eq('id', pet), 400, /moment that has a date/);
    const place = { latitude: 52, longitude: 21, at: moment };
    await refused(world.visitor.rpc('emergency_contacts', place), 400, /moment that has a date/);
  }
});
