import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { generateVeterinarians } from '../../backend/generate-veterinarians.ts';
import { createWorld, done, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await generateVeterinarians(world.connection, 400);
  // Some in the same cell of a map.
  await world.sql(`update public.vet_stats set latitude = 50.06 + (latitude - 50.06) / 10, longitude = 19.94 + (longitude - 19.94) / 10
    where city_code = 'krakow'`);
  // Some with a bad rating, some whose free time has gone by, some out of the lists.
  await world.sql(`update public.vet_stats set rating_average = 2.5 where latitude > 54`);
  await world.sql(`update public.vet_stats set next_slot_at = next_slot_at - interval '9 days' where home_visits`);
  await world.sql(`update public.vet_stats set listed_until = now() where cat_only_waiting_room`);
});
afterAll(() => world.close());

const POLAND = [13.5, 48.5, 24.7, 55.3];
const MAPS = [
  {},
  { view: POLAND, zoom: 5 },
  { min_rating: 3 },
  { area: [19, 49, 19.945, 50.062], zoom: 6 },
  { city: 'Kraków', within_km: 1, zoom: 6 },
  { view: POLAND, zoom: 5, pet_types: ['Rabbits'], availabilities: ['Available this week'] },
  { view: POLAND, zoom: 5, availabilities: ['tomorrow afternoon'] },
  { view: [18, 49, 23, 52], zoom: 6, specialties: ['Surgery'], languages: ['en'] },
  { view: [18, 49, 23, 52], zoom: 7, home_visits: true },
  { zoom: 6, city: 'Gdynia', min_rating: 3 },
];
const FILTERS = [
  {},
  { min_rating: 3 },
  { min_rating: 4.5 },
  { city: 'Kraków', min_rating: 3 },
  { city: 'Gdynia', pet_types: ['Rabbits'], availabilities: ['Available this week'] },
  { specialties: ['Surgery', 'Dentistry'], languages: ['en'], home_visits: true },
  { availabilities: ['Available today', 'Weekend availability'] },
  { availabilities: ['tomorrow afternoon'] },
  { query: 'nowak' },
  { query: 'królik' },
  { max_price: 150 },
];

const keep = (moreThan: number) => world.sql('select private.keep_counts($1)', [moreThan]);
const forget = () => world.sql('delete from private.vet_kinds');
/** Of everybody, whatever is shown with a number. */
async function answers() {
  const ask = async (question: string, args: object) =>
    done(world.visitor.rpc(question as 'search_veterinarians', args));
  return {
    lists: await ask('directory_pages', {}),
    nearest: await ask('nearest_veterinarians', { latitude: 52.2, longitude: 21, page_size: 1 }),
    maps: await Promise.all(MAPS.map((view) => ask('veterinarians_on_map', view))),
    options: await Promise.all(FILTERS.map((filters) => ask('count_filter_options', filters))),
    pages: await Promise.all(FILTERS.map((filters) => ask('search_veterinarians', { ...filters, page_size: 2 }))),
  };
}
const leave = () => world.sql(`update public.vet_stats set listed_until = now() where city_code = 'krakow'`);
const total = async () =>
  (await done(world.visitor.rpc('nearest_veterinarians', { latitude: 50, longitude: 20 }))) as { total: number };

test('what is kept answers as everybody counted one by one', async () => {
  const counted = await answers();
  await keep(100);
  expect(await world.sql('select from private.vet_kinds')).not.toEqual([]);
  expect(await answers()).toEqual(counted);
  await forget();
});

test('a city has a free time today until the last of its veterinarians has none', async () => {
  const clock = (now: string) =>
    world.sql(`create or replace function private.warsaw_now() returns timestamp
      language sql stable set search_path = '' as $$ select ${now} $$`);
  onTestFinished(async () => {
    await clock(`now() at time zone 'Europe/Warsaw'`);
    await forget();
  });
  await world.sql(`update public.vet_stats set specialty_code = 'surgery', pet_types = '{Dogs}', languages = '{pl}',
    home_visits = false, next_slot_at = private.warsaw_today() + time '10:30' where city_code = 'krakow'`);
  await world.sql(`update public.vet_stats set next_slot_at = private.warsaw_today() + time '16:00'
    where veterinarian_id = (select veterinarian_id from private.listed_vets where city_code = 'krakow' limit 1)`);
  const lists = () => done(world.visitor.rpc('directory_pages'));
  await clock(`private.warsaw_today() + time '10:00'`);
  const atTen = await lists();
  await keep(100);
  await clock(`private.warsaw_today() + time '11:00'`);
  const inKrakow = ({ label }: { label: string }) => label === 'Kraków';
  expect((await lists()).find(inKrakow)).toEqual(atTen.find(inKrakow));
});

test('few are counted one by one', async () => {
  await keep(100);
  await world.sql(`update private.vet_kinds set kept_at = now() - interval '1 minute'`);
  await keep(2000);
  expect(await world.sql('select from private.vet_kinds')).toEqual([]);
});

test('once a minute it is written anew, and after five without it everybody is counted', async () => {
  await keep(100);
  const { total: before } = await total();
  await leave();
  await keep(100);
  expect((await total()).total).toBe(before);
  await world.sql(`update private.vet_kinds set kept_at = now() - interval '6 minutes'`);
  const { total: after } = await total();
  expect(after).toBeLessThan(before);
  await keep(100);
  expect(await world.sql('select sum(vets)::integer as vets from private.vet_kinds')).toEqual([{ vets: after }]);
});
