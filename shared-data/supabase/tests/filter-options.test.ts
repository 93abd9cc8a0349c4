import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateVeterinarians } from '../../backend/generate-veterinarians.ts';
import { searchVeterinarians } from './directory-search.ts';
import { createWorld, done, refused, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await generateVeterinarians(world.connection, 150);
});
afterAll(() => world.close());

interface Counts {
  specialties: Record<string, number> | null;
  pet_types: Record<string, number> | null;
  availabilities: Record<string, number>;
  languages: Record<string, number> | null;
  home_visits: number;
  cat_only_waiting_room: number;
}

const count = async (filters: object) => (await done(world.visitor.rpc('count_filter_options', filters))) as Counts;

/** What the search finds. */
const found = async (filters: object) => (await searchVeterinarians(world, { ...filters, page_size: 1 })).total;

const OPTIONS = {
  specialties: ['General Veterinarian', 'Surgery', 'Dentistry', 'Dermatology', 'Cardiology', 'Exotic Animals'],
  pet_types: ['Dogs', 'Cats', 'Birds', 'Small mammals', 'Reptiles', 'Exotic pets', 'Rabbits'],
  availabilities: ['Available today', 'Available this week', 'Weekend availability'],
  languages: ['pl', 'en', 'uk', 'de'],
} as const;

describe('each number is what the search finds with that option alone, and all other filters as they are', () => {
  test.each<[object]>([
    [{}],
    [{ query: 'nowak', match: 'name-or-specialty' }],
    [{ city: 'Łódź' }],
    [{ specialties: ['Surgery', 'Dentistry'] }],
    [{ pet_types: ['Birds'] }],
    [{ availabilities: ['Weekend availability'] }],
    [{ min_rating: 4.5 }],
    [{ max_price: 150 }],
    [{ languages: ['en', 'uk'] }],
    [{ home_visits: true }],
    [{ cat_only_waiting_room: true }],
    [{ area: [20.8, 52.1, 21.3, 52.4] }],
    [{ area: [20.8, 52.1, 21.3, 52.4], specialties: ['Exotic Animals'], pet_types: ['Rabbits', 'Cats'] }],
    [{ city: 'Gdynia', availabilities: ['Available today', 'Weekend availability'], home_visits: true, min_rating: 3 }],
    [{ city: 'Radom' }],
  ])('%j', async (filters) => {
    const counts = await count(filters);
    for (const [group, options] of Object.entries(OPTIONS) as [keyof typeof OPTIONS, readonly string[]][]) {
      const expected = await Promise.all(
        options.map(async (option) => [option, await found({ ...filters, [group]: [option] })] as const),
      );
      const told = options.map((option) => [option, counts[group]?.[option] ?? 0]);
      expect({ [group]: told }).toEqual({ [group]: expected });
    }
    expect(counts.home_visits).toBe(await found({ ...filters, home_visits: true }));
    expect(counts.cat_only_waiting_room).toBe(await found({ ...filters, cat_only_waiting_room: true }));
  });
});

test('the generated veterinarians differ enough for the numbers to mean something', async () => {
  const { specialties, pet_types, languages } = await count({});
  for (const group of [specialties, pet_types, languages])
    expect(new Set(Object.values(group ?? {})).size).toBeGreaterThan(1);
});

test.each([
  [{ match: 'sound' }],
  [{ query: 'x'.repeat(201) }],
  [{ specialties: Array.from({ length: 51 }, () => 'Surgery') }],
  [{ languages: Array.from({ length: 51 }, () => 'pl') }],
  [{ area: [1, 2, 3] }],
])('what the search refuses is refused: %j', (filters) =>
  refused(world.visitor.rpc('count_filter_options', filters), 400),
);
