import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf as names, searchVeterinarians } from './directory-search.ts';
import { createWorld, day, done, type Person, type World } from './world.ts';

let world: World;
const vets = {} as Record<'wieliczka' | 'cracow' | 'gdynia', Person>;
const search = (question: object) => searchVeterinarians(world, question);

beforeAll(async () => {
  world = await createWorld();
  const listed = async (fullName: string, city: string, [latitude, longitude]: number[], languages: string[]) => {
    const vet = await world.veterinarian(fullName);
    const profile = { specialty: 'Surgery', pet_types: ['Small mammals'], city, languages };
    await done(vet.db.from('profiles').update(profile).eq('id', vet.id).select('id'));
    await done(world.service.from('profiles').update({ latitude, longitude }).eq('id', vet.id).select('id'));
    return vet;
  };
  vets.wieliczka = await listed('Zofia Solna', 'Kraków', [49.9871, 20.0647], ['pl']);
  vets.cracow = await listed('Adam Rynek', 'Kraków', [50.0647, 19.9449], ['pl', 'en']);
  vets.gdynia = await listed('Ola Morska', 'Gdynia', [54.5189, 18.5305], ['pl', 'uk']);
});
afterAll(() => world.close());

describe.each([
  ['within 10 km of Wieliczka', 'w promieniu 10 km od Wieliczki', 'distance 10, town Wieliczka'],
  ['vets up to 15 km from Kraków', 'do 15 km od Krakowa', 'distance 15, city Kraków'],
  ['a guinea pig near me', 'świnka blisko mnie', 'pet_type Small mammals, near Near me'],
  ['5km around Gdynia', 'nie dalej niż 5 km od Gdyni', 'distance 5, city Gdynia'],
  ['cavies nearby', 'świnki w pobliżu', 'pet_type Small mammals, near Near me'],
  ['in 3 days', 'za 3 dni', `when ${day(3)}`],
  ['in two weeks in the morning', 'za dwa tygodnie rano', `when ${day(14)} morning`],
  ['in a week', 'za tydzień', `when ${day(7)}`],
  ['next month', 'w przyszłym miesiącu', 'when next month'],
  ['hamsters this month', 'chomiki w tym miesiącu', 'pet_type Small mammals, when this month'],
  ['tomorrow after 5 pm', 'jutro po 17', 'when tomorrow evening'],
  ['tomorrow at 9:30', 'jutro o 9:30', 'when tomorrow morning'],
  ['PLN 120', 'zł 120', 'price 120'],
  ['under PLN 1,200', 'do 1 200 zł', 'price 1200'],
  ['over PLN 100', 'powyżej 100 PLN', 'least_price 100'],
  ['guinea pigs', 'świnek', 'pet_type Small mammals'],
  ['English speaking', 'po angielsku', 'language English'],
  ['vet who speaks Ukrainian', 'mówi po ukraińsku', 'language Ukrainian'],
  ['kitties and pups', 'kiciusie i psiaki', 'pet_type Cats, pet_type Dogs'],
  [
    'geese, spiders, chameleons',
    'gęsi, ptaszniki, kameleony',
    'pet_type Birds, pet_type Exotic pets, pet_type Reptiles',
  ],
])('%j and %j', (english, polish, wish) => {
  test.each([english, polish])('%j is understood', async (query) => {
    const { meanings = [] } = await search({ query });
    expect(meanings.map(({ kind, label }) => `${kind} ${label}`).join(', ')).toBe(wish);
  });
});

test.each([
  ['собака завтра після обіду', 'pet_type Dogs, when tomorrow afternoon'],
  ['морська свинка в Кракові', 'pet_type Small mammals, city Kraków'],
  ['Кролики, стоматолог', 'pet_type Rabbits, specialty Dentistry'],
  ['вакцинація кота у п’ятницю вранці', 'service Vaccinations, pet_type Cats, when friday morning'],
  ["хом'як, цілодобово, Варшава", 'pet_type Small mammals, specialty Emergency Medicine, city Warszawa'],
  ['лікар поблизу, розмовляє українською', 'near Near me, language Ukrainian'],
])('%j is understood in Ukrainian', async (query, wish) => {
  const { meanings = [] } = await search({ query });
  expect(meanings.map(({ kind, label }) => `${kind} ${label}`).join(', ')).toBe(wish);
});

test.each(['English bulldog', 'German shepherd', 'włoski chart'])('%j names no language', async (query) => {
  const { meanings = [] } = await search({ query });
  expect(meanings.filter(({ kind }) => kind === 'language')).toEqual([]);
});

test.each(['szczepienie po 10 latach', 'psy od 5 lat', '9:30', 'po 120 zł', 'under 10 km'])(
  '%j names no part of a day',
  async (query) => {
    const { meanings = [] } = await search({ query });
    expect(meanings.filter(({ kind }) => kind === 'when')).toEqual([]);
  },
);

test.each(['po 5 grudnia 2030', 'after 5.12.2030', 'po 5.12.2030'])('%j names a day, no hour', async (query) => {
  expect((await search({ query })).meanings).toMatchObject([{ kind: 'when', label: '2030-12-05' }]);
});

test('a distance is measured from the place that the words name', async () => {
  const near = await search({ query: 'świnka w promieniu 5 km od Wieliczki' });
  expect(near).toMatchObject({ measured_from: 'Wieliczka', items: [{ full_name: 'Zofia Solna' }], total: 1 });
  expect(names(await search({ query: 'within 20 km of Kraków' }))).toEqual(['Adam Rynek', 'Zofia Solna']);
  expect(names(await search({ query: 'within 5 km of Kraków' }))).toEqual(['Adam Rynek']);
  const count = await done(world.visitor.rpc('count_filter_options', { query: 'within 5 km of Kraków' }));
  expect(count).toMatchObject({ pet_types: { 'Small mammals': 1 } });
});

test('a distance alone is measured from the chosen city, or from the visitor', async () => {
  expect(names(await search({ query: '5 km', city: 'Wieliczka' }))).toEqual(['Zofia Solna']);
  expect(names(await search({ query: 'świnka do 10 km', near: [54.5, 18.5] }))).toEqual(['Ola Morska']);
  expect((await search({ query: '10 km' })).total).toBe(3);
  const nearest = { latitude: 50.06, longitude: 19.94, query: 'do 5 km' };
  expect(await done(world.visitor.rpc('nearest_veterinarians', nearest))).toMatchObject({ total: 1 });
});

test('near the visitor leaves out nobody, and begins with the nearest', async () => {
  expect((await search({ query: 'blisko mnie' })).total).toBe(3);
  const order = names(await search({ query: 'blisko mnie', near: [54.5, 18.5] }));
  expect(order[0]).toBe('Ola Morska');
});

test('a distance in which nobody works gives way, and is told', async () => {
  const { total, meanings } = await search({ query: 'świnka w promieniu 1 km od Sopotu' });
  expect(total).toBe(3);
  expect(meanings?.filter(({ missing }) => missing)).toMatchObject([{ kind: 'town', label: 'Sopot' }]);
});

test('a language is found among those that speak it', async () => {
  expect(names(await search({ query: 'świnka po angielsku' }))).toEqual(['Adam Rynek']);
  expect(names(await search({ query: 'Ukrainian speaking vet' }))).toEqual(['Ola Morska']);
});
