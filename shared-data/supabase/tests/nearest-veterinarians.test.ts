import { afterAll, beforeAll, expect, test } from 'vitest';
import { CITY_COORDINATES } from '../../src/vocabulary/index.ts';
import { type FoundPage, namesOf } from './directory-search.ts';
import { createWorld, done, type Person, refused, type World } from './world.ts';

const WARSAW = { latitude: 52.2297, longitude: 21.0122 };
let world: World;
const vets = {} as Record<'centre' | 'suburb' | 'cracow' | 'nowhere', Person>;

async function nearest(question: object = {}): Promise<FoundPage> {
  return (await done(world.visitor.rpc('nearest_veterinarians', { ...WARSAW, ...question }))) as FoundPage;
}
const names = async (question: object = {}) => namesOf(await nearest(question));

beforeAll(async () => {
  world = await createWorld();
  const listed = async (fullName: string, city: string, position: object | null, specialty = 'Surgery') => {
    const vet = await world.bookableVeterinarian({ fullName, city, specialty });
    if (position) await done(world.service.from('profiles').update(position).eq('id', vet.id).select('id'));
    return vet;
  };
  vets.cracow = await listed('Kasia Krak', 'Kraków', { latitude: 50.0647, longitude: 19.9449, specialist_no: 1 });
  vets.suburb = await listed('Piotr Praga', 'Warszawa', { latitude: 52.2501, longitude: 21.0435 });
  vets.centre = await listed('Celina Centrum', 'Warszawa', { ...WARSAW, specialist_no: 2 }, 'Dentistry');
  vets.nowhere = await listed('Nina Nikt', 'Radom', null);
});
afterAll(() => world.close());

test('nearest first, with the distance; whose place is unknown comes last', async () => {
  const { items, total, next } = await nearest();
  expect(items.map(({ full_name }) => full_name)).toEqual(['Celina Centrum', 'Piotr Praga', 'Kasia Krak', 'Nina Nikt']);
  expect(items[0]?.distance_km).toBe(0);
  expect(items[1]?.distance_km).toBeCloseTo(3.1, 1);
  expect(items[2]?.distance_km).toBeCloseTo(252, 0);
  expect(items[3]?.distance_km).toBeNull();
  expect({ total, next }).toEqual({ total: 4, next: null });
});

test('from somewhere else the order is another one', async () => {
  expect((await names({ latitude: 50.06, longitude: 19.94 }))[0]).toBe('Kasia Krak');
});

test('the numbered specialists come first where they are asked for', async () => {
  expect(await names({ numbered_first: true })).toEqual(['Kasia Krak', 'Celina Centrum', 'Piotr Praga', 'Nina Nikt']);
});

test('a word and a specialty narrow it, as they narrow the directory', async () => {
  expect(await names({ query: 'warszawa' })).toEqual(['Celina Centrum', 'Piotr Praga']);
  expect(await names({ specialties: ['Dentistry'] })).toEqual(['Celina Centrum']);
});

test('page by page everybody comes once, and the count stays', async () => {
  const seen: string[] = [];
  let after: object | null = null;
  do {
    const page: FoundPage = await nearest({ page_size: 1, after, numbered_first: true });
    expect(page.total).toBe(4);
    seen.push(...page.items.map(({ full_name }) => full_name));
    after = page.next;
  } while (after);
  expect(seen).toEqual(['Kasia Krak', 'Celina Centrum', 'Piotr Praga', 'Nina Nikt']);
});

test.each([
  { latitude: 91, longitude: 0 },
  { latitude: 0, longitude: -181 },
  { latitude: null, longitude: null },
  { specialties: Array.from({ length: 51 }, () => 'x') },
])('%j is refused', (question) => refused(world.visitor.rpc('nearest_veterinarians', { ...WARSAW, ...question }), 400));

test('the database knows the centres of the cities as the client does', async () => {
  const centres = await world.sql<{ label: string; longitude: number; latitude: number }>(
    `select label, longitude, latitude from private.city_centres() join public.vocabulary using (code) where kind = 'city'`,
  );
  expect(Object.fromEntries(centres.map(({ label, longitude, latitude }) => [label, [longitude, latitude]]))).toEqual(
    CITY_COORDINATES,
  );
});
