import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FoundPage, namesOf, searchVeterinarians } from './directory-search.ts';
import { createWorld, done, type Person, refused, type World } from './world.ts';

/** West, south, east, north. */
const WARSAW = [20.8, 52.1, 21.3, 52.4];
let world: World;

const search = (question?: object) => searchVeterinarians(world, question);
const names = async (question: object) => namesOf(await search(question)).sort();

beforeAll(async () => {
  world = await createWorld();
  const listed = async (
    fullName: string,
    position: [number, number] | null,
    specialty = 'Surgery',
  ): Promise<Person> => {
    const vet = await world.bookableVeterinarian({ fullName, city: 'Warszawa', specialty });
    if (!position) return vet;
    const [longitude, latitude] = position;
    await done(world.service.from('profiles').update({ longitude, latitude }).eq('id', vet.id).select('id'));
    return vet;
  };
  await listed('Celina Centrum', [21.0122, 52.2297]);
  await listed('Piotr Praga', [21.0435, 52.2501], 'Dentistry');
  await listed('Kasia Krak', [19.9449, 50.0647]);
  await listed('Fiona Fiji', [179.4, -16.6]);
  await listed('Sam Samoa', [-171.8, -13.8]);
  await listed('Nina Nikt', null);
});
afterAll(() => world.close());

test('an area holds who works in it; who has not been located is in none', async () => {
  expect(await names({ area: WARSAW })).toEqual(['Celina Centrum', 'Piotr Praga']);
  expect(await names({ area: [-180, -90, 180, 90] })).not.toContain('Nina Nikt');
  expect(await names({})).toContain('Nina Nikt');
});

test('its edges belong to it', async () => {
  expect(await names({ area: [21.0122, 52.2297, 21.0122, 52.2297] })).toEqual(['Celina Centrum']);
});

test('one that crosses the antimeridian has its west in the east', async () => {
  expect(await names({ area: [170, -30, -160, 0] })).toEqual(['Fiona Fiji', 'Sam Samoa']);
  expect(await names({ area: [-160, -30, 170, 0] })).toEqual([]);
});

test('an empty one is answered', async () => {
  expect(await search({ area: [0, 0, 1, 1] })).toEqual({ total: 0, items: [], next: null });
});

test.each([
  [{ specialties: ['Dentistry'] }, ['Piotr Praga']],
  [{ query: 'celina' }, ['Celina Centrum']],
  [{ query: 'kasia' }, []],
  [{ city: 'Warsaw' }, ['Celina Centrum', 'Piotr Praga']],
  [{ city: 'Kraków' }, []],
  [{ pet_types: ['Birds'] }, []],
  [{ pet_types: ['Dogs'] }, ['Celina Centrum', 'Piotr Praga']],
  [{ availabilities: ['Available this week'] }, ['Celina Centrum', 'Piotr Praga']],
  [{ min_rating: 3.5 }, []],
  [{ max_price: 100 }, []],
  [{ languages: ['en'] }, []],
  [{ home_visits: true }, []],
  [{ cat_only_waiting_room: true }, []],
])('narrows together with %j', async (filters, expected) => {
  expect(await names({ area: WARSAW, ...filters })).toEqual(expected);
});

test.each(['rating', 'reviews', 'earliest'])('page by page, by %s, everybody in it comes once', async (sort) => {
  const seen: string[] = [];
  let after: object | null = null;
  do {
    const page: FoundPage = await search({ area: WARSAW, page_size: 1, sort, after });
    expect(page.total).toBe(2);
    seen.push(...page.items.map(({ full_name }) => full_name));
    after = page.next;
  } while (after);
  expect(seen.sort()).toEqual(['Celina Centrum', 'Piotr Praga']);
});

test('a vet who moves is found at the new place', async () => {
  const [kasia] = (await search({ query: 'kasia' })).items;
  const move = (longitude: number, latitude: number) =>
    done(world.service.from('profiles').update({ longitude, latitude }).eq('id', kasia?.id).select('id'));
  await move(21.1, 52.2);
  expect(await names({ area: WARSAW })).toContain('Kasia Krak');
  await move(19.9449, 50.0647);
  expect(await names({ area: WARSAW })).not.toContain('Kasia Krak');
});

test('the nearest come from the area alone, in the order of their distance', async () => {
  const nearest = async (question: object) =>
    (await done(
      world.visitor.rpc('nearest_veterinarians', { latitude: 52.26, longitude: 21.05, ...question }),
    )) as FoundPage;
  const near = await nearest({ area: WARSAW });
  expect(near.items.map(({ full_name }) => full_name)).toEqual(['Piotr Praga', 'Celina Centrum']);
  expect(near.total).toBe(2);
  expect((await nearest({ area: WARSAW, specialties: ['Dentistry'] })).total).toBe(1);
  expect((await nearest({})).total).toBe(6);
});

test.each([
  [[]],
  [[20, 52, 21]],
  [[20, 52, 21, 53, 54]],
  [[-181, 52, 21, 53]],
  [[20, 53, 21, 52]],
  [[20, -91, 21, 52]],
  [[20, null, 21, 52]],
  [['NaN', 52, 21, 53]],
])('%j is no area', async (area) => {
  await refused(world.visitor.rpc('search_veterinarians', { area }), 400, /west, south, east and north/);
});
