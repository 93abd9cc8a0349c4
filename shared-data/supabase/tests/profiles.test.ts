import { describe, expect, test } from 'vitest';
import { book, createSides, done, type Person, refused, withoutEffect } from './world.ts';

const { world, owner, otherOwner, vet, otherVet } = await createSides({
  owner: 'Olga Nowak',
  otherOwner: 'Oskar Lis',
  vet: { fullName: 'Wanda Król' },
  otherVet: { fullName: 'Wit Baran' },
});

const profileOf = async (person: Person) =>
  (
    await world.sql<{
      user_type: string;
      email: string | null;
      full_name: string | null;
      specialist_no: number | null;
    }>('select * from public.profiles where id = $1', [person.id])
  )[0];

describe('signing up', () => {
  test('makes the profile from what the form sent', async () => {
    expect(await profileOf(owner)).toMatchObject({ user_type: 'client', full_name: 'Olga Nowak', email: owner.email });
  });

  test('never stores the address of a veterinarian, whose row everybody reads', async () => {
    expect(await profileOf(vet)).toMatchObject({ user_type: 'veterinarian', email: null });
  });

  test.each([['admin'], ['service_role'], ['Veterinarian'], [''], [7], [null], [['veterinarian']]])(
    'takes the kind of account %j for an owner',
    async (kind) => {
      const person = await world.signUp('Zed', { user_type: kind, role: 'service_role', is_admin: true });
      expect((await profileOf(person))?.user_type).toBe('client');
    },
  );

  test('without a kind or a name makes a nameless owner', async () => {
    const person = await world.signUp('  ', {});
    expect(await profileOf(person)).toMatchObject({ user_type: 'client', full_name: null });
  });

  test('metadata is short, however often it is added to', async () => {
    const { id, db } = await world.owner();
    const add = (name: string) =>
      world.sql(
        'update auth.users set raw_user_meta_data = raw_user_meta_data || jsonb_build_object($2::text, $3::text) where id = $1',
        [...[id, name, 'x'.repeat(2500)]],
      );
    await add('first');
    await expect(add('second')).rejects.toThrow(/at most 4,000 characters/);
    expect((await db.auth.updateUser({ data: { second: 'x'.repeat(2500) } })).error).not.toBeNull();
  });

  test('metadata that is changed later changes nothing', async () => {
    const person = await world.owner();
    await done(person.db.auth.updateUser({ data: { user_type: 'veterinarian' } }) as never);
    expect((await profileOf(person))?.user_type).toBe('client');
  });
});

describe('reading', () => {
  test('a visitor sees veterinarians only, by the calls of the directory', async () => {
    const rows = await done(
      world.visitor
        .from('profiles')
        .select('id, full_name, city, profile_image_url, specialty, clinic_name, user_type, email'),
    );
    expect(rows.map(({ id }) => id)).toContain(vet.id);
    expect(new Set(rows.map(({ user_type }) => user_type))).toEqual(new Set(['veterinarian']));
    expect(rows.every(({ email }) => email === null)).toBe(true);
  });

  test('a veterinarian sees the owners who booked them, and nobody else does', async () => {
    const client = await world.owner('Klara Dudek');
    await withoutEffect(vet.db.from('profiles').select().eq('id', client.id));
    await book(client, vet);
    expect(await done(vet.db.from('profiles').select('full_name, email').eq('id', client.id).single())).toEqual({
      full_name: 'Klara Dudek',
      email: client.email,
    });
    await withoutEffect(otherVet.db.from('profiles').select().eq('id', client.id));
    await withoutEffect(otherOwner.db.from('profiles').select().eq('id', client.id));
    await withoutEffect(world.visitor.from('profiles').select().eq('id', client.id));
  });
});

describe('changing', () => {
  test('an owner saves name and address, returning the row', async () => {
    const saved = await done(
      owner.db
        .from('profiles')
        .update({ full_name: 'Olga Maj', email: owner.email, updated_at: new Date().toISOString() })
        .eq('id', owner.id)
        .select()
        .single(),
    );
    expect(saved).toMatchObject({ full_name: 'Olga Maj', email: owner.email });
  });

  test('an owner’s address is the one they sign in with, in any case of letters, or none', async () => {
    const save = (email: string | null) => owner.db.from('profiles').update({ email }).eq('id', owner.id);
    for (const address of [otherOwner.email, vet.email, 'victim@bank.test', `${owner.email}.test`])
      await refused(save(address), 403, /^Your profile can only show the address that you sign in with\.$/);
    expect((await profileOf(owner))?.email).toBe(owner.email);
    for (const address of [owner.email.toUpperCase(), null, owner.email]) {
      await done(save(address).select());
      expect((await profileOf(owner))?.email).toBe(address);
    }
  });

  test('an address that is not confirmed is nobody’s yet, and follows once it is', async () => {
    const newcomer = await world.owner('Nina Wilk');
    const set = (email: string, confirmed: boolean) =>
      world.sql('update auth.users set email = $2, email_confirmed_at = case when $3 then now() end where id = $1', [
        newcomer.id,
        email,
        confirmed,
      ]);
    await set('nina@old.test', false);
    expect((await profileOf(newcomer))?.email).toBeNull();
    await refused(newcomer.db.from('profiles').update({ email: 'nina@old.test' }).eq('id', newcomer.id), 403);
    await set('nina@new.test', true);
    expect((await profileOf(newcomer))?.email).toBe('nina@new.test');
    const [stranger] = await world.sql<{ email: string | null }>(
      `with added as (
         insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, is_sso_user, is_anonymous)
         values (gen_random_uuid(), 'authenticated', 'authenticated', 'victim@bank.test', '!', '{}', '{}', false, false)
         returning id
       )
       select id::text as email from added`,
    );
    expect(await world.sql('select email from public.profiles where id = $1', [stranger?.email])).toEqual([
      { email: null },
    ]);
  });

  test('a veterinarian saves the professional fields', async () => {
    const fields = {
      city: 'Łódź',
      specialty: 'exotic',
      description: 'Birds',
      years_of_experience: 4,
      clinic_name: 'Arka',
    };
    const saved = await done(vet.db.from('profiles').update(fields).eq('id', vet.id).select().single());
    expect(saved).toMatchObject(fields);
  });

  test('the kind of account stays as registered', async () => {
    await refused(owner.db.from('profiles').update({ user_type: 'veterinarian' }).eq('id', owner.id), 403);
    await refused(vet.db.from('profiles').update({ user_type: 'client' }).eq('id', vet.id), 403);
  });

  test('neither id, nor date of registration, nor specialist number can be taken', async () => {
    await refused(vet.db.from('profiles').update({ id: otherVet.id }).eq('id', vet.id), 403);
    await refused(vet.db.from('profiles').update({ created_at: '2001-01-01' }).eq('id', vet.id), 403);
    await refused(vet.db.from('profiles').update({ specialist_no: 1 }).eq('id', vet.id), 403);
  });

  test('a veterinarian who sets an address finds it dropped', async () => {
    const saved = await done(vet.db.from('profiles').update({ email: vet.email }).eq('id', vet.id).select().single());
    expect(saved.email).toBeNull();
  });

  test('an address that runs script is refused', async () => {
    await refused(vet.db.from('profiles').update({ website: ' JavaScript:alert(1)' }).eq('id', vet.id), 400);
    await refused(vet.db.from('profiles').update({ profile_image_url: 'data:text/html,x' }).eq('id', vet.id), 400);
  });
});

describe('text that no screen can show is not stored', () => {
  test.each([
    [{ website: 'java\tscript:alert(1)' }],
    [{ website: '\u0001javascript:alert(1)' }],
    [{ profile_image_url: '//elsewhere.test/face.jpg' }],
    [{ profile_image_url: '/face.jpg\njavascript:' }],
    [{ services: [null] }],
    [{ services: [['Surgery'], ['Dentistry']] }],
    [{ services: ['x'.repeat(201)] }],
    [{ pet_types: ['dog', null] }],
  ])('%j', async (columns) => {
    await refused(vet.db.from('profiles').update(columns).eq('id', vet.id), 400);
  });

  test('while lists of words are, and empty ones', async () => {
    for (const columns of [{ services: ['Surgery', 'Dentistry'], pet_types: ['dog'] }, { services: [] }])
      expect(await done(vet.db.from('profiles').update(columns).eq('id', vet.id).select().single())).toMatchObject(
        columns,
      );
  });
});
