import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from './world.ts';

const PUBLISH = readFileSync(new URL('../schemas/31_realtime.sql', import.meta.url), 'utf8');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
afterEach(() => world.sql('drop publication if exists supabase_realtime'));

const published = async () =>
  (
    await world.sql<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_publication_tables where pubname = 'supabase_realtime' order by 1`,
    )
  ).map(({ name }) => name);

test('a project without Realtime has no publication, and is given none', async () => {
  await world.sql(PUBLISH);
  expect(await world.sql(`select from pg_publication`)).toEqual([]);
});

test('a project with Realtime tells of messages, conversations and notifications, whatever it tells of already', async () => {
  await world.sql('create publication supabase_realtime for table public.messages, public.reviews');
  await world.sql(PUBLISH);
  const all = ['public.conversations', 'public.messages', 'public.notifications', 'public.reviews'];
  expect(await published()).toEqual(all);
  await world.sql(PUBLISH);
  expect(await published()).toEqual(all);
});

test('every published table has row-level security on, by which Realtime decides whom it tells', async () => {
  await world.sql('create publication supabase_realtime');
  await world.sql(PUBLISH);
  const open = await world.sql(
    `select relname from pg_publication
     join pg_publication_rel on prpubid = pg_publication.oid join pg_class on pg_class.oid = prrelid
     where pubname = 'supabase_realtime' and not relrowsecurity`,
  );
  expect(await published()).toHaveLength(3);
  expect(open).toEqual([]);
});
