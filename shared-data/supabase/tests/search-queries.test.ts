import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedIfEmpty } from '../../backend/seed.ts';
import { searchVeterinarians } from './directory-search.ts';
import { createWorld, done, type World } from './world.ts';

/** Names that are written otherwise than they are typed. */
const FOREIGN_NAMES = ["Sean O'Brien", 'Maria Kowalska-Nowak', 'Inés Núñez', 'Jürgen Strauß'];

/** Wishes that are more than one code of the vocabulary. */
const WISHES: Record<string, string> = {
  all: 'true',
  none: 'false',
  urgent: `specialty_code = 'emergency' or 'emergency' = any (services)`,
  dentist: `specialty_code = 'dentistry'`,
  surgeon: `specialty_code = 'surgery'`,
  exotic_pet: `'exotic' = any (pet_types)`,
};

const lines = readFileSync(path.join(import.meta.dirname, 'search-queries.txt'), 'utf8').split('\n');
const QUERIES = lines
  .filter((line) => line && !line.startsWith('#'))
  .flatMap((line) => {
    const [wanted = '', queries = ''] = line.split(/: (.*)/);
    return queries.split(' | ').map((query): [query: string, wanted: string] => [query.trim(), wanted]);
  });

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await seedIfEmpty(world.connection);
  for (const name of FOREIGN_NAMES) {
    const { id, db } = await world.veterinarian(name);
    // In no city and of no kind that a query asks for.
    const profile = { city: 'Ustrzyki', specialty: 'Acupuncture', pet_types: ['Other'], services: ['Acupuncture'] };
    await done(db.from('profiles').update(profile).eq('id', id).select('id'));
  }
});
afterAll(() => world.close());

/** Whom a wish means, by the directory's figures: 'dog krakow', 'gdansk+gdynia'. */
async function meant(wish: string): Promise<string[]> {
  const conditions = wish.split(' ').map((word) => {
    const codes = `'{${word.replaceAll('+', ',')}}'`;
    const written = `services && ${codes} or pet_types && ${codes} or array[specialty_code, city_code] && ${codes}`;
    return `(${WISHES[word] ?? written})`;
  });
  const rows = await world.sql<{ id: string }>(
    `select veterinarian_id as id from private.listed_vets where ${conditions.join(' and ')} order by 1`,
  );
  return rows.map(({ id }) => id);
}

test('there are 300 of them, each once', () => {
  const queries = QUERIES.map(([query]) => query);
  expect(new Set(queries).size).toBe(queries.length);
  expect(queries.length).toBeGreaterThanOrEqual(300);
});

test.each(QUERIES)('%j finds %s', async (query, wanted) => {
  const answer = await searchVeterinarians(world, { query, page_size: 100 });
  const [wish = '', missing = ''] = wanted.split(/ -/);
  const told = (answer.meanings ?? []).filter((each) => each.missing).map(({ piece }) => piece);
  expect(told).toEqual(missing ? [missing] : []);
  if (wish.startsWith('"')) expect(answer.items[0]?.full_name).toBe(wish.slice(1, -1));
  else if (wish.startsWith('~')) {
    expect(answer.total).toBeGreaterThan(0);
    expect(await meant(wish.slice(1))).toEqual(expect.arrayContaining(answer.items.map(({ id }) => id)));
  } else expect(answer.items.map(({ id }) => id).sort()).toEqual(await meant(wish));
});

test.each(['Kraków'.normalize('NFD'), 'Kra\u00adków', '\u200bKraków'])(
  '%j, as other programs copy it, is Kraków',
  async (query) => {
    expect(await searchVeterinarians(world, { query })).toMatchObject({ total: 5 });
  },
);

test('a town where nobody works is answered with the nearest, as words and as the city', async () => {
  for (const question of [{ query: 'Sopot' }, { city: 'Sopot' }, { city: 'sopocie' }]) {
    expect(await searchVeterinarians(world, question)).toMatchObject({ meanings: [{ kind: 'town', label: 'Sopot' }] });
  }
});
