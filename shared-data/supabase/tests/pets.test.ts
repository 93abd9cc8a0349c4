import { beforeAll, expect, test } from 'vitest';
import { book, createSides, done, insertRows, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet } = await createSides();
let petId: string;

beforeAll(async () => {
  await book(owner, vet);
  petId = (
    await done(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Burek', type: 'Dog' }).select().single())
  ).id;
});

const strangers = () => [otherOwner.db, vet.db, world.visitor];

test('an owner adds a pet with every field of the form', async () => {
  const pet = {
    owner_id: owner.id,
    name: 'Mruczka',
    type: 'Cat',
    breed: 'European Shorthair',
    age: '2 years, 6 months',
    gender: 'Female',
    weight: 4.25,
    color: 'grey',
    microchip_number: '616093900123456',
    medical_history: 'none',
    allergies: 'fish',
    medications: null,
    vaccination_records: 'all',
    last_visit_date: '2026-01-31',
    last_visit_reason: 'vaccination',
    image_url: 'https://pictures.test/cat.jpg',
    birthday: '2024-05-20',
  };
  const stored = await done(owner.db.from('pets').insert(pet).select().single());
  expect({ ...stored, weight: Number(stored.weight) }).toMatchObject(pet);
});

test('a microchip number is one as on the page, kept without blanks', async () => {
  const chipIs = (microchip_number: string | null) =>
    owner.db.from('pets').update({ microchip_number }).eq('id', petId).select('microchip_number').single();
  for (const [typed, kept] of [
    ['616 0939 0012 3456', '616093900123456'],
    ['985\u2011141\u00a0000123456', '985141000123456'],
    ['123456789', '123456789'],
    ['12-3456-7890', '1234567890'],
    ['012*345*378', '012345378'],
    ['00-0643-9c12', '0006439C12'],
  ] as const)
    expect(await done(chipIs(typed))).toEqual({ microchip_number: kept });
  await refused(chipIs('61609390012345'), 400, /15 digits, this one has 14/);
  await refused(chipIs('616093900123456789'), 400, /this one has 18/);
  await refused(chipIs('999000000000001'), 400, /tests only/);
  await refused(chipIs('61609390012345O'), 400, /digits only/);
  await refused(
    owner.db.from('pets').insert({ owner_id: owner.id, name: 'Burek', type: 'Dog', microchip_number: '616' }),
    400,
  );
  await done(chipIs(null));
  // One from before there was a rule: everything else of its pet can be changed.
  await world.sql(`update public.pets set microchip_number = 'tattoo 12' where id = $1`, [petId]);
  await done(
    owner.db.from('pets').update({ color: 'red', microchip_number: 'tattoo 12' }).eq('id', petId).select().single(),
  );
});

test('days of a pet are in years in which somebody lives who types them', async () => {
  const lastVisitIs = (day: string) => owner.db.from('pets').update({ last_visit_date: day }).eq('id', petId).select();
  for (const slip of ['0024-05-01', '1799-12-31', '2200-01-01', '9999-12-31']) await refused(lastVisitIs(slip), 400);
  await done(lastVisitIs('2024-05-01'));
});

test('a birthday is a day that has come', async () => {
  const birthdayIs = (birthday: string) => owner.db.from('pets').update({ birthday }).eq('id', petId).select();
  const tomorrow = new Date(Date.now() + 48 * 3600_000).toISOString().slice(0, 10);
  await refused(birthdayIs(tomorrow), 400, /still to come/);
  for (const never of ['infinity', '-infinity', '1799-12-31']) await refused(birthdayIs(never), 400);
  await done(birthdayIs('2024-05-20'));
  for (const stranger of strangers())
    await withoutEffect(stranger.from('pets').update({ birthday: '2020-01-01' }).eq('id', petId).select());
});

test.each([
  ['2022-09-22', '4 years, 2 months'],
  ['2025-11-24', '1 year'],
  ['2026-10-24', '1 month'],
  ['2026-10-25', 'under a month'],
  [null, 'about six'],
])('a pet born on %s was %s', async (birthday, age) => {
  const [pet] = await world.sql(`select private.age_of(jsonb_populate_record(null::public.pets, $1)) as age`, [
    JSON.stringify({ birthday, age: 'about six', remembered_since: '2026-11-24T12:00:00Z' }),
  ]);
  expect(pet).toEqual({ age });
});

test('an owner lists their pets, newest first', async () => {
  const pets = await done(
    owner.db.from('pets').select().eq('owner_id', owner.id).order('created_at', { ascending: false }),
  );
  expect(pets.map(({ name }) => name)).toContain('Burek');
});

test('a key makes one pet of each owner, and tells nobody of another’s', async () => {
  const key = { idempotency_key: crypto.randomUUID() };
  const pet = { owner_id: owner.id, name: 'Reksio', type: 'Dog', ...key };
  const { id } = await done(owner.db.from('pets').insert(pet).select('id').single());
  await refused(owner.db.from('pets').insert(pet), 409);
  await insertRows(otherOwner.db, 'pets', { ...pet, owner_id: otherOwner.id });
  await refused(otherOwner.db.from('pets').insert(pet), 403);
  await refused(vet.db.from('pets').insert(pet), 403);
  await refused(world.visitor.from('pets').insert(pet), 401);
  await refused(owner.db.from('pets').update(key).eq('id', id), 403);
  await refused(owner.db.from('pets').insert({ ...pet, id: crypto.randomUUID() }), 403);
});

test('pets belong to owners: a veterinarian keeps none here', async () => {
  await refused(vet.db.from('pets').insert({ owner_id: vet.id, name: 'Own', type: 'Dog' }), 403);
});

test('a pet cannot be handed to somebody else', async () => {
  await refused(owner.db.from('pets').update({ owner_id: otherOwner.id }).eq('id', petId), 403);
});

test('a pet needs a name and a type, and a weight that can be', async () => {
  await refused(owner.db.from('pets').insert({ owner_id: owner.id, name: ' ', type: 'Dog' }), 400);
  await refused(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Rex' }), 400);
  await refused(owner.db.from('pets').insert({ owner_id: owner.id, name: 'Rex', type: 'Dog', weight: -1 }), 400);
});

test.each([
  [{ weight: 'NaN' }],
  [{ last_visit_date: 'infinity' }],
  [{ last_visit_date: '0044-03-15 BC' }],
  [{ last_visit_date: '12026-01-31' }],
  [{ image_url: '//elsewhere.test/cat.jpg' }],
  [{ image_url: '/cat.jpg\n' }],
])('what no screen can show is not stored: %j', async (columns) => {
  await refused(owner.db.from('pets').update(columns).eq('id', petId), 400);
});

test('an owner changes and removes a pet', async () => {
  const { id } = await done(
    owner.db.from('pets').insert({ owner_id: owner.id, name: 'Tosia', type: 'Bird' }).select().single(),
  );
  const changed = await done(
    owner.db.from('pets').update({ name: 'Tola', allergies: null }).eq('id', id).select().single(),
  );
  expect(changed.name).toBe('Tola');
  expect(await done(owner.db.from('pets').delete().eq('id', id).select('id'))).toEqual([{ id }]);
});

test('an owner keeps five hundred pets at most, and the refused one leaves nothing behind', async () => {
  const collector = await world.owner();
  const pet = { owner_id: collector.id, name: 'Fish', type: 'Fish' };
  const count = async () => (await world.sql('select from public.pets where owner_id = $1', [collector.id])).length;
  await refused(collector.db.from('pets').insert(Array(501).fill(pet)), 403, /^You can keep up to 500 pets here\.$/);
  expect(await count()).toBe(0);
  await insertRows(collector.db, 'pets', Array(500).fill(pet));
  await refused(collector.db.from('pets').insert(pet), 403, /up to 500 pets/);
  expect(await count()).toBe(500);
});
