import { beforeEach, describe, expect, test } from 'vitest';
import { book, booking, createSides, day, done, insertRows, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet, otherVet } = await createSides({ otherVet: { fullName: 'Piotr Sowa' } });
let petId: string;
let visitId: string;

/** A pet of its own for each test, with a visit to come. */
beforeEach(async () => {
  const pet = { owner_id: owner.id, name: `Rex ${crypto.randomUUID()}`, type: 'Dog' };
  petId = (await done(owner.db.from('pets').insert(pet).select().single())).id;
  await world.sql(`update public.appointments set status = 'cancelled' where status = 'upcoming'`);
  visitId = (await done(owner.db.from('appointments').insert(visitOf(vet)).select().single())).id;
});

const visitOf = (visited: Person, differences: object = {}) => ({
  ...booking(owner, visited),
  pet_id: petId,
  ...differences,
});
const entries = () =>
  ({
    vaccinations: { pet_id: petId, product: 'Nobivac Rabies', given_on: day(-1), next_due_on: day(364) },
    weights: { pet_id: petId, weighed_on: day(0), kilograms: 12.345 },
    medicines: { pet_id: petId, name: 'Meloxicam', dose: '1 tablet a day', starts_on: day(-3), ends_on: day(4) },
    pet_documents: {
      pet_id: petId,
      title: 'Blood test',
      path: `${petId}/blood.pdf`,
      mime_type: 'application/pdf',
      bytes: 9,
    },
  }) as const;
type RecordTable = keyof ReturnType<typeof entries>;
const TABLES: RecordTable[] = ['vaccinations', 'weights', 'medicines', 'pet_documents'];
const add = (person: Pick<Person, 'db'>, table: RecordTable, differences: object = {}) =>
  person.db.from(table).insert({ ...entries()[table], ...differences });
const strangers = () => [otherOwner, otherVet];

describe.each(TABLES)('%s', (table) => {
  test('the owner adds, reads and removes, and the entry bears their name', async () => {
    await refused(add(owner, table, { added_by: vet.id }), 403);
    const { id } = await done(add(owner, table).select().single());
    expect(await done(owner.db.from(table).select('added_by').eq('id', id).single())).toEqual({ added_by: owner.id });
    expect(await done(owner.db.from(table).delete().eq('id', id).select('id'))).toEqual([{ id }]);
  });

  test('an entry is not changed in place', async () => {
    await done(add(owner, table).select());
    await withoutEffect(owner.db.from(table).update({ added_by: null }).eq('pet_id', petId).select());
  });

  test('the veterinarian of a visit reads, and removes nothing', async () => {
    await done(add(owner, table).select());
    expect(await done(vet.db.from(table).select('id').eq('pet_id', petId))).toHaveLength(1);
    await withoutEffect(vet.db.from(table).delete().eq('pet_id', petId).select());
  });

  test('an entry moves to no pet of somebody else', async () => {
    const foreign = await done(
      otherOwner.db.from('pets').insert({ owner_id: otherOwner.id, name: 'Cat', type: 'Cat' }).select().single(),
    );
    await refused(
      add(owner, table, { pet_id: foreign.id, ...(table === 'pet_documents' && { path: `${foreign.id}/a.pdf` }) }),
      403,
    );
  });
});

describe('the veterinarian of a visit', () => {
  test('adds vaccinations and weights of that visit in their own name, and nothing else', async () => {
    for (const table of ['vaccinations', 'weights'] as const) {
      const row = await done(add(vet, table, { appointment_id: visitId }).select().single());
      expect(row).toMatchObject({ added_by: vet.id, appointment_id: visitId });
    }
    await refused(add(vet, 'medicines'), 403);
    await refused(add(vet, 'pet_documents'), 403);
    const elsewhere = await book(otherOwner, vet, day(4), '12:00');
    await refused(add(vet, 'weights', { appointment_id: elsewhere.id }), 403, /no visit of this pet/);
  });

  test('reads the pet’s own row, but changes and removes nothing of it', async () => {
    expect(await done(vet.db.from('pets').select('id').eq('id', petId))).toEqual([{ id: petId }]);
    await withoutEffect(vet.db.from('pets').update({ allergies: 'none' }).eq('id', petId).select());
    await withoutEffect(vet.db.from('pets').delete().eq('id', petId).select());
    for (const person of strangers()) await withoutEffect(person.db.from('pets').select().eq('id', petId));
  });

  test.each([
    ['a cancelled visit', `status = 'cancelled'`, false],
    ['30 days after the visit', `status = 'completed', appointment_date = private.warsaw_today() - 30`, true],
    ['31 days after the visit', `status = 'completed', appointment_date = private.warsaw_today() - 31`, false],
  ])('%s', async (_when, change, reads) => {
    await done(add(owner, 'weights').select());
    await world.sql(`update public.appointments set ${change} where id = $1`, [visitId]);
    expect(await done(vet.db.from('weights').select('id').eq('pet_id', petId))).toHaveLength(reads ? 1 : 0);
    if (!reads) await refused(add(vet, 'weights'), 403);
  });

  test('reads nothing once the owner has said no, until they allow it again', async () => {
    await done(add(owner, 'weights').select());
    const refusal = { pet_id: petId, veterinarian_id: vet.id };
    await insertRows(owner.db, 'record_refusals', refusal);
    for (const table of TABLES) await withoutEffect(vet.db.from(table).select().eq('pet_id', petId));
    await withoutEffect(vet.db.from('pets').select().eq('id', petId));
    await refused(add(vet, 'weights'), 403);
    await withoutEffect(vet.db.from('record_refusals').delete().eq('pet_id', petId).select());
    await done(owner.db.from('record_refusals').delete().match(refusal).select());
    expect(await done(vet.db.from('weights').select('id').eq('pet_id', petId))).toHaveLength(1);
  });
});

describe('entries', () => {
  test.each(['vaccinations', 'weights', 'medicines'] as const)(
    '%s of one key are one in each record',
    async (table) => {
      const key = { idempotency_key: crypto.randomUUID() };
      const { id } = await done(add(owner, table, key).select('id').single());
      await refused(add(owner, table, key), 409);
      await refused(add(otherOwner, table, key), 403);
      await withoutEffect(owner.db.from(table).update({ idempotency_key: null }).eq('id', id).select());
      const other = { owner_id: otherOwner.id, name: 'Azor', type: 'Dog' };
      const pet_id = (await done(otherOwner.db.from('pets').insert(other).select('id').single())).id;
      await done(add(otherOwner, table, { ...key, pet_id }).select());
    },
  );

  test.each([
    ['vaccinations', { product: ' ' }],
    ['vaccinations', { given_on: 'infinity' }],
    ['vaccinations', { next_due_on: day(-1) }],
    ['weights', { kilograms: 0 }],
    ['weights', { kilograms: 'NaN' }],
    ['weights', { weighed_on: '0044-03-15 BC' }],
    ['medicines', { ends_on: day(-4) }],
    ['pet_documents', { mime_type: 'text/html' }],
    ['pet_documents', { bytes: 10 * 1024 * 1024 + 1 }],
    ['pet_documents', { path: 'elsewhere/blood.pdf' }],
  ] as const)('%s refuse %j', async (table, columns) => {
    await refused(add(owner, table, columns), 400);
  });

  test('is not in the future', async () => {
    await refused(add(owner, 'vaccinations', { given_on: day(1), next_due_on: null }), 400, /still to come/);
    await refused(add(owner, 'weights', { weighed_on: day(1) }), 400, /still to come/);
  });

  test('is five hundred of a kind at most', async () => {
    await refused(owner.db.from('weights').insert(Array(501).fill(entries().weights)), 403, /up to 500 of these/);
    await insertRows(owner.db, 'weights', Array(500).fill(entries().weights));
    await refused(add(owner, 'weights'), 403, /Please remove one/);
  });
});

describe('documents', () => {
  const pdf = () => new Blob(['%PDF-1.7 blood'], { type: 'application/pdf' });
  const files = (person: Pick<Person, 'db'>) => person.db.storage.from('pet-documents');
  const upload = (person: Pick<Person, 'db'>, file = pdf()) =>
    files(person).upload(`${petId}/blood.pdf`, file, { contentType: file.type, upsert: false });
  const signed = async (person: Pick<Person, 'db'>, seconds = 60) =>
    files(person).createSignedUrl(`${petId}/blood.pdf`, seconds);

  test('the owner uploads, gets a signed link and removes', async () => {
    expect((await upload(owner)).error).toBeNull();
    const { data, error } = await signed(owner);
    expect(error).toBeNull();
    const answer = await world.fetch(data?.signedUrl ?? '');
    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 200, text: '%PDF-1.7 blood' });
    await files(owner).remove([`${petId}/blood.pdf`]);
    expect((await signed(owner)).error).not.toBeNull();
  });

  test('the veterinarian of a visit reads by a link of their own, stores files, and removes only their own', async () => {
    await upload(owner);
    expect((await signed(vet)).error).toBeNull();
    await files(vet).remove([`${petId}/blood.pdf`]);
    expect((await signed(owner)).error).toBeNull();
    const store = (name: string) => files(vet).upload(`${petId}/${name}`, pdf(), { contentType: 'application/pdf' });
    expect((await store('mine.pdf')).error).toBeNull();
    expect((await files(vet).remove([`${petId}/mine.pdf`])).data).toHaveLength(1);
    await insertRows(owner.db, 'record_refusals', { pet_id: petId, veterinarian_id: vet.id });
    expect((await signed(vet)).error).not.toBeNull();
    expect((await store('late.pdf')).error).not.toBeNull();
  });

  test('a link that was tampered with opens nothing', async () => {
    await upload(owner);
    const link = (await signed(owner)).data?.signedUrl ?? '';
    expect((await world.fetch(link)).ok).toBe(true);
    expect((await world.fetch(link.replace('blood.pdf', 'other.pdf'))).ok).toBe(false);
    // Not the very last letter: some of its bits belong to no byte.
    expect((await world.fetch(link.replace(/.(?=.{9}$)/, (one) => (one === 'A' ? 'B' : 'A')))).ok).toBe(false);
  });

  test('only PDF and pictures', async () => {
    expect((await upload(owner, new Blob(['<script>'], { type: 'text/html' }))).error).not.toBeNull();
  });
});

describe('the pet of a visit', () => {
  const petOf = (differences: object) =>
    done(owner.db.from('appointments').insert(visitOf(otherVet, differences)).select('pet_id').single());

  test('is the one that the booking says', async () => {
    expect(await petOf({})).toEqual({ pet_id: petId });
  });

  test('is found by its name where a booking gives that alone, as former slices do', async () => {
    const { name } = await done(owner.db.from('pets').select('name').eq('id', petId).single());
    expect(await petOf({ pet_id: null, pet_name: ` ${name.toUpperCase()} `, appointment_time: '11:00' })).toEqual({
      pet_id: petId,
    });
    expect(await petOf({ pet_id: null, pet_name: 'Nobody', appointment_time: '12:00' })).toEqual({ pet_id: null });
  });

  test('is nobody else’s', async () => {
    const foreign = await done(
      otherOwner.db.from('pets').insert({ owner_id: otherOwner.id, name: 'Cat', type: 'Cat' }).select().single(),
    );
    await refused(
      owner.db.from('appointments').insert(visitOf(otherVet, { pet_id: foreign.id })),
      403,
      /your own pets/,
    );
  });

  test('goes, the visit stays', async () => {
    await done(owner.db.from('pets').delete().eq('id', petId).select());
    expect(await done(owner.db.from('appointments').select('pet_id').eq('id', visitId).single())).toEqual({
      pet_id: null,
    });
  });
});
