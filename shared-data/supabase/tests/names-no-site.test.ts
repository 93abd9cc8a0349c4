import { expect, test } from 'vitest';
import { NAMES_OF_SITES, PLAIN_NAMES } from '../../src/typed/web-address.fixture.ts';
import { createSides, refused } from './world.ts';

const { world, owner, vet } = await createSides();

test('the database reads web addresses in names as the forms do', async () => {
  const read = await world.sql<{ name: string; plain: boolean }>(
    `select name, private.name_no_site(name) as plain from unnest($1::text[]) as name`,
    [[...PLAIN_NAMES, ...NAMES_OF_SITES]],
  );
  expect(read.filter(({ plain }) => plain).map(({ name }) => name)).toEqual(PLAIN_NAMES);
});

/** Names of the API's tables that reach no mail, document or notification of somebody else. */
const ELSEWHERE = [
  // To the operator; of files; the author's and the checked ones, from the profile; of medicines; of a veterinarian's own texts.
  ...[
    'contact_messages.name',
    'licences.checked_clinic',
    'licences.checked_name',
    'message_attachments.name',
    'reviews.author_name',
    'medicines.name',
    'note_templates.name',
  ],
];

test('every name, clinic and address of a table takes none', async () => {
  const columns = await world.sql<{ named: string; covered: boolean }>(
    `select class.relname || '.' || attname as named, exists (
        select from pg_constraint where conrelid = class.oid and conname = class.relname || '_name_no_site'
          and attnum = any (conkey)
      ) as covered
     from pg_attribute join pg_class class on class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped and attnum > 0
       and attname ~ '^(.*_)?(name|clinic|city|address|location|pet_type)(_in)?$' order by 1`,
  );
  expect(columns.filter(({ covered }) => !covered).map(({ named }) => named)).toEqual([...ELSEWHERE].sort());
  expect(columns.filter(({ covered }) => covered).length).toBeGreaterThan(10);
});

test('neither a profile, nor a pet, nor a sign-up brings one in', async () => {
  const name = 'Win at casino.pl';
  const profiles = vet.db.from('profiles');
  for (const change of [{ full_name: name }, { clinic_name: name }, { address: name }])
    expect((await profiles.update(change).eq('id', vet.id).select()).error?.code).toBe('23514');
  expect((await owner.db.from('pets').insert({ owner_id: owner.id, name, type: 'dog' })).error?.code).toBe('23514');
  const { id } = await world.signUp(name, { user_type: 'client' });
  expect(await world.sql(`select full_name from public.profiles where id = $1`, [id])).toEqual([{ full_name: null }]);
  const guest = {
    veterinarian: vet.id,
    client_name: name,
    client_phone: '600100200',
    pet_name: 'Rex',
    pet_type: 'dog',
  };
  const visit = { visit_date: '2030-01-01', visit_time: '10:00', reason: 'Check-up' };
  await refused(world.visitor.rpc('book_as_guest', { ...guest, ...visit }), 400, /without a web/);
});
