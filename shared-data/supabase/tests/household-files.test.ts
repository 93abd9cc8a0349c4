import { beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, EVERYTHING } from './household-world.ts';
import { day, done, type Person } from './world.ts';

const { world, owner, otherOwner, vet, addPet, join, endedAgo } = await createHousehold();
let pet: string;

beforeEach(async () => {
  await world.sql('delete from storage.objects');
  await world.sql('delete from public.pets');
  pet = await addPet();
});

type Caller = Pick<Person, 'db'>;
const PNG = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], { type: 'image/png' });
const store = async ({ db }: Caller, bucket: string, name: string) =>
  (await db.storage.from(bucket).upload(`${pet}/${name}`, PNG)).error === null;
const remove = async ({ db }: Caller, bucket: string, name: string) => {
  await db.storage.from(bucket).remove([`${pet}/${name}`]);
  return !(await isThere(bucket, name));
};
/** What the policy for removing says alone: a statement without a condition needs no right to read. */
const policyLetsRemove = async ({ id }: Pick<Person, 'id'>) => {
  await world.sql('begin');
  await world.sql(`select set_config('request.jwt.claim.sub', $1, true)`, [id]);
  await world.sql('set local role authenticated');
  await world.sql('delete from storage.objects');
  await world.sql('reset role');
  const left = await world.sql('select from storage.objects');
  await world.sql('rollback');
  return left.length === 0;
};
const lists = async ({ db }: Caller, bucket: string) => (await done(db.storage.from(bucket).list(pet))).length > 0;
const isThere = async (bucket: string, name: string) =>
  (await world.sql('select from storage.objects where bucket_id = $1 and name = $2', [bucket, `${pet}/${name}`]))
    .length === 1;

const keepInRecord = (name: string) =>
  world.sql(
    `insert into public.pet_documents (pet_id, title, path, mime_type, bytes) values ($1, 'Blood', $2, 'image/png', 9)`,
    [pet, `${pet}/${name}`],
  );

/** Everybody but a pet's owner: the household with and without rights, a sitter after the last day, and strangers. */
async function everybodyElse(): Promise<[string, Caller][]> {
  const late = await join(pet, EVERYTHING, day(1));
  await endedAgo(pet, late, 1);
  return [
    ['a carer with every right', await join(pet, EVERYTHING)],
    ['a carer without any', await join(pet)],
    ['a sitter before their time', await join(pet, { ...EVERYTHING, starts_on: day(1) }, day(1))],
    ['a sitter in their time', await join(pet, { ...EVERYTHING, starts_on: day(0) }, day(0))],
    ['a sitter after it', late],
    ['a stranger', otherOwner],
    ['a veterinarian', vet],
    ['a visitor', { db: world.visitor }],
  ];
}

describe.each(['pet-images', 'pet-documents'])('%s', (bucket) => {
  test('the owner stores, lists and removes', async () => {
    expect(await store(owner, bucket, 'a.png')).toBe(true);
    expect(await lists(owner, bucket)).toBe(true);
    expect(await remove(owner, bucket, 'a.png')).toBe(true);
  });

  test('nobody else does', async () => {
    await store(owner, bucket, 'a.png');
    for (const [who, person] of await everybodyElse()) {
      expect(await store(person, bucket, 'b.png'), who).toBe(false);
      expect(await lists(person, bucket), who).toBe(false);
      expect(await remove(person, bucket, 'a.png'), who).toBe(false);
    }
  });

  test('a file goes along with a pet that is handed over', async () => {
    await store(owner, bucket, 'a.png');
    const heir = await join(pet);
    await world.sql('update public.pets set image_url = $2 where id = $1', [pet, `/${pet}/a.png`]);
    await keepInRecord('a.png');
    expect(await policyLetsRemove(owner)).toBe(true);
    expect((await owner.db.rpc('hand_over_pet', { pet, person: heir.id })).error).toBeNull();
    for (const leaves of [false, true]) {
      if (leaves) expect((await owner.db.rpc('leave_household', { pet })).error).toBeNull();
      expect(await store(owner, bucket, 'b.png')).toBe(false);
      // A former owner is a carer who may read the record, until they leave.
      expect(await lists(owner, bucket)).toBe(bucket === 'pet-documents' && !leaves);
      expect(await remove(owner, bucket, 'a.png')).toBe(false);
      expect(await policyLetsRemove(owner)).toBe(false);
    }
    expect(await lists(heir, bucket)).toBe(true);
    expect(await remove(heir, bucket, 'a.png')).toBe(true);
    expect(await store(heir, bucket, 'b.png')).toBe(true);
  });
});

test('a veterinarian takes back a document that is not in the record, whosever the pet is', async () => {
  await world.sql(
    `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type,
       reason_for_visit, pet_id) values ($1, $2, private.warsaw_today() + 1, '10:00', 'Burek', 'dog', 'Check-up', $3)`,
    [owner.id, vet.id, pet],
  );
  expect(await store(vet, 'pet-documents', 'blood.png')).toBe(true);
  expect(await remove(vet, 'pet-documents', 'blood.png')).toBe(true);
});

test('no other document takes the place of a removed one that is in the record', async () => {
  await store(owner, 'pet-documents', 'lab.png');
  await keepInRecord('lab.png');
  expect(await remove(owner, 'pet-documents', 'lab.png')).toBe(true);
  expect(await store(owner, 'pet-documents', 'lab.png')).toBe(false);
  await world.sql('delete from public.pet_documents');
  expect(await store(owner, 'pet-documents', 'lab.png')).toBe(true);
});
