import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, done, type Person, type World } from './world.ts';

let world: World;
let inGdynia: Person;
let inGdansk: Person;
let away: Person;

/** A Tuesday; Warsaw is an hour ahead of UTC. */
const AT_TEN = '2027-01-12T09:00:00Z';

beforeAll(async () => {
  world = await createWorld();
  [inGdynia, inGdansk, away] = [
    await world.bookableVeterinarian({ fullName: 'Wanda Lis', city: 'Gdynia' }),
    await world.bookableVeterinarian({ fullName: 'Ewa Mak', city: 'Gdańsk' }),
    await world.bookableVeterinarian({ fullName: 'Iga Bąk', city: 'Gdynia' }),
  ];
  const silent = await world.bookableVeterinarian({ fullName: 'Jan Cichy', city: 'Gdynia' });
  for (const vet of [inGdynia, inGdansk, away])
    await done(vet.db.from('profiles').update({ phone: '+48 58 123 45 67' }).eq('id', vet.id).select());
  await done(silent.db.from('profiles').update({ phone: null }).eq('id', silent.id).select());
  await done(
    away.db
      .from('time_off')
      .insert({ veterinarian_id: away.id, starts_on: '2027-01-11', ends_on: '2027-01-13' })
      .select(),
  );
});
afterAll(() => world.close());

const open = async (cities: string[], at = AT_TEN) =>
  ((await done(world.visitor.rpc('open_veterinarians', { cities, at }))) as { id: string; closes_at: string }[]).map(
    ({ id }) => id,
  );

test('names who is at work now and has a phone, of the nearest city first', async () => {
  expect(await open(['Gdynia', 'Gdańsk'])).toEqual([inGdynia.id, inGdansk.id]);
  expect(await open(['Gdańsk', 'Gdynia'])).toEqual([inGdansk.id, inGdynia.id]);
  expect(await open(['Kraków'])).toEqual([]);
});

test('opening hours are the wall’s in Warsaw: from 08:00 until before 18:00, whatever the season', async () => {
  expect(await open(['Gdańsk'], '2027-01-12T06:59:59Z')).toEqual([]);
  expect(await open(['Gdańsk'], '2027-01-12T07:00:00Z')).toEqual([inGdansk.id]);
  expect(await open(['Gdańsk'], '2027-01-12T17:00:00Z')).toEqual([]);
  expect(await open(['Gdańsk'], '2027-07-13T06:00:00Z')).toEqual([inGdansk.id]);
  expect(await open(['Gdańsk'], '2027-07-13T16:00:00Z')).toEqual([]);
});

test('a vet who is back from a holiday is there again', async () => {
  expect(await open(['Gdynia'], '2027-01-14T09:00:00Z')).toContain(away.id);
});

test('blocked hours shut a practice while they last, not for the day', async () => {
  const busy = await world.bookableVeterinarian({ fullName: 'Ewa Zajęta', city: 'Lublin' });
  await done(busy.db.from('profiles').update({ phone: '+48 58 123 45 67' }).eq('id', busy.id).select());
  const blocked = { starts_on: '2027-01-12', ends_on: '2027-01-12', starts_at: '09:00', ends_at: '11:00' };
  await done(
    busy.db
      .from('time_off')
      .insert({ veterinarian_id: busy.id, ...blocked })
      .select(),
  );
  expect(await open(['Lublin'], '2027-01-12T10:00:00+01:00')).not.toContain(busy.id);
  expect(await open(['Lublin'], '2027-01-12T11:00:00+01:00')).toContain(busy.id);
});
