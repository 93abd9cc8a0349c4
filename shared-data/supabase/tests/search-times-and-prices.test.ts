import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchVeterinarians } from './directory-search.ts';
import { createWorld, day, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** What a search reads in words, whoever is found. */
async function meant(query: string) {
  const { meanings } = await searchVeterinarians(world, { query });
  return meanings?.map(({ piece, kind, label }) => [piece, kind, label]);
}

test.each([
  ['do 120,50 zł', ['price 120']],
  ['do 1 200 zł', ['price 1200']],
  ['2 złote', ['price 2']],
  ['120zl', ['price 120']],
  ['do 120', ['price 120']],
  ['nie więcej niż 150', ['price 150']],
  ['no more than 150', ['price 150']],
  ['powyżej 100 zł', ['least_price 100']],
  ['over 100', ['least_price 100']],
  ['at least 100 zł', ['least_price 100']],
  ['od 100 do 150 zł', ['least_price 100', 'price 150']],
  ['between 100 and 150 zł', ['least_price 100', 'price 150']],
  ['100-150 zł', ['least_price 100', 'price 150']],
  ['50-100 zł', ['least_price 50', 'price 100']],
  ['under 1,000', ['price 1000']],
  ['do 1.500', ['price 1500']],
  ['over 1 000', ['least_price 1000']],
  ['od 1.000 do 2.000 zł', ['least_price 1000', 'price 2000']],
  ['under 10 km', []],
  ['ponad 10 lat', []],
  ['od 5 lat', []],
])('%j asks for prices: %j', async (query, prices) => {
  const pieces = (await meant(query)) ?? [];
  expect(pieces.filter(([, kind]) => kind?.endsWith('price')).map(([, kind, label]) => `${kind} ${label}`)).toEqual(
    prices,
  );
});

test.each([
  ['tonight', 'today evening'],
  ['dziś wieczorem', 'today evening'],
  ['this evening', 'today evening'],
  ['in the next week', 'next week'],
  ['w przyszłym tygodniu', 'next week'],
  ['w najbliższy weekend', 'weekend'],
  ['weekend', 'weekend'],
  ['za tydzień rano', `${day(7)} morning`],
  ['kot pt.', 'friday'],
  ['5 grudnia 2030', '2030-12-05'],
  ['December 5th, 2030', '2030-12-05'],
  ['on the 5th of December 2030 in the morning', '2030-12-05 morning'],
  ['5.12.2030 wieczorem', '2030-12-05 evening'],
  ['24/12/2030', '2030-12-24'],
  ['12/24/2030', '2030-12-24'],
  ['2030-12-05', '2030-12-05'],
  ['30 lutego 2030', '2030-02-30'],
  [`${Number(day(2).slice(8))}.${day(2).slice(5, 7)}`, day(2)],
  ['jutro o 9.30', 'tomorrow morning'],
  ['tomorrow at 8.10', 'tomorrow morning'],
  ['po 5.12.2030', '2030-12-05'],
  ['24/7', undefined],
  ['9:30', undefined],
  ['5-12 kg', undefined],
])('%j is the time %j', async (query, label) => {
  expect((await meant(query))?.find(([, kind]) => kind === 'when')?.[2]).toBe(label);
});

test.each([
  ['0,5 km', '1'],
  ['2,5 km', '2'],
  ['within 10 km', '10'],
])('%j is the distance %j', async (query, label) => {
  expect((await meant(query))?.find(([, kind]) => kind === 'distance')?.[2]).toBe(label);
});
