import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { createProject, load, readSql } from './scratch.ts';
import { asSuperuser } from './server.ts';

const { port } = inject('postgres');
const names = readdirSync(path.join(import.meta.dirname, '../../migrations')).sort();
const at = names.findIndex((name) => name.endsWith('_verified_vets.sql'));

const LISTED = '00000000-0000-4000-8000-000000000001';
const UNFINISHED = '00000000-0000-4000-8000-000000000002';

test('who is listed when checks arrive stays for 60 days, and is told so', async () => {
  const project = await createProject(port);
  const texts = readSql('migrations');
  await load(port, project, texts.slice(0, at));
  const account = (
    id: string,
    name: string,
  ) => `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values ('${id}', '${id}@veto.test', now(), '{"full_name": "${name}", "user_type": "veterinarian"}')`;
  await asSuperuser(port, project, async (sql) => {
    await sql.unsafe(`${account(LISTED, 'Wanda Lis')}; ${account(UNFINISHED, 'Nina Nowa')};
      update public.profiles set city = 'Sopot', specialty = 'Surgery' where id = '${LISTED}'`);
  });
  await load(port, project, texts.slice(at));
  await asSuperuser(port, project, async (sql) => {
    const found = async () => (await sql`select public.search_veterinarians() as page`)[0]?.page.items;
    expect(await found()).toMatchObject([{ id: LISTED, licence_checked_on: null }]);
    const [days] = await sql`
      select extract(day from listed_until - now()) as left from public.vet_stats where veterinarian_id = ${LISTED}`;
    expect(Number(days?.left)).toBeGreaterThanOrEqual(59);
    const told = await sql`select user_id, about ->> 'outcome' as outcome from public.notifications`;
    expect([...told]).toEqual([{ user_id: LISTED, outcome: 'unchecked' }]);
    expect([...(await sql`select user_id from private.mails`)]).toEqual([{ user_id: LISTED }]);
    // By the clock: no job ends it.
    await sql`update public.licences set listed_until = now() - interval '1 second'`;
    expect(await found()).toEqual([]);
  });
});
