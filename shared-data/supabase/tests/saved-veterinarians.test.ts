import { beforeEach, expect, test } from 'vitest';
import { createSides, done, type Person, refused } from './world.ts';

const { world, owner, otherOwner, vet, otherVet } = await createSides();
beforeEach(() => world.sql('delete from public.saved_veterinarians'));

const saved = ({ db }: Pick<Person, 'db'>) => db.from('saved_veterinarians');
const row = (person: Person, veterinarian: Person) => ({ owner_id: person.id, veterinarian_id: veterinarian.id });
const save = (person: Person, veterinarian: Person) => saved(person).insert(row(person, veterinarian)).select();

test('an owner saves a veterinarian once, reads whom they saved, and removes them again', async () => {
  const unlisted = await world.newVeterinarian();
  await done(save(owner, vet));
  await done(save(owner, unlisted));
  await refused(save(owner, vet), 409);
  const list = await done(saved(owner).select('veterinarian_id').order('created_at'));
  expect(list.map(({ veterinarian_id }) => veterinarian_id)).toEqual([vet.id, unlisted.id]);
  expect(await done(saved(owner).delete().match(row(owner, vet)).select())).toHaveLength(1);
  expect(await done(saved(owner).select())).toHaveLength(1);
});

test('only owners save, and only veterinarians who are still here', async () => {
  const gone = await world.newVeterinarian();
  await world.sql('update public.profiles set deleted_at = now() where id = $1', [gone.id]);
  await refused(save(vet, otherVet), 403);
  for (const nobody of [otherOwner, gone, owner]) await refused(save(owner, nobody), 403);
});

test('two hundred are saved, and the next one is refused in words', async () => {
  const people = `select md5('saved ' || number)::uuid as id from generate_series(1, 200) as number`;
  await world.sql(`insert into public.profiles (id, user_type) select id, 'veterinarian' from (${people}) as vets`);
  await world.sql(`insert into public.saved_veterinarians select $1, id from (${people}) as vets`, [owner.id]);
  await refused(save(owner, vet), 403, /^You can save up to 200 veterinarians\. Please remove one/);
  await done(save(otherOwner, vet));
});

test('it leaves with either account, and goes into the owner’s download alone', async () => {
  const leaver = await world.owner();
  const leavingVet = await world.newVeterinarian();
  for (const veterinarian of [vet, leavingVet]) await done(save(leaver, veterinarian));
  await done(save(owner, leavingVet));
  const taken = await Promise.all([leaver, vet].map(async ({ db }) => done(db.rpc('own_data'))));
  expect(taken.map(({ saved_veterinarians }) => saved_veterinarians.length)).toEqual([2, 0]);

  for (const { db, email } of [leaver, leavingVet])
    expect((await db.rpc('delete_account', { address: email })).error).toBeNull();
  expect(await world.sql('select from public.saved_veterinarians')).toEqual([]);
  await refused(save(leaver, vet), 401, /has been deleted/);
});
