import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namesOf, searchVeterinarians } from './directory-search.ts';
import { book, createWorld, day, done, everyDay, insertRows, type Person, refused, type World } from './world.ts';

let world: World;
const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
const vets = {} as Record<'surgeon' | 'parrots' | 'general' | 'unlisted' | 'weekends', Person>;

const search = (filters?: object) => searchVeterinarians(world, filters);
const names = async (filters: object) => namesOf(await search(filters)).sort();

beforeAll(async () => {
  world = await createWorld();
  const listed = async (fullName: string, profile: object, hours: (id: string) => object[]) => {
    const person = await world.veterinarian(fullName);
    await done(person.db.from('profiles').update(profile).eq('id', person.id).select());
    await insertRows(person.db, 'working_hours', hours(person.id));
    return person;
  };
  vets.surgeon = await listed(
    'Zofia Żuraw',
    { city: 'Łódź', specialty: 'Surgery', description: 'Bones and 100% care' },
    (id) => everyDay(id, '00:00', '24:00'),
  );
  vets.parrots = await listed(
    'Adam Ara',
    { city: 'Warsaw', specialty: 'exotic', description: 'Parrots', pet_types: ['Bird', 'Reptiles'] },
    // Never today: an hour that is over would be one of next week.
    (id) => [{ veterinarian_id: id, weekday: weekdayOf(day(2)), opens_at: '09:00', closes_at: '10:00' }],
  );
  vets.general = await listed('Ewa Nowak', { city: 'warszawa ', specialty: 'General Practitioner' }, () => []);
  vets.weekends = await listed('Iga Sowa', { city: 'Radom', specialty: 'Fish whisperer' }, (id) =>
    // Both days: on a Sunday after hours, the next is Saturday.
    [6, 7].map((weekday) => ({ veterinarian_id: id, weekday, opens_at: '10:00', closes_at: '11:00' })),
  );
  vets.unlisted = await world.veterinarian('Bez Miasta');
  for (const rating of [5, 2, 1]) {
    const owner = await world.owner('Olga Nowak');
    const visit = await world.begunVisit(owner, vets.surgeon, 'completed');
    await insertRows(owner.db, 'reviews', { appointment_id: visit.id, rating });
  }
});
afterAll(() => world.close());

describe('vets that are found', () => {
  test('everybody who is listed: name, city and specialty are set', async () => {
    expect(await search()).toMatchObject({ total: 4, next: null });
    expect(await names({})).not.toContain('Bez Miasta');
    await done(
      vets.unlisted.db
        .from('profiles')
        .update({ city: 'Lublin', specialty: 'Oncology' })
        .eq('id', vets.unlisted.id)
        .select(),
    );
    expect(await names({})).toContain('Bez Miasta');
    await done(vets.unlisted.db.from('profiles').update({ city: ' ' }).eq('id', vets.unlisted.id).select());
    expect(await names({})).not.toContain('Bez Miasta');
  });

  test.each([
    ['lodz', ['Zofia Żuraw']],
    ['ŁÓDŹ', ['Zofia Żuraw']],
    ['zuraw', ['Zofia Żuraw']],
    ['  ZOFIA   żur ', ['Zofia Żuraw']],
    ['dr. zofia', ['Zofia Żuraw']],
    ['parrot', ['Adam Ara']],
    ['Exotic Animal Specialist', ['Adam Ara']],
    ['whisper', ['Iga Sowa']],
    ['100%', ['Zofia Żuraw']],
    ['%', ['Zofia Żuraw']],
    ['_', []],
    ['\\', []],
    ["'; drop table pets; --", []],
    ['nobody at all', []],
  ])('by the text %j', async (query, expected) => {
    expect(await names({ query })).toEqual(expected);
  });

  test.each([
    ['zuraw', ['Zofia Żuraw']],
    ['Dr. Zofia', ['Zofia Żuraw']],
    ['dr zofia', ['Zofia Żuraw']],
    ['whisper', ['Iga Sowa']],
    ['exotic animal spec', ['Adam Ara']],
    // Nobody's name has a 'd.', so the title that a card writes must not count.
    ['d.', []],
    ['parrots', ['Adam Ara']],
    ['bones', []],
    ['lodz', []],
    ['100%', []],
    ['%', []],
  ])('by name or specialty only: %j', async (query, expected) => {
    expect(await names({ query, match: 'name-or-specialty' })).toEqual(expected);
  });

  test('a match that nobody knows is refused', async () => {
    await refused(world.visitor.rpc('search_veterinarians', { query: 'zofia', match: 'sound' }), 400);
  });

  test('a name or specialty that changes is found anew', async () => {
    const find = (query: string) => names({ query, match: 'name-or-specialty' });
    const rename = async (values: object) => {
      await done(vets.general.db.from('profiles').update(values).eq('id', vets.general.id).select());
      await world.checkLicence(vets.general);
    };
    await rename({ full_name: 'Ewa Świerk', specialty: 'Oncology' });
    expect(await find('swierk')).toEqual(['Ewa Świerk']);
    expect(await find('onkologia')).toEqual(['Ewa Świerk']);
    expect(await find('nowak')).toEqual([]);
    await rename({ full_name: 'Ewa Nowak', specialty: 'General Practitioner' });
  });

  test.each([
    ['Warszawa', ['Adam Ara', 'Ewa Nowak']],
    ['warsaw', ['Adam Ara', 'Ewa Nowak']],
    ['Radom', ['Iga Sowa']],
    ['Kraków', []],
  ])('by the city %s in any spelling', async (city, expected) => {
    expect(await names({ city })).toEqual(expected);
  });

  test.each([['all'], ['All cities'], [''], [null]])('%j is every city', async (city) => {
    expect((await search({ city })).total).toBe(4);
  });

  test.each([
    [['Exotic Animals'], ['Adam Ara']],
    [
      ['Exotic Animal Specialist', 'general'],
      ['Adam Ara', 'Ewa Nowak'],
    ],
    [['General Veterinarian'], ['Ewa Nowak']],
    [['fish whisperer'], ['Iga Sowa']],
    [['Dentistry'], []],
  ])('by specialties %j in any spelling', async (specialties, expected) => {
    expect(await names({ specialties })).toEqual(expected);
  });

  test('by animals: who names none treats dogs and cats', async () => {
    expect(await names({ pet_types: ['Birds'] })).toEqual(['Adam Ara']);
    expect(await names({ pet_types: ['reptile', 'Dogs'] })).toEqual([
      'Adam Ara',
      'Ewa Nowak',
      'Iga Sowa',
      'Zofia Żuraw',
    ]);
    expect(await names({ pet_types: ['Small mammals'] })).toEqual([]);
  });

  test('by rating: without reviews one stays until the slider leaves its start', async () => {
    expect(await names({ min_rating: 3 })).toEqual(['Adam Ara', 'Ewa Nowak', 'Iga Sowa']);
    expect(await names({ min_rating: 2.5 })).toContain('Zofia Żuraw');
    expect(await names({ min_rating: 3.5 })).toEqual([]);
  });

  test('by availability, from hours less bookings', async () => {
    expect(await names({ availabilities: ['Available this week'] })).toEqual(['Adam Ara', 'Iga Sowa', 'Zofia Żuraw']);
    expect(await names({ availabilities: ['Sometime'] })).toEqual([]);
    const date = day(2);
    const owner = await world.owner();
    await book(owner, vets.parrots, date, '09:00');
    await book(owner, vets.parrots, date, '09:30');
    const [parrots] = (await search({ query: 'ara' })).items;
    expect(parrots).toMatchObject({ next_slot_date: day(9), next_slot_time: '09:00' });
  });

  test('by a weekend, which is the one of this week', async () => {
    const first = `update public.vet_stats
      set weekend_slot_at = date_trunc('week', private.warsaw_today()) + $2::int * interval '1 week' + interval '6 days 23 hours 30 minutes'
      where veterinarian_id = $1`;
    await world.sql(first, [vets.weekends.id, 0]);
    await world.sql(first, [vets.surgeon.id, 1]);
    await world.sql(first, [vets.parrots.id, 1]);
    expect(await names({ availabilities: ['Weekend availability'] })).toEqual(['Iga Sowa']);
  });

  test('filters work together', async () => {
    const filters = {
      query: 'o',
      city: 'Łódź',
      specialties: ['Surgery'],
      availabilities: ['Available this week'],
      pet_types: ['Cats'],
    };
    expect(await names(filters)).toEqual(['Zofia Żuraw']);
    expect(await names({ ...filters, city: 'Radom' })).toEqual([]);
  });
});

describe('time that passes', () => {
  test('a slot that has gone by is computed anew for the page, and stored by the refresh', async () => {
    const past = `update public.vet_stats set next_slot_at = private.warsaw_now() - interval '1 hour' where veterinarian_id = $1`;
    const fresh = (await search({ query: 'sowa' })).items[0];
    await world.sql(past, [vets.weekends.id]);
    expect((await search({ query: 'sowa' })).items[0]).toEqual(fresh);
    expect(await world.sql('select private.refresh_stale_slots() as count')).toEqual([{ count: 1 }]);
    expect(await world.sql('select private.refresh_stale_slots() as count')).toEqual([{ count: 0 }]);
    expect((await search({ query: 'sowa', availabilities: ['Available this week'] })).items[0]).toEqual(fresh);
  });
});
