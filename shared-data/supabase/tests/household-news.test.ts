import { beforeEach, expect, test } from 'vitest';
import { createHousehold } from './household-world.ts';
import { day, done, type Person } from './world.ts';

const { world, owner, addPet, join, invite, accept } = await createHousehold();
let pet: string;

beforeEach(async () => {
  await world.sql('delete from public.pets');
  await world.sql('delete from public.notifications');
  await world.sql('delete from private.mails');
  pet = await addPet();
});

const news = async (person: Person) => done(person.db.from('notifications').select('kind, about').order('created_at'));
const mailed = (person: Person) => world.sql('select kind from private.mails where user_id = $1', [person.id]);

test('an owner hears who accepted an invitation, for which pets and days, and whoever accepted does not', async () => {
  const other = await addPet();
  const sitter = await world.owner('Marek Wilk');
  const secret = await done(invite([pet, other], 'sitter', day(3), { starts_on: day(1) }));
  await done(accept(sitter, secret));
  expect(await news(owner)).toMatchObject([
    { kind: 'carer_joined', about: { person: 'Marek Wilk', pet: 'Burek, Burek', date: day(1), new_date: day(3) } },
  ]);
  expect(await mailed(owner)).toEqual([{ kind: 'carer_joined' }]);
  expect(await news(sitter)).toEqual([]);
});

test('an owner hears of a carer who leaves, once, and of nobody who was removed', async () => {
  const [leaving, removed] = [await join(pet), await join(pet)];
  await world.sql('delete from public.notifications');
  expect((await owner.db.rpc('remove_carer', { pet, person: removed.id })).error).toBeNull();
  for (let press = 0; press < 2; press += 1)
    expect((await leaving.db.rpc('leave_household', { pet })).error).toBeNull();
  expect(await news(owner)).toMatchObject([{ kind: 'carer_left', about: { person: 'Marek Wilk', pet_id: pet } }]);
});

test('both sides hear of a pet that is handed over; the heir of somebody who leaves the site, too', async () => {
  const carer = await join(pet);
  await world.sql('delete from public.notifications');
  expect((await owner.db.rpc('hand_over_pet', { pet, person: carer.id })).error).toBeNull();
  expect(await news(owner)).toMatchObject([
    { kind: 'pet_handed_over', about: { person: 'Marek Wilk', pet: 'Burek', outcome: 'given' } },
  ]);
  expect(await news(carer)).toMatchObject([
    { kind: 'pet_handed_over', about: { person: 'Olga', pet: 'Burek', outcome: 'received' } },
  ]);
  expect((await carer.db.rpc('delete_account', { address: carer.email })).error).toBeNull();
  expect((await news(owner)).at(-1)).toMatchObject({ about: { person: 'Marek', outcome: 'received' } });
});

test('a sitter hears on the day before the first one and on the last one, from eight in Warsaw, once', async () => {
  const sitter = await join(pet, { starts_on: day(3) }, day(5));
  await world.sql('delete from public.notifications');
  const at = async (moment: string) => {
    const [clock] = await world.sql<{ at: string }>(`select $1::timestamp at time zone 'Europe/Warsaw' as at`, [
      moment,
    ]);
    await done(world.service.rpc('claim_mails', { at_most: 50, at: clock?.at }));
    return (await news(sitter)).map(({ kind }) => kind);
  };
  expect(await at(`${day(2)} 07:59`)).toEqual([]);
  expect(await at(`${day(2)} 08:00`)).toEqual(['sitting_begins']);
  expect(await at(`${day(2)} 09:00`)).toHaveLength(1);
  expect(await at(`${day(4)} 12:00`)).toHaveLength(1);
  expect(await at(`${day(5)} 08:00`)).toEqual(['sitting_begins', 'sitting_ends']);
  expect(await news(owner)).toEqual([]);
});

test('a sitter who accepted on that day is not told again, nor one of a pet that is kept in memory', async () => {
  const late = await join(pet, { starts_on: day(1) }, day(1));
  const other = await addPet();
  await join(other, { starts_on: day(2) }, day(2));
  await done(
    owner.db
      .from('pets')
      .update({ remembered_since: day(0) })
      .eq('id', other)
      .select('id'),
  );
  await world.sql('delete from public.notifications');
  for (const ahead of [0, 1])
    await done(world.service.rpc('claim_mails', { at_most: 50, at: `${day(ahead)}T10:00:00Z` }));
  expect(await news(late)).toMatchObject([{ kind: 'sitting_ends' }]);
});
