import { expect, inject, test } from 'vitest';
import { createProject, load, readSql } from './scratch.ts';
import { asSuperuser } from './server.ts';

const { port } = inject('postgres');

/** Vets as they were stored, and whether they are checked after the migration that knows one form of a number. */
const VETS = [
  { number: '063774', checked: '2026-02-01', after: { number: '63774', refused: false } },
  { number: '63774', checked: '2026-03-01', after: { number: '63774', refused: true } },
  { number: '0063774', checked: null, after: { number: '63774', refused: true } },
  { number: '00004711', checked: '2026-03-01', after: { number: '04711', refused: false } },
];

test('a number in several spellings stays whose it was first, and the others are reported', async () => {
  const migrations = readSql('migrations');
  const place = migrations.findIndex((text) => text.includes('number in several spellings'));
  const project = await createProject(port);
  await load(port, project, migrations.slice(0, place));
  const rows = await asSuperuser(port, project, async (sql) => {
    for (const { number, checked } of VETS)
      await sql`
        with account as (
          insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, is_sso_user, is_anonymous, created_at, updated_at)
          select made.id, 'authenticated', 'authenticated', made.id || '@veto.test', '!', '{}',
            '{"user_type": "veterinarian", "full_name": "Some Body"}', false, false, now(), now()
          from gen_random_uuid() as made (id) returning id
        )
        select id from account`.then(
        ([account]) =>
          sql`insert into public.licences (veterinarian_id, number, sent_at, verified_at, valid_until)
              values (${account?.id}, ${number}, '2026-01-01', ${checked}, ${checked && '2028-01-01'})`,
      );
    await load(port, project, migrations.slice(place, place + 1));
    return await sql`
      select licence.number, licence.refusal is not null as refused, licence.verified_at is not null as checked,
        exists (select from public.notifications where user_id = veterinarian_id) as told
      from public.licences licence order by valid_until is null, verified_at, refusal`;
  });
  const wanted = VETS.map(({ checked, after }) => ({
    ...after,
    checked: checked !== null && !after.refused,
    told: after.refused,
  }));
  expect(rows.map((row) => JSON.stringify(row)).sort()).toEqual(
    wanted.map(({ number, refused, checked, told }) => JSON.stringify({ number, refused, checked, told })).sort(),
  );
});
