import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FoundPage, namesOf, searchVeterinarians } from './directory-search.ts';
import { book, createWorld, day, done, insertRows, type Person, refused, type World } from './world.ts';

let world: World;
const vets = {} as Record<'early' | 'late' | 'cracow' | 'warsaw', Person>;

const search = (question: object) => searchVeterinarians(world, question);
const names = async (question: object) => namesOf(await search(question));
const weekdayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() || 7;
const nameOfDay = (date: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en', { weekday: 'long' }).toLowerCase();

beforeAll(async () => {
  world = await createWorld();
  const listed = async (fullName: string, profile: object, position: object, hours: object[]) => {
    const vet = await world.veterinarian(fullName);
    const surgeon = { specialty: 'Surgery', ...profile };
    await done(vet.db.from('profiles').update(surgeon).eq('id', vet.id).select('id'));
    await done(world.service.from('profiles').update(position).eq('id', vet.id).select('id'));
    await insertRows(
      vet.db,
      'working_hours',
      hours.map((each) => ({ veterinarian_id: vet.id, ...each })),
    );
    return vet;
  };
  const tomorrow = weekdayOf(day(1));
  const near = { latitude: 54.44, longitude: 18.56 };
  vets.early = await listed('Ewa Ranek', { city: 'Gdynia', pet_types: ['Rabbits'] }, near, [
    { weekday: tomorrow, opens_at: '08:00', closes_at: '12:00' },
  ]);
  vets.late = await listed('Jan Wieczorek', { city: 'Gdynia' }, { latitude: 54.5189, longitude: 18.5305 }, [
    { weekday: tomorrow, opens_at: '16:30', closes_at: '18:00' },
  ]);
  vets.cracow = await listed(
    'Kasia Konin',
    { city: 'Kraków', pet_types: ['Rabbits'] },
    { latitude: 50.0647, longitude: 19.9449 },
    [{ weekday: weekdayOf(day(2)), opens_at: '12:00', closes_at: '13:00' }],
  );
  vets.warsaw = await listed(
    'Waldek Sobota',
    { city: 'Warszawa', pet_types: ['Rabbits'] },
    { latitude: 52.2297, longitude: 21.0122 },
    [{ weekday: weekdayOf(day(2)), opens_at: '09:00', closes_at: '10:00' }],
  );
  await insertRows(vets.cracow.db, 'visit_types', {
    veterinarian_id: vets.cracow.id,
    name: 'Check-up',
    minutes: 30,
    price_from: 120,
    price_to: 120,
  });
});
afterAll(() => world.close());

describe('when', () => {
  test.each([
    [['tomorrow'], ['Ewa Ranek', 'Jan Wieczorek']],
    [['tomorrow morning'], ['Ewa Ranek']],
    [['Tomorrow Afternoon'], ['Jan Wieczorek']],
    [['tomorrow evening'], ['Jan Wieczorek']],
    [
      ['tomorrow morning', 'tomorrow evening'],
      ['Ewa Ranek', 'Jan Wieczorek'],
    ],
    [['morning'], ['Ewa Ranek', 'Waldek Sobota']],
    [['available this week afternoon'], ['Jan Wieczorek', 'Kasia Konin']],
    [[day(2)], ['Kasia Konin', 'Waldek Sobota']],
    [[`${day(2)} afternoon`], ['Kasia Konin']],
    [['day after tomorrow morning'], ['Waldek Sobota']],
    [[nameOfDay(day(2))], ['Kasia Konin', 'Waldek Sobota']],
    [[day(9)], ['Kasia Konin', 'Waldek Sobota']],
    [[day(3)], []],
    [[day(-1)], []],
    [['2026-02-30'], []],
    [['noon'], []],
    [[''], []],
  ])('%j finds %j', async (availabilities, expected) => {
    expect((await names({ availabilities })).sort()).toEqual(expected);
  });

  test('the numbers beside the filters and the map count the same', async () => {
    const asked = { availabilities: ['tomorrow morning'] };
    expect(await done(world.visitor.rpc('count_filter_options', asked))).toMatchObject({ pet_types: { Rabbits: 1 } });
    expect(await done(world.visitor.rpc('veterinarians_on_map', asked))).toMatchObject({ cells: [{ count: 1 }] });
  });

  test('a time that is booked is no longer found, and found again once it is free', async () => {
    const owner = await world.owner();
    const first = await book(owner, vets.warsaw, day(2), '09:00');
    const last = await book(owner, vets.warsaw, day(2), '09:30');
    expect(await names({ availabilities: [`${day(2)} morning`] })).toEqual([]);
    for (const { id } of [first, last])
      await done(owner.db.from('appointments').update({ status: 'cancelled' }).eq('id', id).select('id'));
    expect(await names({ availabilities: [`${day(2)} morning`] })).toEqual(['Waldek Sobota']);
  });

  test('rows begin with the day, and with the times of its part', async () => {
    const days = async (asked: object) =>
      (await done(
        world.visitor.rpc('next_free_days', { veterinarians: [vets.late.id], days: 2, ...asked }),
      )) as object[];
    expect(await days({ first_day: day(1), part: 'evening' })).toEqual([
      { veterinarian_id: vets.late.id, slot_date: day(1), first_times: ['17:00:00', '17:30:00'], free_count: 3 },
    ]);
    expect(await days({ first_day: day(1) })).toMatchObject([{ first_times: ['16:30:00', '17:00:00'] }]);
    expect(await days({ first_day: day(2) })).toEqual([]);
    expect(await days({ first_day: day(-9) })).toHaveLength(1);
    await refused(world.visitor.rpc('next_free_days', { veterinarians: [vets.late.id], first_day: day(400) }), 400);
  });

  test('of today, what is over is not free, whatever the figures still say', async () => {
    const clock = (now: string) =>
      world.sql(`create or replace function private.warsaw_now() returns timestamp
        language sql stable set search_path = '' as $$ select ${now} $$`);
    await world.sql(`update public.vet_stats set free_parts = (~ repeat('0', 186)::bit(186))
      where veterinarian_id = '${vets.early.id}'`);
    await clock(`private.warsaw_today() + time '14:00'`);
    const found = await Promise.all(
      ['today morning', 'today afternoon', 'today', 'morning'].map((when) => names({ availabilities: [when] })),
    );
    await clock(`now() at time zone 'Europe/Warsaw'`);
    await world.sql(`select private.refresh_next_slots(array['${vets.early.id}']::uuid[])`);
    expect(found.map((each) => each.includes('Ewa Ranek'))).toEqual([false, true, true, true]);
  });

  test('figures that are eight days old are computed anew', async () => {
    await world.sql(`update public.vet_stats set slots_checked_on = slots_checked_on - 8, free_parts = null`);
    expect(await names({ availabilities: ['tomorrow'] })).toEqual([]);
    expect(await world.sql('select private.refresh_stale_slots() as refreshed')).toEqual([{ refreshed: 4 }]);
    expect(await names({ availabilities: ['tomorrow'] })).toHaveLength(2);
  });
});

describe('words of time and price', () => {
  const meant = async (query: string) =>
    (await search({ query })).meanings?.map(({ piece, kind, label }) => [piece, kind, label]);

  test.each([
    ['jutro po południu', 'tomorrow afternoon', ['Jan Wieczorek']],
    ['tomorrow afternoon', 'tomorrow afternoon', ['Jan Wieczorek']],
    ['jutro rano', 'tomorrow morning', ['Ewa Ranek']],
    ['tomorrow in the morning', 'tomorrow morning', ['Ewa Ranek']],
    ['pojutrze przed południem', 'day after tomorrow morning', ['Waldek Sobota']],
    ['wieczorem', 'evening', ['Jan Wieczorek']],
    ['after work', 'evening', ['Jan Wieczorek']],
    ['tomorrow night', 'tomorrow evening', ['Jan Wieczorek']],
    [`free slot ${day(1)} evening`, `${day(1)} evening`, ['Jan Wieczorek']],
  ])('%j is %j', async (query, label, expected) => {
    const { meanings, items } = await search({ query });
    expect(meanings?.map((each) => each.label)).toEqual([label]);
    expect(items.map(({ full_name }) => full_name)).toEqual(expected);
  });

  test('the whole wish, in both languages', async () => {
    const label = `day after tomorrow afternoon`;
    for (const query of [
      'a rabbit, day after tomorrow afternoon, near Kraków, under 120 zł',
      'królik pojutrze po południu blisko Krakowa do 120zł',
    ]) {
      expect(await names({ query })).toEqual(['Kasia Konin']);
      const pieces = await meant(query);
      expect(pieces?.map(([, kind, each]) => [kind, each])).toEqual([
        ['pet_type', 'Rabbits'],
        ['city', 'Kraków'],
        ['price', '120'],
        ['when', label],
      ]);
    }
  });

  test('who is cheaper than a least price is left out', async () => {
    expect(await names({ query: 'królik od 120 zł' })).toEqual(['Kasia Konin']);
    const { meanings } = await search({ query: 'królik powyżej 121 zł' });
    expect(meanings?.filter(({ missing }) => missing)).toMatchObject([{ piece: 'powyzej 121 zl' }]);
  });

  test.each(['30 lutego', '5.01.2020', '5 marca 2099', 'under 1 zł'])(
    '%j leaves out nobody, and is told',
    async (query) => {
      const { total, meanings } = await search({ query });
      expect({ total, meanings }).toMatchObject({ total: 4, meanings: [{ missing: true }] });
    },
  );

  test('a date finds who is free then', async () => {
    expect(
      await names({ query: `królik ${Number(day(2).slice(8))}.${Number(day(2).slice(5, 7))} po południu` }),
    ).toEqual(['Kasia Konin']);
  });

  test('a time that nobody has gives way, and is told', async () => {
    const { items, meanings } = await search({ query: 'królik Kraków jutro wieczorem' });
    expect(items.map(({ full_name }) => full_name)).toEqual(['Kasia Konin']);
    expect(meanings?.filter(({ missing }) => missing)).toMatchObject([{ piece: 'jutro wieczorem', kind: 'when' }]);
  });

  test('a wound is no morning, and a name no evening', async () => {
    expect((await meant('rana'))?.map(([, kind]) => kind)).not.toContain('when');
    expect(await names({ query: 'Wieczorek' })).toEqual(['Jan Wieczorek']);
    expect(await names({ query: 'Ranek' })).toEqual(['Ewa Ranek']);
  });

  test.each(['Sobota', 'Dr. Sobota', 'dr Waldek Sobota', 'sobota waldek'])(
    '%j finds Waldek Sobota first, whatever day it is',
    async (query) => {
      for (const match of [null, 'name-or-specialty']) expect((await names({ query, match }))[0]).toBe('Waldek Sobota');
    },
  );

  test('a name that is a town is found as a name, and after a title as nothing else', async () => {
    expect((await names({ query: 'Kasia Konin' }))[0]).toBe('Kasia Konin');
    expect(await meant('dr Sobota jutro')).toEqual([
      ['sobota', null, null],
      ['jutro', 'when', 'tomorrow'],
    ]);
    expect(await names({ query: 'dr Sobota jutro' })).toEqual(['Waldek Sobota']);
  });
});

test('a price says how many state none', async () => {
  expect(await search({ max_price: 120 })).toMatchObject({ total: 1, without_price: 3 });
  expect(await search({ max_price: 119, pet_types: ['Rabbits'] })).toMatchObject({ total: 0, without_price: 2 });
  expect(await search({})).not.toHaveProperty('without_price');
});

describe('where', () => {
  const measured = async (question: object) => {
    const { items, measured_from } = await search(question);
    return [measured_from, ...items.map(({ full_name, distance_km }) => `${full_name} ${distance_km?.toFixed(1)}`)];
  };

  test('a town where nobody works shows the nearest, with kilometres, as a city and in words', async () => {
    const nearest = ['Sopot', 'Ewa Ranek 0.2', 'Jan Wieczorek 8.8'];
    expect(await measured({ city: 'Sopot' })).toEqual(nearest);
    expect(await measured({ query: 'weterynarz w Sopocie' })).toEqual(nearest);
    expect((await measured({ city: 'Gdynia' }))[0]).toBeUndefined();
  });

  test('around a city, a town or a position, in as many kilometres', async () => {
    expect(await measured({ city: 'gdyni', within_km: 20 })).toEqual(['Gdynia', 'Jan Wieczorek 0.0', 'Ewa Ranek 9.0']);
    expect(await measured({ city: 'Sopot', within_km: 5 })).toEqual(['Sopot', 'Ewa Ranek 0.2']);
    expect(await measured({ near: [54.44, 18.56], within_km: 5 })).toEqual([null, 'Ewa Ranek 0.0']);
    expect(await measured({ near: [54.44, 18.56], city: 'Kraków' })).toHaveLength(5);
    expect(await names({ near: [90, 0], within_km: 1 })).toEqual([]);
  });

  test('a distance from a place that nobody knows asks for nothing', async () => {
    expect(await names({ within_km: 5 })).toHaveLength(4);
    expect(await names({ city: 'Radom', within_km: 5 })).toEqual([]);
  });

  test('page by page, the nearest first, or by another order', async () => {
    const seen: string[] = [];
    let after: object | null = null;
    do {
      const page: FoundPage = await search({ near: [54.44, 18.56], page_size: 1, after });
      seen.push(...page.items.map(({ full_name, distance_km }) => `${full_name} ${distance_km?.toFixed(0)}`));
      after = page.next;
    } while (after);
    expect(seen).toEqual(['Ewa Ranek 0', 'Jan Wieczorek 9', 'Waldek Sobota 295', 'Kasia Konin 496']);
    expect((await names({ near: [50, 20], sort: 'earliest' }))[0]).toBe('Ewa Ranek');
  });

  test.each([{ near: [91, 0] }, { near: [1] }, { near: [0, 0, 0] }, { sort: 'nearest' }])('%j is refused', (question) =>
    refused(world.visitor.rpc('search_veterinarians', question), 400),
  );

  test('the nearest are measured from the place that the words name', async () => {
    const asked = { latitude: 52.2297, longitude: 21.0122, query: 'królik Kraków' };
    const nearest = async (question: object) =>
      (await done(world.visitor.rpc('nearest_veterinarians', { ...asked, ...question }))) as unknown as FoundPage;
    expect(await nearest({ from_words: true })).toMatchObject({ measured_from: 'Kraków', items: [{ distance_km: 0 }] });
    expect(await nearest({ from_words: true, query: 'Wieliczka' })).toMatchObject({ measured_from: 'Wieliczka' });
    const { measured_from, items } = await nearest({});
    expect(measured_from).toBeUndefined();
    expect(items[0]?.distance_km).toBeCloseTo(252, 0);
  });
});
