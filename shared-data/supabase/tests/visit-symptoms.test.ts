import { beforeEach, describe, expect, test } from 'vitest';
import { fileOfType } from './file-of-type.ts';
import { book, createSides, day, done, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet, otherVet } = await createSides({ otherVet: { fullName: 'Piotr Sowa' } });
let visitId: string;

/** A visit of its own for each test. */
beforeEach(async () => {
  await world.sql('delete from public.appointments');
  visitId = (await book(owner, vet, day(3), '10:00')).id;
});

const rows = () =>
  ({
    visit_answers: { appointment_id: visitId, breathes_hard: false, swallowed_poison: true },
    visit_photos: { appointment_id: visitId, path: `${visitId}/${crypto.randomUUID()}.jpg` },
  }) as const;
type SymptomTable = keyof ReturnType<typeof rows>;
const add = (person: Pick<Person, 'db'>, table: SymptomTable, differences: object = {}) =>
  person.db.from(table).insert({ ...rows()[table], ...differences });
const read = (person: Pick<Person, 'db'>, table: SymptomTable) =>
  person.db.from(table).select('appointment_id').eq('appointment_id', visitId);
const change = (person: Pick<Person, 'db'>, table: SymptomTable) =>
  person.db.from(table).update({ created_at: '2020-01-01' }).eq('appointment_id', visitId).select();
const remove = (person: Pick<Person, 'db'>, table: SymptomTable) =>
  person.db.from(table).delete().eq('appointment_id', visitId).select('appointment_id');

describe.each<SymptomTable>(['visit_answers', 'visit_photos'])('%s', (table) => {
  test('the owner of the visit adds, reads and removes, and changes nothing in place', async () => {
    await done(add(owner, table).select());
    expect(await done(read(owner, table))).toEqual([{ appointment_id: visitId }]);
    await withoutEffect(change(owner, table));
    expect(await done(remove(owner, table))).toEqual([{ appointment_id: visitId }]);
  });

  test('the veterinarian of the visit reads, and does nothing else', async () => {
    await done(add(owner, table).select());
    expect(await done(read(vet, table))).toEqual([{ appointment_id: visitId }]);
    await refused(add(vet, table), 403);
    await withoutEffect(change(vet, table));
    await withoutEffect(remove(vet, table));
    expect(await done(read(owner, table))).toHaveLength(1);
  });

  test.each(['completed', 'cancelled'])('a %s visit takes nothing more, and can still be cleared', async (status) => {
    await done(add(owner, table).select());
    await world.sql('update public.appointments set status = $2 where id = $1', [visitId, status]);
    await refused(add(owner, table), 403);
    expect(await done(read(vet, table))).toHaveLength(1);
    expect(await done(remove(owner, table))).toHaveLength(1);
  });
});

test('answers come once for a visit, and say something', async () => {
  await refused(add(owner, 'visit_answers', { breathes_hard: null, swallowed_poison: null }), 400);
  await done(add(owner, 'visit_answers').select());
  await refused(add(owner, 'visit_answers'), 409);
});

test('a visit takes three photos', async () => {
  for (let sent = 0; sent < 3; sent += 1) await done(add(owner, 'visit_photos').select());
  await refused(add(owner, 'visit_photos'), 403, /up to 3 photos/);
  expect(await done(read(owner, 'visit_photos'))).toHaveLength(3);
});

test.each([
  ['another visit’s folder', () => `${crypto.randomUUID()}/a.jpg`],
  ['a folder within', () => `${visitId}/deeper/a.jpg`],
])('a photo does not point into %s', async (_where, path) => {
  await refused(add(owner, 'visit_photos', { path: path() }), 400);
});

describe('the files', () => {
  const files = (person: Pick<Person, 'db'>) => person.db.storage.from('visit-photos');
  const picture = (type = 'image/jpeg') => fileOfType(type);
  const upload = (person: Pick<Person, 'db'>, path: string, file = picture()) =>
    files(person).upload(path, file, { contentType: file.type });
  const isStored = async (path: string) =>
    (await world.sql(`select from storage.objects where bucket_id = 'visit-photos' and name = $1`, [path])).length ===
    1;

  test('the owner uploads, both sides download by a link that is signed, and nobody without one', async () => {
    const path = `${visitId}/rash.jpg`;
    expect((await upload(owner, path)).error).toBeNull();
    for (const person of [owner, vet]) {
      expect((await done(files(person).download(path))).size).toBe(64);
      const { signedUrl } = await done(files(person).createSignedUrl(path, 60));
      expect((await world.fetch(signedUrl)).status).toBe(200);
    }
    const { publicUrl } = files({ db: world.visitor }).getPublicUrl(path).data;
    expect((await world.fetch(publicUrl)).ok).toBe(false);
    for (const person of [otherOwner, otherVet, { db: world.visitor }]) {
      expect((await files(person).download(path)).error).not.toBeNull();
      expect((await files(person).createSignedUrl(path, 60)).error).not.toBeNull();
    }
  });

  test('only the owner writes into the folder of the visit, and only the owner removes', async () => {
    const path = `${visitId}/kept.jpg`;
    await upload(owner, path);
    for (const person of [vet, otherOwner, otherVet, { db: world.visitor }]) {
      expect((await upload(person, `${visitId}/foreign.jpg`)).error).not.toBeNull();
      await files(person).remove([path]);
    }
    expect(await isStored(path)).toBe(true);
    for (const elsewhere of ['loose.jpg', `${visitId}/deeper/a.jpg`, `${crypto.randomUUID()}/a.jpg`])
      expect((await upload(owner, elsewhere)).error, elsewhere).not.toBeNull();
    await files(owner).remove([path]);
    expect(await isStored(path)).toBe(false);
  });

  test.each(['application/pdf', 'image/svg+xml', 'text/html'])('%s is refused', async (type) => {
    expect((await upload(owner, `${visitId}/file`, picture(type))).error).not.toBeNull();
  });
});
