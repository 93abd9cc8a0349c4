import { describe, expect, test } from 'vitest';
import { namesOf, searchVeterinarians } from './directory-search.ts';
import { book, createSides, day, done, insertRows, type Person, refused, withoutEffect } from './world.ts';

const {
  world,
  owner,
  vet,
  otherVet: other,
} = await createSides({ vet: { fullName: 'Ewa Nowak' }, otherVet: { fullName: 'Adam Ara' } });

const save = (person: Person, values: object) =>
  person.db.from('profiles').update(values).eq('id', vet.id).select('portrait, languages, home_visits');
const PORTRAIT = { skin: 1, hair: 'bob', freckles: false };

describe('the public columns of a profile', () => {
  test('are written by the vet and read by everybody', async () => {
    const values = { portrait: PORTRAIT, languages: ['pl', 'uk'], home_visits: true };
    expect(await done(save(vet, values))).toEqual([values]);
    const read = world.visitor.from('profiles').select('portrait, languages, home_visits, cat_only_waiting_room');
    expect(await done(read.eq('id', vet.id))).toEqual([{ ...values, cat_only_waiting_room: false }]);
    await withoutEffect(save(owner, { portrait: null }));
    await withoutEffect(save(other, { home_visits: false }));
  });

  test.each([
    ['a portrait that is a list', { portrait: [1] }],
    ['a portrait that is a word', { portrait: 'bob' }],
    ['a portrait with something in something', { portrait: { hair: { shape: 'bob' } } }],
    ['a portrait that is too long', { portrait: { hair: 'x'.repeat(1000) } }],
    ['a language that is no code', { languages: ['Polish'] }],
    ['a gap among the languages', { languages: ['pl', null] }],
    ['a table of languages', { languages: [['pl'], ['en']] }],
    ['neither at home nor not', { home_visits: null }],
  ])('refuse %s', async (_, values) => {
    const { error } = await save(vet, values);
    expect(error?.code).toMatch(/^(22P02|23502|23514)$/);
  });
});

describe('prices', () => {
  const price = (service: string, price_from: unknown, price_to: unknown) => ({ service, price_from, price_to });
  const set = (person: Person, prices: unknown) => person.db.rpc('set_service_prices', { prices });
  const stored = async (db = world.visitor) =>
    done(db.from('service_prices').select('service, price_from, price_to').eq('veterinarian_id', vet.id));
  const lowest = async () =>
    (await world.sql('select lowest_price from public.vet_stats where veterinarian_id = $1', [vet.id]))[0];

  test('are replaced as a whole, and the lowest of them goes with the vet', async () => {
    expect((await set(vet, [price('Vaccinations', 90, 140), price(' Check-up ', 120, 120)])).error).toBeNull();
    expect(await lowest()).toEqual({ lowest_price: 90 });
    expect((await set(vet, [price('Check-up', 120, 120)])).error).toBeNull();
    expect(await stored()).toEqual([price('Check-up', 120, 120)]);
    expect(await lowest()).toEqual({ lowest_price: 120 });
    expect((await set(vet, [])).error).toBeNull();
    expect(await lowest()).toEqual({ lowest_price: null });
  });

  test('of a vet who is not listed are read by that vet alone', async () => {
    await set(vet, [price('Check-up', 120, 120)]);
    await done(vet.db.from('profiles').update({ city: '' }).eq('id', vet.id).select());
    expect(await stored()).toEqual([]);
    expect(await stored(vet.db)).toHaveLength(1);
    await done(vet.db.from('profiles').update({ city: 'Gdynia' }).eq('id', vet.id).select());
  });

  test('are set by vets', async () => {
    await refused(set(owner, []), 403, /Only a veterinarian/);
  });

  test.each([
    ['no list', { a: 1 }, /at most 40/],
    ['no prices in the list', [1], /at most 40/],
    ['too many', Array.from({ length: 41 }, (_, number) => price(`Service ${number}`, 1, 2)), /at most 40/],
    ['a service without a name', [price(' ', 1, 2)], /name each service/],
    ['half a zloty', [price('Check-up', 99.5, 120)], /whole zloty/],
    ['no upper end', [{ service: 'Check-up', price_from: 1 }], /whole zloty/],
    ['less than nothing', [price('Check-up', -1, 2)], /whole zloty/],
    ['a range upside down', [price('Check-up', 120, 100)], /must not be below/],
    ['more than anybody pays', [price('Check-up', 1, 100001)], /must not be below/],
    ['the same service twice', [price('Check-up', 1, 2), price('Check-up ', 3, 4)], /once/],
  ])('refuse %s', async (_, prices, sentence) => {
    await refused(set(vet, prices), 400, sentence);
  });
});

describe('the search', () => {
  const search = async (filters: object) => (await searchVeterinarians(world, filters)).items;
  const names = async (filters: object) => namesOf(await searchVeterinarians(world, filters)).sort();

  test('finds by price, language, home visits and a waiting room for cats', async () => {
    await done(
      other.db
        .from('profiles')
        .update({ cat_only_waiting_room: true, languages: ['pl', 'de'] })
        .eq('id', other.id)
        .select(),
    );
    expect(await names({})).toEqual(['Adam Ara', 'Ewa Nowak']);
    expect(await names({ home_visits: true })).toEqual(['Ewa Nowak']);
    expect(await names({ cat_only_waiting_room: true })).toEqual(['Adam Ara']);
    expect(await names({ home_visits: true, cat_only_waiting_room: true })).toEqual([]);
    expect(await names({ home_visits: false })).toEqual(['Adam Ara', 'Ewa Nowak']);
    expect(await names({ languages: ['de', 'uk'] })).toEqual(['Adam Ara', 'Ewa Nowak']);
    expect(await names({ languages: ['de'] })).toEqual(['Adam Ara']);
    // A vet who states no price is not known to be cheap.
    expect(await names({ max_price: 120 })).toEqual(['Ewa Nowak']);
    expect(await names({ max_price: 119 })).toEqual([]);
  });

  test('says with each vet whom they treat, how they are drawn and what they cost at least', async () => {
    expect((await search({ query: 'ewa' }))[0]).toMatchObject({
      portrait: PORTRAIT,
      treats: ['dog', 'cat'],
      lowest_price: 120,
    });
  });

  test('knows rabbits: who treats small mammals treats them, but not the other way round', async () => {
    const treat = (person: Person, pet_types: string[]) =>
      done(person.db.from('profiles').update({ pet_types }).eq('id', person.id).select());
    await treat(vet, ['Dogs', 'Small mammals']);
    await treat(other, ['Rabbits']);
    expect(await names({ pet_types: ['Rabbits'] })).toEqual(['Adam Ara', 'Ewa Nowak']);
    expect(await names({ pet_types: ['królik'] })).toEqual(['Adam Ara', 'Ewa Nowak']);
    expect(await names({ pet_types: ['Small mammals'] })).toEqual(['Ewa Nowak']);
  });

  test('refuses more languages than there are boxes', async () => {
    await refused(
      world.visitor.rpc('search_veterinarians', { languages: Array.from({ length: 51 }, () => 'pl') }),
      400,
      /at most 50 entries/,
    );
  });
});

describe('the next free days of several vets', () => {
  interface Day {
    veterinarian_id: string;
    slot_date: string;
    first_times: string[];
    free_count: number;
  }
  const days = async (veterinarians: string[], count?: number) =>
    (await done(
      world.visitor.rpc('next_free_days', { veterinarians, ...(count !== undefined && { days: count }) }),
    )) as Day[];

  test('are what free_slots offers on these days, and no more of it than two times', async () => {
    const tomorrow = day(1);
    await book(owner, vet, tomorrow, '08:00');
    await insertRows(other.db, 'time_off', { veterinarian_id: other.id, starts_on: day(1), ends_on: day(2) });
    const found = await days([vet.id, other.id, vet.id]);
    expect(found.find((each) => each.veterinarian_id === vet.id && each.slot_date === tomorrow)).toMatchObject({
      first_times: ['08:30:00', '09:00:00'],
      free_count: 19,
    });
    for (const person of [vet, other]) {
      const slots = await done(
        world.visitor.rpc('free_slots', { veterinarian: person.id, from_date: day(0), to_date: day(3) }),
      );
      const offered = slots as { slot_date: string; slot_time: string }[];
      const dates = [...new Set(offered.map(({ slot_date }) => slot_date))];
      expect(found.filter(({ veterinarian_id }) => veterinarian_id === person.id)).toEqual(
        dates.map((slot_date) => {
          const times = offered.filter((slot) => slot.slot_date === slot_date).map(({ slot_time }) => slot_time);
          return { veterinarian_id: person.id, slot_date, first_times: times.slice(0, 2), free_count: times.length };
        }),
      );
    }
  });

  test('are as many as asked for, for nobody none', async () => {
    expect(await days([])).toEqual([]);
    expect(await days([owner.id])).toEqual([]);
    expect((await days([vet.id], 7)).length).toBeGreaterThanOrEqual(6);
  });

  test.each([
    ['days', { veterinarians: [], days: 8 }],
    ['days', { veterinarians: [], days: 0 }],
    ['days', { veterinarians: [], days: null }],
    ['veterinarians', { veterinarians: Array.from({ length: 51 }, () => '5eed0001-0000-4000-8000-000000000001') }],
  ])('are refused for too many %s', async (_, asked) => {
    await refused(world.visitor.rpc('next_free_days', asked), 400);
  });
});
