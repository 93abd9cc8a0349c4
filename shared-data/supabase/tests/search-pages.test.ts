import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateVeterinarians } from '../../backend/generate-veterinarians.ts';
import { type FoundPage, type FoundVeterinarian, searchVeterinarians } from './directory-search.ts';
import { createWorld, refused, type World } from './world.ts';

const COUNT = 137;
let world: World;

beforeAll(async () => {
  world = await createWorld();
  await generateVeterinarians(world.connection, COUNT);
});
afterAll(() => world.close());

/** What the order by rating goes by: the average as with five more reviews of four stars. */
const weighed = (rating: number | null, count: number) => (rating === null ? 0 : (20 + count * rating) / (5 + count));

const search = (filters?: object) => searchVeterinarians(world, filters);

describe('pages', () => {
  test.each([['rating'], ['reviews'], ['earliest']])('by %s follow each other without gap or double', async (sort) => {
    const items: FoundVeterinarian[] = [];
    let after: object | null = null;
    do {
      const page: FoundPage = await search({ sort, after });
      expect(page.total).toBe(COUNT);
      expect(page.items.length).toBeLessThanOrEqual(20);
      items.push(...page.items);
      after = page.next;
    } while (after);
    expect(new Set(items.map(({ id }) => id)).size).toBe(COUNT);
    const keys = items.map((item) =>
      sort === 'earliest'
        ? `${item.next_slot_date ?? '9999'} ${item.next_slot_time ?? ''}`
        : sort === 'rating'
          ? -weighed(item.rating, item.review_count)
          : -item.review_count,
    );
    expect(keys).toEqual(
      [...keys].sort((a, b) => (typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b)))),
    );
  });

  test('by rating: many good reviews stand above one that is perfect', async () => {
    const rate = async (rating: number, count: number) => {
      const [{ id = '' } = {}] = await world.sql<{ id: string }>(
        `update public.vet_stats set rating_average = $1, review_count = $2 where veterinarian_id = (
           select veterinarian_id from public.vet_stats where listed and review_count not in (1, 11) limit 1
         ) returning veterinarian_id as id`,
        [rating, count],
      );
      return id;
    };
    const perfect = await rate(5, 1);
    const loved = await rate(4.9, 11);
    const order: string[] = [];
    for (let after: object | null = null, page: FoundPage; ; after = page.next) {
      page = await search({ sort: 'rating', page_size: 100, after });
      order.push(...page.items.map(({ id }) => id));
      if (!page.next) break;
    }
    expect(order.indexOf(loved)).toBeLessThan(order.indexOf(perfect));
    expect(
      await world.sql('select rating_score::float8 as score from public.vet_stats where veterinarian_id = $1', [loved]),
    ).toEqual([{ score: 4.6188 }]);
  });

  test.each([['rating'], ['reviews'], ['earliest']])('by %s are read from an index', async (sort) => {
    const [{ keys = '' } = {}] = await world.sql<{ keys: string }>('select private.directory_order($1, null) as keys', [
      sort,
    ]);
    const plan = await world.sql<{ 'QUERY PLAN': string }>(
      `explain select veterinarian_id from public.vet_stats stats where stats.listed order by ${keys} limit 21`,
    );
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/Index (Only )?Scan using vet_stats_by_/);
  });

  test('hold as many as asked for, a hundred at most', async () => {
    expect((await search({ page_size: 7 })).items).toHaveLength(7);
    expect((await search({ page_size: 1000 })).items).toHaveLength(100);
    expect((await search({ page_size: -1 })).items).toHaveLength(1);
  });

  test('an order or a cursor that makes no sense is refused', async () => {
    await refused(world.visitor.rpc('search_veterinarians', { sort: 'price' }), 400);
    await refused(world.visitor.rpc('search_veterinarians', { after: { id: 'x', rating: 1, reviews: 1 } }), 400);
  });
});

describe('a search that asks for as much as it may', () => {
  test('is answered', async () => {
    const lists = { specialties: Array.from({ length: 50 }, () => 'Surgery') };
    expect((await search({ ...lists, query: 'surgery'.padEnd(200) })).total).toBeGreaterThan(0);
  });
});
