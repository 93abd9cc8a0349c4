import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateVeterinarians } from '../../backend/generate-veterinarians.ts';
import { searchVeterinarians } from './directory-search.ts';
import { createWorld, done, refused, type World } from './world.ts';

interface Cell {
  count: number;
  longitude: number;
  latitude: number;
  area: number[] | null;
  veterinarian: { id: string; full_name: string; clinic_name: string; address: string; city: string } | null;
}

const POLAND = [13.5, 48.5, 24.7, 55.3];
const WARSAW = [20.8, 52.1, 21.3, 52.4];
let world: World;

const cellsOf = async (question: object = {}) =>
  ((await done(world.visitor.rpc('veterinarians_on_map', question))) as { cells: Cell[] }).cells;
const countOf = (cells: readonly Cell[]) => cells.reduce((sum, { count }) => sum + count, 0);
const found = async (question: object) => (await searchVeterinarians(world, { ...question, page_size: 1 })).total;

beforeAll(async () => {
  world = await createWorld();
  await generateVeterinarians(world.connection, 900);
});
afterAll(() => world.close());

test('everybody who is found is in a cell, and there are never more than 300', async () => {
  for (const question of [{}, { view: POLAND, zoom: 5 }, { view: POLAND, zoom: 22 }, { zoom: 22 }]) {
    const cells = await cellsOf(question);
    expect(countOf(cells)).toBe(900);
    expect(cells.length).toBeGreaterThan(5);
    expect(cells.length).toBeLessThanOrEqual(300);
  }
});

test('nearer, a cell comes apart, and one alone says who it is', async () => {
  const far = await cellsOf({ view: WARSAW, zoom: 8 });
  const near = await cellsOf({ view: WARSAW, zoom: 12 });
  expect(countOf(near)).toBe(countOf(far));
  expect(near.length).toBeGreaterThan(far.length);
  const single = near.find(({ count }) => count === 1);
  expect(single?.veterinarian).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    full_name: expect.stringMatching(/ \d+$/),
    clinic_name: expect.stringMatching(/^Clinic /),
    address: expect.stringMatching(/^ul\. Lipowa /),
    city: 'Warszawa',
  });
  for (const { count, veterinarian, area } of far) {
    expect(veterinarian === null).toBe(count > 1);
    expect(area === null).toBe(count === 1);
    expect(countOf(await cellsOf({ area: area ?? WARSAW }))).toBeGreaterThanOrEqual(count);
  }
});

test('the middle of a cell is in the view', async () => {
  const [west = 0, south = 0, east = 0, north = 0] = WARSAW;
  for (const { longitude, latitude } of await cellsOf({ view: WARSAW, zoom: 10 })) {
    expect(longitude).toBeGreaterThanOrEqual(west);
    expect(longitude).toBeLessThanOrEqual(east);
    expect(latitude).toBeGreaterThanOrEqual(south);
    expect(latitude).toBeLessThanOrEqual(north);
  }
});

test('at zoom 17 nobody shares a cell, not even at one address', async () => {
  const at = { latitude: 54.35, longitude: 18.65 };
  const [one, other] = await Promise.all([world.bookableVeterinarian(), world.bookableVeterinarian()]);
  await done(world.service.from('profiles').update(at).in('id', [one.id, other.id]).select('id'));
  const view = [18.6495, 54.3495, 18.6505, 54.3505];
  const together = { count: 2, ...at, area: [18.65, 54.35, 18.65, 54.35], veterinarian: null };
  expect(await cellsOf({ view, zoom: 16 })).toEqual([together]);
  expect((await cellsOf({ view, zoom: 17 })).map(({ veterinarian }) => veterinarian?.id).toSorted()).toEqual(
    [one.id, other.id].toSorted(),
  );
  await done(world.service.from('profiles').update({ city: null }).in('id', [one.id, other.id]).select('id'));
});

test.each<[object]>([
  [{ city: 'Łódź' }],
  [{ query: 'nowak', match: 'name-or-specialty' }],
  [{ query: 'rabit' }],
  [{ specialties: ['Surgery', 'Dentistry'] }],
  [{ pet_types: ['Birds'] }],
  [{ availabilities: ['Available this week'], languages: ['en'] }],
  [{ min_rating: 4.5, max_price: 150 }],
  [{ home_visits: true }],
  [{ cat_only_waiting_room: true }],
  [{ area: WARSAW }],
])('it shows whom the search finds by %j', async (filters) => {
  const total = await found(filters);
  expect(total).toBeGreaterThan(0);
  expect(countOf(await cellsOf(filters))).toBe(total);
  expect(countOf(await cellsOf({ ...filters, view: POLAND, zoom: 6 }))).toBe(total);
});

test('where nobody is found there is no cell', async () => {
  expect(await cellsOf({ query: 'qwertyuiop' })).toEqual([]);
  expect(await cellsOf({ view: [0, 0, 1, 1], zoom: 9 })).toEqual([]);
});

test.each([
  [{ view: [1, 2, 3] }],
  [{ view: [20, 53, 21, 52] }],
  [{ area: [] }],
  [{ match: 'sound' }],
  [{ query: 'x'.repeat(201) }],
  [{ specialties: Array.from({ length: 51 }, () => 'Surgery') }],
])('%j is refused', (question) => refused(world.visitor.rpc('veterinarians_on_map', question), 400));
