import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FoundPage, namesOf, searchVeterinarians } from './directory-search.ts';
import { createWorld, done, type World } from './world.ts';

let world: World;
const search = (question: object) => searchVeterinarians(world, question);
const names = async (question: object) => namesOf(await search(question)).sort();

beforeAll(async () => {
  world = await createWorld();
  const listed = async (fullName: string, profile: object) => {
    const { id, db } = await world.veterinarian(fullName);
    const plain = { city: 'Gdynia', specialty: 'General Practitioner', services: ['Husbandry'], pet_types: ['Fish'] };
    const described = { ...plain, ...profile };
    await done(db.from('profiles').update(described).eq('id', id).select('id'));
  };
  await listed('Renata Uszko', { pet_types: ['Rabbits'] });
  await listed('Bartosz Pióro', { pet_types: ['Birds'], city: 'Kraków' });
  await listed('Filip Miska', { pet_types: ['Dogs', 'Cats'] });
  await listed('Marta Kot', { pet_types: ['Reptiles'] });
  await listed('Danuta Król', { specialty: 'Dentistry', services: ['Tooth extraction'] });
  await listed('Wiktor Sowa', { services: ['Vaccinations', 'Dental X-ray'] });
  await listed('Hanna Czub', { services: ['Szczepienia ochronne', 'Kastracja kotów'], city: 'Kraków' });
  await listed('Ignacy Basta', { services: null, pet_types: ['Hamster'] });
});
afterAll(() => world.close());

const VACCINATE = ['Hanna Czub', 'Ignacy Basta', 'Wiktor Sowa'];

describe.each([
  // A vet for small mammals treats rabbits, too.
  [
    'Rabbits',
    ['Ignacy Basta', 'Renata Uszko'],
    'rabbit rabbits Bunny królik krolik KRÓLIKA królikowi królikiem króliki królików krolikow',
  ],
  ['Birds', ['Bartosz Pióro'], 'bird parrots budgie ptak ptaków papuga papugi papugę papuge kanarka'],
  ['Dogs', ['Filip Miska'], 'dog puppy pies psa psów psow szczeniaka szczenię'],
  ['Small mammals', ['Ignacy Basta'], 'hamster ferrets chomik chomika fretkę fretki szynszyla jeża jeze'],
  ['Reptiles', ['Marta Kot'], 'tortoise snakes żółw zolwia żółwie węża weza jaszczurki'],
  [
    'Vaccinations',
    VACCINATE,
    'vaccination vaccine jab szczepienie szczepień szczepien szczepionka zaszczepić wścieklizna wscieklizny',
  ],
  ['X-ray', ['Wiktor Sowa'], 'x-ray xray rtg RTG rentgen prześwietlenie przeswietlenia'],
  ['Neutering', ['Hanna Czub'], 'neutering spay castration kastracja kastracji sterylizację sterylizacja'],
  ['Dentistry', ['Danuta Król', 'Wiktor Sowa'], 'tooth dental'],
  ['Dentistry', ['Danuta Król'], 'dentist teeth stomatolog stomatologa dentysta zęby zeby zębów'],
])('%s', (label, expected, words) => {
  test.each(words.split(' '))('are what %j means', async (query) => {
    const page = await search({ query });
    expect(namesOf(page).sort()).toEqual(expected);
    expect(page.meanings?.map((each) => each.label)).toContain(label);
    expect(page.meanings?.every(({ corrected }) => !corrected)).toBe(true);
  });
});

describe('misspelt', () => {
  test.each([
    ['rabit', 'Rabbits'],
    ['rabitt', 'Rabbits'],
    ['krolk', 'Rabbits'],
    ['krulik', 'Rabbits'],
    ['hamstre', 'Small mammals'],
    ['papugga', 'Birds'],
    ['vacination', 'Vaccinations'],
    ['vaccinaton', 'Vaccinations'],
    ['szczepeinie', 'Vaccinations'],
    ['sczepienie', 'Vaccinations'],
    ['kastarcja', 'Neutering'],
    ['dentisst', 'Dentistry'],
    ['stomatolg', 'Dentistry'],
    ['dermatolgoist', 'Dermatology'],
  ])('%j is %s, and says so', async (query, label) => {
    const { meanings } = await search({ query });
    expect(meanings).toEqual([{ piece: query, kind: expect.any(String), label, corrected: true, missing: false }]);
  });

  test('a word that stands in somebody’s text is no mistake', async () => {
    expect(await names({ query: 'uszk' })).toEqual(['Renata Uszko']);
    expect(await search({ query: 'uszk' })).not.toHaveProperty('meanings');
    expect(await search({ query: 'basta' })).not.toHaveProperty('meanings');
  });

  test.each(['Królikowska', 'Psikuta', 'Krakowski', 'Ptaszyńska', 'qwertyuiop', 'kta'])(
    '%j is too far from everything',
    async (query) => {
      expect(await search({ query })).toEqual({ total: 0, items: [], next: null });
    },
  );
});

describe('several words', () => {
  test.each([
    ['vet for my parrot in Kraków', ['Bartosz Pióro']],
    ['papuga w Krakowie', ['Bartosz Pióro']],
    ['szczepienie Kraków', ['Hanna Czub']],
    ['guinea pig', ['Ignacy Basta']],
    ['świnki morskiej', ['Ignacy Basta']],
    ['renata rabit', ['Renata Uszko']],
    ['szczepienie i kastracja', ['Hanna Czub']],
  ])('%j: each narrows', async (query, expected) => {
    expect(await names({ query })).toEqual(expected);
  });

  test('more than twelve are one text', async () => {
    const query = Array.from({ length: 13 }, () => 'rabbit').join(' ');
    expect(await search({ query })).toEqual({ total: 0, items: [], next: null });
  });
});

test('beside a city of its own, a name or specialty is not a city', async () => {
  const byName = { match: 'name-or-specialty' };
  expect(await names({ query: 'królik', ...byName })).toEqual(['Ignacy Basta', 'Renata Uszko']);
  expect(await names({ query: 'krakowie', ...byName })).toEqual([]);
  expect(await names({ query: 'zęby', ...byName })).toEqual(['Danuta Król']);
});

test('a vet whose name is the word comes first, once, whatever the order', async () => {
  const seen: string[] = [];
  let after: object | null = null;
  do {
    const page: FoundPage = await search({ query: 'kot', page_size: 2, after });
    expect(page.total).toBe(2);
    seen.push(...page.items.map(({ full_name }) => full_name));
    after = page.next;
  } while (after);
  expect(seen).toEqual(['Marta Kot', 'Filip Miska']);
  const nearest = { latitude: 54.5, longitude: 18.5, query: 'kot', page_size: 1 };
  const first = (await done(world.visitor.rpc('nearest_veterinarians', nearest))) as unknown as FoundPage;
  expect(first).toMatchObject({ total: 2, items: [{ full_name: 'Marta Kot' }], meanings: [{ label: 'Cats' }] });
});

test('the numbers beside the filters and the nearest know the same words', async () => {
  const counts = await done(world.visitor.rpc('count_filter_options', { query: 'szczepienie' }));
  expect(counts).toMatchObject({ pet_types: { 'Exotic pets': 2, 'Small mammals': 1 } });
  const nearest = { latitude: 54.5, longitude: 18.5, query: 'rabit' };
  expect(await done(world.visitor.rpc('nearest_veterinarians', nearest))).toMatchObject({ total: 2 });
});

test('services that change are found anew', async () => {
  const [{ id } = { id: '' }] = await world.sql<{ id: string }>(
    `select id from public.profiles where full_name = 'Filip Miska'`,
  );
  await done(
    world.service
      .from('profiles')
      .update({ services: ['Nail trimming'] })
      .eq('id', id)
      .select('id'),
  );
  expect(await names({ query: 'pazury' })).toEqual(['Filip Miska']);
});

test('every word has one meaning of a kind, and every meaning of a visitor’s words two languages at least', async () => {
  expect(
    await world.sql(
      `select kind, code from public.vocabulary named
       where kind <> 'city' and code not in ('other', 'ecg') and (
         select count(distinct language) from public.vocabulary_terms terms
         where terms.kind = named.kind and terms.code = named.code
       ) < 2`,
    ),
  ).toEqual([]);
});
