import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { book, createWorld, day, done, type Person, refused, type World, withoutEffect } from './world.ts';

const world: World = await createWorld();
afterAll(() => world.close());

let owner: Person;
let vet: Person;

beforeEach(async () => {
  owner = await world.owner('Olga Nowak');
  vet = await world.bookableVeterinarian({ fullName: 'Wanda Lis' });
});

const deleteAccount = (person: Person, address = person.email) => person.db.rpc('delete_account', { address });
const pet = async (person: Person) =>
  done(person.db.from('pets').insert({ owner_id: person.id, name: 'Rex', type: 'Dog' }).select('id').single());
const store = (person: Person, bucket: string, folder: string) =>
  done(person.db.storage.from(bucket).upload(`${folder}/${randomUUID()}.png`, PIXEL, { contentType: 'image/png' }));
const PIXEL = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], { type: 'image/png' });
const newsOf = async (person: Person) =>
  (await done(person.db.from('notifications').select('kind, about').order('created_at'))) as {
    kind: string;
    about: Record<string, unknown>;
  }[];

test('an owner who goes cannot sign in any more; upcoming visits are cancelled, and the vet gets notice', async () => {
  const { id } = await book(owner, vet, day(3), '10:00');
  await done(owner.db.rpc('request_reschedule', { appointment: id, proposed_date: day(4), proposed_time: '10:00' }));
  expect((await deleteAccount(owner)).error).toBeNull();

  const again = await world.visitor.auth.signInWithPassword({ email: owner.email, password: 'correct horse' });
  expect(again.error?.message).toBe('Invalid login credentials');
  expect(await done(vet.db.from('appointments').select('status, cancelled_by').eq('id', id))).toEqual([
    { status: 'cancelled', cancelled_by: 'owner' },
  ]);
  expect((await newsOf(vet)).at(-1)).toMatchObject({
    kind: 'cancelled',
    about: { appointment_id: id, person: 'Olga Nowak', cancel_reason: 'This account has been deleted.' },
  });
  expect(await world.sql('select from private.slot_holds where appointment_id = $1', [id])).toEqual([]);
  expect(await world.sql('select from private.mails where user_id = $1', [owner.id])).toEqual([]);
  expect(await world.sql('select from auth.sessions where user_id = $1', [owner.id])).toEqual([]);
});

test.each(['request_reschedule', 'propose_reschedule'] as const)(
  'a visit that has begun is not moved for an owner who has gone: %s closes with the account',
  async (ask) => {
    const visit = await world.begunVisit(owner, vet);
    const asker = ask === 'request_reschedule' ? owner : vet;
    const proposal = { appointment: visit.id, proposed_date: day(4), proposed_time: '10:00' };
    const { id } = (await done(asker.db.rpc(ask, proposal))) as { id: string };
    expect((await deleteAccount(owner)).error).toBeNull();

    expect(await done(vet.db.from('reschedule_requests').select('status').eq('id', id))).toEqual([
      { status: 'withdrawn' },
    ]);
    const answer = { request: id, accept: true };
    await refused(vet.db.rpc('answer_reschedule', answer), ask === 'request_reschedule' ? 409 : 404);
    expect(await world.sql('select from private.slot_holds where reschedule_request_id = $1', [id])).toEqual([]);
    await refused(vet.db.rpc('propose_reschedule', proposal), 409, /has deleted their account/);
  },
);

test('data that concerns the vet as well stays without the name; everything else of the owner goes', async () => {
  const { id: petId } = await pet(owner);
  await done(
    owner.db
      .from('weights')
      .insert({ pet_id: petId, weighed_on: day(0), kilograms: 12 })
      .select('id')
      .single(),
  );
  const visit = await world.begunVisit(owner, vet, 'completed');
  const review = { appointment_id: visit.id, veterinarian_id: vet.id, rating: 5, comment: 'Kind' };
  await done(owner.db.from('reviews').insert(review).select().single());
  await done(owner.db.rpc('send_message', { message: randomUUID(), recipient: vet.id, body: 'Hello' }));
  const { reviews } = (await done(owner.db.rpc('own_data'))) as { reviews: unknown[] };
  expect(reviews).toMatchObject([{ comment: 'Kind' }]);
  expect((await deleteAccount(owner)).error).toBeNull();

  expect(
    await done(vet.db.from('reviews').select('author_name, comment, rating').eq('veterinarian_id', vet.id)),
  ).toEqual([{ author_name: 'Pet owner', comment: 'Kind', rating: 5 }]);
  expect(
    await done(
      vet.db
        .from('appointments')
        .select('status, client:profiles!appointments_client_id_fkey(full_name, email)')
        .eq('id', visit.id),
    ),
  ).toEqual([{ status: 'completed', client: { full_name: null, email: null } }]);
  expect(await done(vet.db.from('messages').select('body'))).toEqual([{ body: 'Hello' }]);
  await refused(vet.db.rpc('send_message', { message: randomUUID(), recipient: owner.id, body: 'Hi' }), 403);
  const kept = await world.sql(
    `select from public.pets where owner_id = $1 union all select from public.notifications where user_id = $1`,
    [owner.id],
  );
  expect(kept).toEqual([]);
  expect(await world.sql('select from public.weights where pet_id = $1', [petId])).toEqual([]);
});

test('of a profile nothing is left but that there was one', async () => {
  await world.sql(
    `update public.profiles set phone = '600 100 200', languages = '{pl}', home_visits = true where id = $1`,
    [vet.id],
  );
  expect((await deleteAccount(vet)).error).toBeNull();
  const [left] = await world.sql<Record<string, unknown>>(
    'select to_jsonb(profile) as row from public.profiles profile where id = $1',
    [vet.id],
  );
  const filled = Object.entries(left?.row ?? {}).filter(([, value]) => value !== null && value !== false);
  expect(filled.map(([column]) => column).sort()).toEqual([
    // As in every new profile.
    'accepts_guests',
    'clients_may_move',
    'created_at',
    'deleted_at',
    'id',
    'updated_at',
    'user_type',
  ]);
});

test('a vet who goes is not found or booked any more; their owners get notice and keep the past visits', async () => {
  const past = await world.begunVisit(owner, vet, 'completed');
  const { id } = await book(owner, vet, day(3), '10:00');
  expect((await deleteAccount(vet)).error).toBeNull();

  expect((await newsOf(owner)).at(-1)).toMatchObject({ kind: 'cancelled', about: { person: 'Wanda Lis' } });
  const visits = await done(
    owner.db
      .from('appointments')
      .select('id, status, veterinarian:profiles!appointments_veterinarian_id_fkey(full_name)')
      .in('id', [past.id, id])
      .order('status'),
  );
  expect(visits).toEqual([
    { id, status: 'cancelled', veterinarian: { full_name: null } },
    { id: past.id, status: 'completed', veterinarian: { full_name: null } },
  ]);
  expect(await done(world.visitor.from('profiles').select('id').eq('id', vet.id))).toEqual([]);
  expect(await done(world.visitor.from('vet_stats').select('listed').eq('veterinarian_id', vet.id))).toEqual([
    { listed: false },
  ]);
  expect((await book(owner, vet, day(4), '10:00').catch((error: Error) => error)) instanceof Error).toBe(true);
});

test('nobody deletes another: not by name, not as a visitor, not by a mistyped address', async () => {
  const other = await world.owner('Piotr Obcy');
  for (const person of [owner, vet]) {
    await refused(deleteAccount(person, other.email), 400, /not the address you sign in with/);
    await refused(deleteAccount(person, ''), 400);
    await withoutEffect(person.db.from('profiles').delete().eq('id', other.id).select());
  }
  expect((await world.visitor.rpc('delete_account', { address: other.email })).error?.code).toBe('42501');
  const stays = await other.db.auth.signInWithPassword({ email: other.email, password: 'correct horse' });
  expect(stays.error).toBeNull();
  expect((await deleteAccount(other, ` ${other.email.toUpperCase()} `)).error).toBeNull();
});

test('the account goes only after its files, which whoever stored them takes away', async () => {
  const { id: petId } = await pet(owner);
  await store(owner, 'profile-images', owner.id);
  await store(owner, 'pet-documents', petId);
  await refused(deleteAccount(owner), 409, /files are still stored/);
  const { files } = (await done(owner.db.rpc('own_data'))) as { files: { bucket: string; path: string }[] };
  expect(files.map(({ bucket }) => bucket)).toEqual(['pet-documents', 'profile-images']);
  for (const { bucket, path } of files) {
    expect((await vet.db.storage.from(bucket).remove([path])).data).toEqual([]);
    expect((await owner.db.storage.from(bucket).remove([path])).data).toHaveLength(1);
  }
  expect((await deleteAccount(owner)).error).toBeNull();
});

test('a token from before the deletion fills nothing again', async () => {
  await world.sql('update public.profiles set deleted_at = now() where id = any ($1)', [[owner.id, vet.id]]);
  const pets = owner.db.from('pets').insert({ owner_id: owner.id, name: 'Rex', type: 'Dog' }).select();
  await refused(pets, 401, /has been deleted/);
  await refused(owner.db.from('profiles').update({ city: 'Gdynia' }).eq('id', owner.id).select(), 401);
  await refused(vet.db.rpc('set_working_hours', { hours: [] }), 403);
  await refused(owner.db.rpc('send_message', { message: randomUUID(), recipient: vet.id, body: 'Hi' }), 403);
});

test('a token from before the deletion stores no file, and reads none', async () => {
  const visit = await world.begunVisit(owner, vet);
  await store(owner, 'visit-photos', visit.id);
  await world.sql('update public.profiles set deleted_at = now() where id = any ($1)', [[owner.id, vet.id]]);
  for (const [person, bucket, folder] of [
    [owner, 'profile-images', owner.id],
    [owner, 'visit-photos', visit.id],
    [owner, 'message-files', vet.id],
    [vet, 'profile-images', vet.id],
  ] as const)
    await expect(store(person, bucket, folder), bucket).rejects.toThrow(/row-level security/);
  expect(await done(vet.db.storage.from('visit-photos').list(visit.id))).toEqual([]);
});

test('people take out what is kept about them, and nothing of anybody else', async () => {
  const other = await world.owner('Piotr Obcy');
  await pet(owner);
  await pet(other);
  const { id } = await book(owner, vet, day(5), '10:00');
  await book(other, vet, day(5), '11:00');
  const data = (await done(owner.db.rpc('own_data'))) as Record<string, { id: string }[]> & {
    account: { email: string };
    profile: { full_name: string };
  };
  expect(data.account.email).toBe(owner.email);
  expect(data.profile.full_name).toBe('Olga Nowak');
  expect(data.appointments?.map((visit) => visit.id)).toEqual([id]);
  expect(data.pets).toHaveLength(1);
  expect(JSON.stringify(data)).not.toContain(other.id);
  expect((await world.visitor.rpc('own_data')).error?.code).toBe('42501');
});

test('the download of one’s data covers every table that names a person', async () => {
  const tables = await world.sql<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid in ('public.profiles'::regclass, 'public.pets'::regclass)
       and connamespace = 'public'::regnamespace order by 1`,
  );
  const data = (await done(owner.db.rpc('own_data'))) as Record<string, unknown>;
  // The directory's figures, reports to the operator, and vets whom an owner keeps from a record.
  const left = ['admins', 'message_reports', 'record_refusals', 'review_reports', 'vet_stats'];
  const named = { pet_documents: 'documents' } as Record<string, string>;
  for (const { name } of tables) expect([...Object.keys(data), ...left], name).toContain(named[name] ?? name);
});

test('every table that names a person is dealt with when one goes', async () => {
  const tables = await world.sql<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'public.profiles'::regclass order by 1`,
  );
  const [{ source } = { source: '' }] = await world.sql<{ source: string }>(
    `select string_agg(prosrc, '') as source from pg_proc
     where proname in ('forget_person', 'cancel_visits_of') and pronamespace = 'private'::regnamespace`,
  );
  // What both sides have; the entries of a record, which go with the pet or name nobody; rows that triggers compute.
  const kept = [
    'messages',
    'message_reports',
    'review_reports',
    'vaccinations',
    'weights',
    'medicines',
    'pet_documents',
  ];
  const computed = ['private.kept_times', 'private.slot_holds', 'private.vet_search', 'vet_stats'];
  const forgotten = tables.map(({ name }) => name).filter((name) => !source.includes(name.replace(/^(public\.)?/, '')));
  expect(forgotten.filter((name) => ![...kept, ...computed].includes(name))).toEqual([]);
});
