import { beforeEach, describe, expect, test } from 'vitest';
import { createHousehold, EVERYTHING } from './household-world.ts';
import { book, day, done, insertRows, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet, invite, accept, addPet, join, endedAgo } = await createHousehold();
let pet: string;

beforeEach(async () => {
  await world.sql('delete from public.household_invitations');
  await world.sql('delete from public.pets');
  pet = await addPet();
});

const carers = () => world.sql<{ role: string }>('select role from public.pet_carers order by 1');
const change = (by: { db: typeof owner.db }, person: { id: string }, differences: object = {}) =>
  by.db.rpc('change_carer', { pet, person: person.id, role: 'carer', until: null, ...EVERYTHING, ...differences });

test('a pet is a household of its owner, without any step', async () => {
  expect(await done(owner.db.rpc('household', { pet }))).toEqual([]);
  expect(await done(owner.db.rpc('care_feed', { pet }))).toEqual([]);
});

describe('an invitation', () => {
  test('says to anybody who holds it who invites to what, without a surname', async () => {
    const secret = await done(invite([pet], 'sitter', day(3), { may_read_record: true, starts_on: day(1) }));
    expect(secret).toMatch(/^[\w-]{43}$/);
    const shown = await done(world.visitor.rpc('household_invitation', { secret }));
    expect(shown).toEqual({
      owner: 'Olga',
      pets: [{ name: 'Burek', type: 'Dog' }],
      role: 'sitter',
      starts_on: day(1),
      until: day(3),
      may_book: false,
      may_message: false,
      may_read_record: true,
      may_record_medicines: false,
      own: false,
    });
    const [stored] = await world.sql<{ row: string }>('select i::text as row from public.household_invitations i');
    expect(stored?.row).not.toContain(secret);
  });

  test('is accepted once, by somebody signed in who is neither its owner nor a veterinarian', async () => {
    const secret = await done(invite([pet], 'carer'));
    expect((await world.visitor.rpc('accept_household_invitation', { secret })).error).not.toBeNull();
    await refused(accept(owner, secret), 403, /You own these pets/);
    await refused(accept(vet, secret), 403, /veterinarian/);
    expect(await done(accept(otherOwner, secret))).toBe(pet);
    // The first answer may have got lost.
    expect(await done(accept(otherOwner, secret))).toBe(pet);
    expect(await carers()).toEqual([{ role: 'carer' }]);
    await refused(accept(await world.owner(), secret), 404, /no longer works/);
    expect((await world.visitor.rpc('household_invitation', { secret })).data).toBeNull();
  });

  test('is the same nothing when wrong, ended, withdrawn, past its sitter’s day, or when the pet is gone', async () => {
    const gone = async (secret: string) => {
      expect((await world.visitor.rpc('household_invitation', { secret })).data).toBeNull();
      await refused(accept(otherOwner, secret), 404, /does not work/);
    };
    await gone('wrong');
    const ended = await done(invite([pet], 'carer'));
    await world.sql(`update public.household_invitations set expires_at = now() - interval '1 second'`);
    await gone(ended);
    const withdrawn = await done(invite([pet], 'carer'));
    for (const { db } of [otherOwner, vet, { db: world.visitor }])
      await withoutEffect(db.from('household_invitations').delete().gt('expires_at', '2026-01-01').select('id'));
    await done(owner.db.from('household_invitations').delete().gt('expires_at', '2026-01-01').select('id'));
    await gone(withdrawn);
    const late = await done(invite([pet], 'sitter', day(0)));
    await world.sql('update public.household_invitations set until = until - 1');
    await gone(late);
    const orphan = await done(invite([pet], 'carer'));
    await done(owner.db.from('pets').delete().eq('id', pet).select('id'));
    await gone(orphan);
  });

  test('is made by the owner alone, for a carer without or a sitter with a last day', async () => {
    for (const person of [otherOwner, vet]) await refused(invite([pet], 'carer', null, {}, person), 403);
    const sitter = await join(pet, EVERYTHING, day(2));
    await refused(invite([pet], 'carer', null, {}, sitter), 403, /none of your pets/);
    await refused(invite([], 'carer'), 403);
    await refused(invite([pet, crypto.randomUUID()], 'carer'), 403);
    for (const [role, until] of [
      ['owner', null],
      ['sitter', null],
      ['carer', day(2)],
      ['sitter', day(-1)],
      ['sitter', day(400)],
    ] as const)
      await refused(invite([pet], role, until), 400);
    await refused(invite([pet], 'sitter', day(2), { starts_on: day(3) }), 400, /first day/);
    await refused(invite([pet], 'carer', null, { starts_on: day(0) }), 400, /first day/);
  });

  test('twenty are open at a time', async () => {
    for (let made = 0; made < 20; made += 1) await done(invite([pet], 'carer'));
    await refused(invite([pet], 'carer'), 403, /up to 20 open invitations/);
  });
});

describe('people of a household', () => {
  test('the owner sees and changes what each may do; nobody else does', async () => {
    const carer = await join(pet, {}, null, 'Marek Wilk');
    expect(await done(owner.db.rpc('household', { pet }))).toMatchObject([
      { name: 'Marek Wilk', person_id: carer.id, role: 'carer', until: null, may_book: false },
    ]);
    const other = await addPet();
    const sitter = await join(other, {}, day(2), 'Ola Lis');
    expect(await done(owner.db.rpc('household'))).toMatchObject([
      { pet_id: pet, person_id: carer.id },
      { pet_id: other, person_id: sitter.id, name: 'Ola Lis' },
    ]);
    await done(owner.db.from('pets').delete().eq('id', other).select('id'));
    for (const person of [carer, otherOwner, vet]) {
      expect(await done(person.db.rpc('household'))).toEqual([]);
      await refused(person.db.rpc('household', { pet }), 403);
      await refused(change(person, carer), 403);
      await refused(person.db.rpc('remove_carer', { pet, person: carer.id }), 403);
      await refused(person.db.rpc('hand_over_pet', { pet, person: carer.id }), 403);
    }
    expect((await change(owner, carer, { role: 'sitter', until: day(4), may_book: false })).error).toBeNull();
    expect(await done(carer.db.from('pet_carers').select('role, until, may_book, may_message'))).toEqual([
      { role: 'sitter', until: day(4), may_book: false, may_message: true },
    ]);
    await refused(change(owner, otherOwner), 404);
    const sitterFrom = (starts_on: string | undefined, until: string) =>
      change(owner, carer, { role: 'sitter', until, ...(starts_on && { starts_on }) });
    const days = () => world.sql('select starts_on::text, until::text from public.pet_carers');
    expect((await sitterFrom(day(1), day(4))).error).toBeNull();
    expect(await days()).toEqual([{ starts_on: day(1), until: day(4) }]);
    // A page of an earlier release names no first day.
    expect((await sitterFrom(undefined, day(0))).error).toBeNull();
    expect(await days()).toEqual([{ starts_on: day(0), until: day(0) }]);
    await refused(sitterFrom(day(3), day(2)), 400, /first day/);
    expect((await change(owner, carer)).error).toBeNull();
    expect(await days()).toEqual([{ starts_on: null, until: null }]);
    await refused(change(owner, carer, { role: 'sitter' }), 400);
  });

  test('leave by themselves or are removed', async () => {
    const carer = await join(pet);
    const sitter = await join(pet, {}, day(2));
    for (const { db } of [otherOwner, vet]) expect((await db.rpc('leave_household', { pet })).error).toBeNull();
    expect(await carers()).toHaveLength(2);
    expect((await carer.db.rpc('leave_household', { pet })).error).toBeNull();
    expect(await carers()).toEqual([{ role: 'sitter' }]);
    await done(sitter.db.rpc('cared_pets'));
    expect((await owner.db.rpc('remove_carer', { pet, person: sitter.id })).error).toBeNull();
    expect(await carers()).toEqual([]);
  });
});

describe('a pet', () => {
  test('is handed over to a carer, never a sitter; who owned it stays as a carer', async () => {
    const carer = await join(pet);
    const sitter = await join(pet, EVERYTHING, day(5));
    await book(owner, vet);
    const [sent] = await world.sql(
      'update public.pets set idempotency_key = gen_random_uuid() where id = $1 returning idempotency_key',
      [pet],
    );
    await insertRows(carer.db, 'pets', { ...sent, owner_id: carer.id, name: 'Mruczka', type: 'Cat' });
    await refused(owner.db.rpc('hand_over_pet', { pet, person: sitter.id }), 404, /one of its carers/);
    expect((await owner.db.rpc('hand_over_pet', { pet, person: carer.id })).error).toBeNull();
    expect(await done(carer.db.from('pets').select('owner_id').eq('id', pet))).toEqual([{ owner_id: carer.id }]);
    expect(await done(carer.db.rpc('household', { pet }))).toMatchObject([
      { role: 'sitter' },
      { name: 'Olga Nowak', role: 'carer', ...EVERYTHING },
    ]);
    await withoutEffect(owner.db.from('pets').update({ name: 'Mine' }).eq('id', pet).select('id'));
    expect(await done(owner.db.rpc('cared_pets'))).toMatchObject([{ id: pet, owner: 'Marek' }]);
  });

  test('goes to the carer who has been one longest when its owner leaves the site', async () => {
    const leaving = await world.owner('Lena Lis');
    pet = await addPet(leaving);
    const alone = await addPet(leaving);
    const people = [];
    for (const role of ['sitter', 'carer', 'carer'] as const) {
      const secret = await done(invite([pet], role, role === 'sitter' ? day(3) : null, {}, leaving));
      const person = await world.owner();
      await done(accept(person, secret));
      people.push(person);
    }
    expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
    const left = await world.sql<{ id: string; owner_id: string }>(
      'select id, owner_id from public.pets where id in ($1, $2)',
      [pet, alone],
    );
    expect(left).toEqual([{ id: pet, owner_id: people[1]?.id }]);
    expect(await carers()).toEqual([{ role: 'carer' }, { role: 'sitter' }]);
  });

  test('takes its photo and documents along', async () => {
    const leaving = await world.owner('Lena Lis');
    pet = await addPet(leaving);
    const heir = await world.owner();
    await done(accept(heir, await done(invite([pet], 'carer', null, {}, leaving))));
    const pdf = new Blob([new TextEncoder().encode('%PDF-1.4')], { type: 'application/pdf' });
    const png = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], { type: 'image/png' });
    const [photo, paper] = [`${pet}/face.png`, `${pet}/blood.pdf`];
    await done(leaving.db.storage.from('pet-images').upload(photo, png));
    await done(leaving.db.storage.from('pet-documents').upload(paper, pdf));
    const image_url = `/storage/v1/object/public/pet-images/${photo}`;
    await done(leaving.db.from('pets').update({ image_url }).eq('id', pet).select('id'));
    const document = { pet_id: pet, title: 'Blood', path: paper, mime_type: 'application/pdf', bytes: 8 };
    await insertRows(leaving.db, 'pet_documents', document);
    const files = [
      { bucket: 'pet-documents', path: paper, stays: true },
      { bucket: 'pet-images', path: photo, stays: true },
    ];
    expect(await done(leaving.db.rpc('own_data'))).toMatchObject({ files });
    expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
    expect(await done(heir.db.rpc('own_data'))).toMatchObject({
      files: files.map((file) => ({ ...file, stays: false })),
    });
    expect((await heir.db.storage.from('pet-documents').download(paper)).error).toBeNull();
  });

  test('is nobody’s care after a sitter’s day, by the rule and no job', async () => {
    const sitter = await join(pet, EVERYTHING, day(1));
    await endedAgo(pet, sitter, 0);
    expect(await done(sitter.db.rpc('cared_pets'))).toHaveLength(1);
    await endedAgo(pet, sitter, 1);
    expect((await sitter.db.rpc('cared_pets')).data).toEqual([]);
    await withoutEffect(sitter.db.from('pet_carers').select());
    await refused(sitter.db.rpc('care_sheet', { pet }), 403);
  });
});

test('what has had its time goes: invitations after 30 days, what was given after 180', async () => {
  await done(invite([pet], 'carer'));
  expect((await owner.db.rpc('add_care_entry', { pet, kind: 'fed' })).error).toBeNull();
  const prune = (at: string) => world.service.rpc('prune', { at_most: 100, at: `${at}T12:00:00Z` });
  const left = async () =>
    (
      await world.sql(
        `select (select count(*)::int from public.household_invitations) as invitations,
           (select count(*)::int from public.care_entries) as entries`,
      )
    )[0];
  await prune(day(36));
  expect(await left()).toEqual({ invitations: 1, entries: 1 });
  await prune(day(38));
  expect(await left()).toEqual({ invitations: 0, entries: 1 });
  await prune(day(181));
  expect(await left()).toEqual({ invitations: 0, entries: 0 });
});
