import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, done, insertRows, type Person, refused, type World } from './world.ts';

let world: World;
let owner: Person;
let admin: Person;
let vet: Person;
let other: Person;

const WARSZAWA = { latitude: 52.2297, longitude: 21.0122 };
const CLINIC = {
  name: 'Klinika Całodobowa',
  phone: '+48 22 000 10 10',
  address: 'ul. Puławska 12',
  city: 'Warszawa',
  latitude: 52.21,
  longitude: 21.02,
  source: 'The clinic itself',
  checked_on: '2026-11-01',
};

beforeAll(async () => {
  world = await createWorld();
  [owner, admin] = [await world.owner(), await world.owner('Adam Nowy')];
  await insertRows(world.service, 'admins', { user_id: admin.id });
  [vet, other] = [await practice('Wanda Lis'), await practice('Ewa Mak')];
});
afterAll(() => world.close());

/** Listed, with a telephone, at the centre of its city unless it says where it is. */
async function practice(fullName: string, at: { city?: string; latitude?: number; longitude?: number } = {}) {
  const { city = 'Warszawa', ...position } = at;
  const person = await world.veterinarian(fullName);
  const profile = { city, specialty: 'General Practitioner', phone: '+48 22 000 10 01', ...position };
  await done(person.db.from('profiles').update(profile).eq('id', person.id).select());
  return person;
}

const entry = (weekday: unknown, starts_at: unknown, ends_at: unknown) => ({ weekday, starts_at, ends_at });
const everyDay = (starts_at: string, ends_at: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => entry(day, starts_at, ends_at));
const set = (person: Pick<Person, 'db'>, hours: unknown) => person.db.rpc('set_emergency_hours', { hours });
const saved = async (person: Person, hours: unknown) => expect((await set(person, hours)).error).toBeNull();
const hoursOf = (person: Person) =>
  world.sql(
    `select weekday, starts_at::text, ends_at::text from public.emergency_hours
     where veterinarian_id = $1 order by weekday, starts_at`,
    [person.id],
  );

interface Contact {
  kind: string;
  id: string;
  name: string;
  distance_km: number;
  is_located: boolean;
  open_until: string | null;
  source: string | null;
  checked_on: string | null;
  treats: string[] | null;
}
const contacts = async (at: string, from: object = WARSZAWA) =>
  (await done(world.visitor.rpc('emergency_contacts', { ...from, at }))) as Contact[];
/** 'closed', 'always', or the moment, as ISO in UTC. */
async function until(person: Person, at: string) {
  const found = (await contacts(at)).find(({ id }) => id === person.id);
  if (!found) return 'closed';
  return found.open_until === null ? 'always' : new Date(found.open_until).toISOString().slice(0, 16);
}

describe('emergency hours', () => {
  test('are replaced by their veterinarian, all or nothing, and read by everybody', async () => {
    await saved(vet, everyDay('20:00', '08:00'));
    await saved(other, [entry(7, '20:00', '08:00')]);
    await saved(vet, [{ ...entry(1, '08:00', '24:00'), veterinarian_id: other.id }, entry(2, '00:00', '00:00')]);
    expect(await hoursOf(vet)).toEqual([entry(1, '08:00:00', '24:00:00'), entry(2, '00:00:00', '00:00:00')]);
    expect(await hoursOf(other)).toHaveLength(1);
    for (const { db } of [{ db: world.visitor }, owner, other])
      expect(await done(db.from('emergency_hours').select('weekday').eq('veterinarian_id', vet.id))).toHaveLength(2);
    await saved(vet, []);
    expect(await hoursOf(vet)).toEqual([]);
  });

  test('are of a veterinarian', async () => {
    await refused(set(owner, []), 403, /Only a veterinarian/);
    const row = { veterinarian_id: owner.id, ...entry(3, '10:00', '12:00') };
    await refused(owner.db.from('emergency_hours').insert(row), 403);
  });

  test.each([
    ['no list', null, 400],
    ['more entries than a week has', Array.from({ length: 51 }, () => entry(1, '09:00', '10:00')), 400],
    ['an eighth day', [entry(8, '09:00', '10:00')], 400],
    ['no end', [entry(1, '09:00', null)], 400],
    ['a beginning after the day', [entry(1, '24:00', '08:00')], 400],
    ['hours that overlap on a day', [entry(1, '09:00', '12:00'), entry(1, '11:00', '13:00')], 409],
    ['a night that reaches into the next day', [entry(1, '20:00', '08:00'), entry(2, '07:00', '09:00')], 409],
    ['Sunday’s night, which reaches into Monday', [entry(7, '20:00', '08:00'), entry(1, '07:00', '09:00')], 409],
  ])('refuse %s, and stay as they are', async (_what, hours, status) => {
    await refused(set(other, hours), status);
    expect(await hoursOf(other)).toEqual([entry(7, '20:00:00', '08:00:00')]);
  });

  test('go with the account', async () => {
    const leaving = await practice('Iga Bąk');
    await saved(leaving, everyDay('00:00', '24:00'));
    const own = (await done(leaving.db.rpc('own_data'))) as { emergency_hours: unknown[] };
    expect(own.emergency_hours).toHaveLength(7);
    expect((await leaving.db.rpc('delete_account', { address: leaving.email })).error).toBeNull();
    expect(await hoursOf(leaving)).toEqual([]);
  });
});

describe('24-hour clinics', () => {
  test('are kept by administrators, and read by everybody', async () => {
    const { id } = await done(admin.db.from('emergency_clinics').insert(CLINIC).select('id').single());
    await done(admin.db.from('emergency_clinics').update({ checked_on: '2026-11-20' }).eq('id', id).select().single());
    for (const { db } of [{ db: world.visitor }, owner, vet])
      expect(await done(db.from('emergency_clinics').select('name, checked_on'))).toEqual([
        { name: CLINIC.name, checked_on: '2026-11-20' },
      ]);
    await done(admin.db.from('emergency_clinics').delete().eq('id', id).select().single());
  });

  test('have a number that can be called, a source, and a day of the check that has come', async () => {
    for (const [column, value] of [
      ['phone', 'call us'],
      ['source', ' '],
      ['name', ''],
      ['latitude', 152],
      ['checked_on', '2999-01-01'],
    ] as const)
      expect(
        (await admin.db.from('emergency_clinics').insert({ ...CLINIC, [column]: value })).error,
        column,
      ).not.toBeNull();
    await done(admin.db.from('emergency_clinics').insert(CLINIC).select('id').single());
    await refused(admin.db.from('emergency_clinics').insert(CLINIC), 409, /in the list already/);
    await done(admin.db.from('emergency_clinics').delete().eq('phone', CLINIC.phone).select().single());
  });
});

describe('whom to call', () => {
  // A Tuesday; Warsaw is an hour ahead of UTC.
  const AT_THREE = '2027-01-12T02:00:00Z';

  test('at 03:00: who is on duty over midnight, and until when', async () => {
    await saved(vet, [entry(1, '20:00', '08:00'), entry(2, '08:00', '10:30')]);
    expect(await until(vet, AT_THREE)).toBe('2027-01-12T09:30');
    expect(await until(vet, '2027-01-11T18:59:59Z')).toBe('closed');
    expect(await until(vet, '2027-01-11T19:00:00Z')).toBe('2027-01-12T09:30');
    expect(await until(vet, '2027-01-12T09:30:00Z')).toBe('closed');
    // Monday's night, not Tuesday's.
    expect(await until(vet, '2027-01-13T02:00:00Z')).toBe('closed');
  });

  test('Sunday’s night ends on Monday morning', async () => {
    await saved(vet, [entry(7, '22:00', '06:00')]);
    expect(await until(vet, '2027-01-18T02:00:00Z')).toBe('2027-01-18T05:00');
  });

  test('a day and a night without a pause never end', async () => {
    await saved(vet, everyDay('08:00', '08:00'));
    expect(await until(vet, AT_THREE)).toBe('always');
    await saved(vet, everyDay('00:00', '24:00'));
    expect(await until(vet, AT_THREE)).toBe('always');
  });

  test('the clock on the wall counts on the days on which the clocks change', async () => {
    await saved(vet, everyDay('20:00', '08:00'));
    // Forward in the night to March 28, 2027: eleven hours. Back in the night to October 31: thirteen.
    expect(await until(vet, '2027-03-27T19:00:00Z')).toBe('2027-03-28T06:00');
    expect(await until(vet, '2027-03-28T05:59:59Z')).toBe('2027-03-28T06:00');
    expect(await until(vet, '2027-03-28T06:00:00Z')).toBe('closed');
    expect(await until(vet, '2027-10-30T18:00:00Z')).toBe('2027-10-31T07:00');
    expect(await until(vet, '2027-10-31T06:59:59Z')).toBe('2027-10-31T07:00');
    // An hour that the clocks skip, and the same one when they show it twice.
    await saved(vet, [entry(7, '02:30', '03:00')]);
    expect(await until(vet, '2027-03-28T01:15:00Z')).toBe('closed');
    expect(await until(vet, '2027-10-31T01:45:00Z')).toBe('2027-10-31T02:00');
  });

  test('time off ends them, for days and for hours', async () => {
    await saved(vet, everyDay('20:00', '08:00'));
    const off = { veterinarian_id: vet.id, starts_on: '2027-01-12', ends_on: '2027-01-12' };
    await insertRows(vet.db, 'time_off', { ...off, starts_at: '05:00', ends_at: '06:00' });
    expect(await until(vet, AT_THREE)).toBe('2027-01-12T04:00');
    expect(await until(vet, '2027-01-12T04:30:00Z')).toBe('closed');
    await insertRows(vet.db, 'time_off', off);
    expect(await until(vet, AT_THREE)).toBe('closed');
    expect(await until(vet, '2027-01-11T22:00:00Z')).toBe('2027-01-11T23:00');
    await done(vet.db.from('time_off').delete().eq('veterinarian_id', vet.id).select());
  });

  test('nearest first, with the distance: of a located practice from its door, else from the centre of its city', async () => {
    const near = await practice('Anna Bliska', { latitude: 52.2397, longitude: 21.0122 });
    const far = await practice('Jan Daleki', { city: 'Łódź' });
    for (const person of [far, near]) await saved(person, everyDay('00:00', '24:00'));
    await saved(vet, everyDay('00:00', '24:00'));
    const found = (await contacts(AT_THREE)).map(({ id, distance_km, is_located }) => [
      id,
      Math.round(distance_km * 10) / 10,
      is_located,
    ]);
    expect(found).toEqual([
      [vet.id, 0, false],
      [near.id, 1.1, true],
      [far.id, 118, false],
    ]);
    const ofLodz = await contacts(AT_THREE, { latitude: 51.7592, longitude: 19.4667 });
    expect(ofLodz.map(({ id }) => id)[0]).toBe(far.id);
    for (const person of [far, near]) await saved(person, []);
  });

  test('24-hour clinics among them, with their source, at every hour', async () => {
    await done(admin.db.from('emergency_clinics').insert(CLINIC).select().single());
    await saved(vet, everyDay('00:00', '24:00'));
    expect((await contacts(AT_THREE)).map(({ kind }) => kind)).toEqual(['veterinarian', 'clinic']);
    expect((await contacts(AT_THREE))[1]).toMatchObject({
      open_until: null,
      source: 'The clinic itself',
      checked_on: '2026-11-01',
    });
    await done(admin.db.from('emergency_clinics').delete().eq('phone', CLINIC.phone).select().single());
  });

  test('for an animal: only veterinarians who treat it, however near the others are, and all clinics', async () => {
    const ofRabbits = await practice('Iwona Mak', { city: 'Łódź' });
    await done(
      ofRabbits.db
        .from('profiles')
        .update({ pet_types: ['Rabbits'] })
        .eq('id', ofRabbits.id)
        .select(),
    );
    for (const person of [vet, ofRabbits]) await saved(person, everyDay('00:00', '24:00'));
    await done(admin.db.from('emergency_clinics').insert(CLINIC).select().single());
    const treating = async (animal: string) =>
      (await contacts(AT_THREE, { ...WARSZAWA, treating: animal })).map(({ kind, id, treats }) => [
        kind === 'clinic' ? kind : id,
        treats,
      ]);
    const clinic = ['clinic', null];
    expect(await treating('królik')).toEqual([clinic, [ofRabbits.id, ['rabbit']]]);
    expect(await treating('dog')).toEqual([[vet.id, expect.arrayContaining(['dog', 'cat'])], clinic]);
    expect(await treating('dragon')).toEqual([clinic]);
    await done(admin.db.from('emergency_clinics').delete().eq('phone', CLINIC.phone).select().single());
    await saved(ofRabbits, []);
  });

  test('nobody who is not listed or has no telephone', async () => {
    await saved(vet, everyDay('00:00', '24:00'));
    for (const { missing, back } of [
      { missing: { phone: ' ' }, back: { phone: '+48 22 000 10 01' } },
      { missing: { specialty: null }, back: { specialty: 'Surgery' } },
    ]) {
      expect(await until(vet, AT_THREE)).toBe('always');
      await done(vet.db.from('profiles').update(missing).eq('id', vet.id).select());
      expect(await until(vet, AT_THREE)).toBe('closed');
      await done(vet.db.from('profiles').update(back).eq('id', vet.id).select());
    }
  });

  test('needs a place', async () => {
    for (const latitude of [200, 'Infinity', null])
      await refused(world.visitor.rpc('emergency_contacts', { latitude, longitude: 0 }), 400, /latitude/);
  });
});
