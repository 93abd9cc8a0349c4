import { expect, test } from 'vitest';
import { createHousehold, EVERYTHING } from './household-world.ts';
import { booking, day, done, insertRows, type Person } from './world.ts';

const { world, owner, otherOwner, vet, otherVet, addPet, join, endedAgo } = await createHousehold();

test('an owner, and nobody else, sees which vets read a pet, whoever of the household booked them', async () => {
  const pet = await addPet();
  const [carer, sitter] = [await join(pet, EVERYTHING), await join(pet, EVERYTHING, day(1))];
  for (const [person, booked, ahead] of [
    [carer, vet, 3],
    [sitter, otherVet, 40],
  ] as const) {
    const visit = { ...booking(person, booked, day(ahead), '09:00'), pet_id: pet };
    await insertRows(person.db, 'appointments', visit);
  }
  await endedAgo(pet, sitter, 1);
  const readers = async ({ db }: Pick<Person, 'db'>) =>
    ((await done(db.rpc('record_readers', { pet }))) as { until: string }[]).map(({ until }) => until).sort();
  expect(await readers(owner)).toEqual([day(33), day(70)]);
  await world.sql(`update public.appointments set status = 'cancelled' where veterinarian_id = $1`, [vet.id]);
  expect(await readers(owner)).toEqual([day(70)]);
  for (const other of [carer, otherOwner, otherVet]) expect(await readers(other)).toEqual([]);
});

test('a vet reads until 30 days after the last visit of that pet', async () => {
  const pet = await addPet();
  for (const [ahead, time] of [
    [5, '09:00'],
    [12, '10:00'],
  ] as const)
    await insertRows(owner.db, 'appointments', { ...booking(owner, otherVet, day(ahead), time), pet_id: pet });
  const until = async (of: string) =>
    ((await done(owner.db.rpc('record_readers', { pet: of }))) as { until: string }[]).map((reader) => reader.until);
  expect(await until(pet)).toEqual([day(42)]);
  expect(await until(await addPet())).toEqual([]);
  const lastVisit = (on: string) =>
    world.sql('update public.appointments set appointment_date = $1 where pet_id = $2', [on, pet]);
  await lastVisit(day(-30));
  expect(await until(pet)).toEqual([day(0)]);
  await lastVisit(day(-31));
  expect(await until(pet)).toEqual([]);
});
