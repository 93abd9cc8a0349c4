import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { generateVeterinarians } from '../../backend/generate-veterinarians.ts';
import { createWorld, done, type World } from './world.ts';

const WORDS = [
  'kitten',
  'kittens',
  'skin',
  'heart',
  'surgery',
  'rak',
  'parrots',
  'dental care',
  'kitten surgery',
  'kitten Kraków',
];

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await generateVeterinarians(world.connection, 400);
  // Three whom 'kitten' means no more, and whose text has it.
  await world.sql(`update public.profiles set pet_types = '{Reptiles}'
    where id in (select veterinarian_id from private.vet_search where search_text like '%kitten%' order by 1 limit 3)`);
});
afterAll(() => world.close());
beforeEach(keep);

interface Found {
  total: number;
  items: { id: string }[];
}
const find = async (query: string) =>
  (await done(
    world.visitor.rpc('nearest_veterinarians', { latitude: 52, longitude: 21, query, page_size: 100 }),
  )) as unknown as Found;
async function findAll() {
  const found: Found[] = [];
  for (const query of WORDS) found.push(await find(query));
  return found;
}
/** As among many, for the next hour. */
async function keep() {
  await world.sql('delete from private.vet_kinds');
  await world.sql('select private.keep_counts(100)');
  await world.sql(`update private.vet_kinds set kept_at = now() + interval '1 hour'`);
}
const read = () => world.sql('select private.read_words_beyond(1000)');
const unread = () =>
  world.sql<{ id: string }>('select veterinarian_id as id from private.vet_search where beyond is null');
/** Somebody who treats no cats, and whose text names none. */
const stranger = async () => {
  const [row] = await world.sql<{ id: string }>(`select veterinarian_id as id from private.vet_search
    join private.listed_vets using (veterinarian_id)
    where not pet_types && '{cat}' and search_text not like '%kitten%' order by 1 limit 1`);
  return row?.id;
};

test('a word finds the same by what is known of the texts as by the texts', async () => {
  await world.sql('delete from private.vet_kinds');
  const byText = await findAll();
  expect(byText.map(({ total }) => total)).not.toContain(0);
  await world.sql('update private.vet_search set beyond = null');
  await keep();
  expect(await findAll()).toEqual(byText);
  await read();
  expect(await unread()).toEqual([]);
  expect(await world.sql(`select from private.vet_search where beyond && '{kitten}'`)).toHaveLength(3);
  expect(await findAll()).toEqual(byText);
});

test('a text that changes is found by its new words at once, and no more by its former ones', async () => {
  await read();
  const id = await stranger();
  const { total } = await find('kitten');
  const say = (description: string) =>
    world.sql('update public.profiles set description = $2 where id = $1', [id, description]);
  await say('Every kitten is welcome.');
  expect(await unread()).toEqual([{ id }]);
  expect(await find('kitten')).toMatchObject({ total: total + 1 });
  await read();
  expect(await find('kitten')).toMatchObject({ total: total + 1 });
  await say('Everybody is welcome.');
  expect(await find('kitten')).toMatchObject({ total });
});

test('who no longer treats an animal is found by the word in their text', async () => {
  await read();
  const [row] = await world.sql<{ id: string }>(`select veterinarian_id as id from private.vet_search
    join private.listed_vets using (veterinarian_id)
    where pet_types && '{cat}' and search_text like '%kitten%' order by 1 limit 1`);
  const before = await find('kitten');
  const ids = ({ items }: Found) => items.map(({ id }) => id);
  await world.sql(`update public.profiles set pet_types = '{Reptiles}' where id = $1`, [row?.id]);
  expect(await unread()).toEqual([{ id: row?.id }]);
  await keep();
  const after = await find('kitten');
  expect([after.total, ids(after)]).toEqual([before.total, ids(before)]);
});

test('animals that change while the text is being read are not missed', async () => {
  const [row] = await world.sql<{ id: string }>(`update private.vet_search set beyond = null
    where veterinarian_id = (select veterinarian_id from public.vet_stats where pet_types && '{cat}' order by 1 limit 1)
    returning veterinarian_id as id`);
  let changed: Promise<unknown> | undefined;
  await world.connection.transaction(async (reading) => {
    await reading.query('select private.read_words_beyond(1000)');
    changed = world.sql(`update public.profiles set pet_types = '{Birds}' where id = $1`, [row?.id]);
    const waits = async () => (await reading.query('select from pg_locks where not granted')).rows.length > 0;
    await Promise.race([changed, expect.poll(waits).toBe(true)]);
  });
  await changed;
  expect(await unread()).toEqual([{ id: row?.id }]);
});

test('after a change of the vocabulary all texts are read anew', async () => {
  await read();
  await world.sql(`insert into public.vocabulary_terms (kind, term, code) values ('pet_type', 'practice', 'other')`);
  expect(await unread()).toHaveLength(400);
  expect(await find('practice')).toMatchObject({ total: 400 });
  await world.sql(`delete from public.vocabulary_terms where term = 'practice'`);
});

test('texts are read in small steps, among many, once nobody’s free time is left to compute', async () => {
  await world.sql(`update private.vet_search set beyond = null`);
  const steps = async () => {
    const [row] = await world.sql<{ done: number }>('select private.refresh_stale_slots() as done');
    return row?.done ?? 0;
  };
  for (let done = await steps(); done > 0; done = await steps()) expect(done).toBeLessThanOrEqual(20);
  expect(await unread()).toEqual([]);
});
