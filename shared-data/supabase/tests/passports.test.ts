import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book, booking, createWorld, day, done, insertRows, type Person, refused, type World } from './world.ts';

let world: World;
let owner: Person;
let otherOwner: Person;
let vet: Person;
let petId: string;
let secret: string;

const EVERYTHING = ['photo', 'details', 'microchip', 'allergies', 'medicines', 'vaccinations', 'veterinarian'];
const PET = {
  name: 'Burek',
  type: 'Dog',
  breed: 'Labrador',
  weight: 31.2,
  microchip_number: '616093900123456',
  allergies: 'Chicken protein',
  medications: 'Drops at night',
  medical_history: 'Broken leg in 2024',
};

beforeAll(async () => {
  world = await createWorld();
  owner = await world.owner();
  otherOwner = await world.owner();
  vet = await world.bookableVeterinarian();
});
afterAll(() => world.close());

beforeEach(async () => {
  await world.sql('delete from public.appointments');
  await world.sql('delete from public.pets');
  await world.sql('delete from public.notifications');
  await world.sql('delete from private.mails');
  petId = (
    await done(
      owner.db
        .from('pets')
        .insert({ owner_id: owner.id, ...PET })
        .select()
        .single(),
    )
  ).id;
  secret = await makeLink(EVERYTHING);
});

const make = (person: Pick<Person, 'db'>, differences: object = {}) =>
  person.db.rpc('create_passport_link', { pet: petId, shows: ['allergies'], hours: 24, ...differences });
const makeLink = async (shows: string[]): Promise<string> => done(make(owner, { shows }));
const read = (db = world.visitor, of = secret) => db.rpc('read_passport', { secret: of });
const links = (person: Pick<Person, 'db'> = owner) => person.db.from('passport_links').select();
const lose = (person: Pick<Person, 'db'> = owner) => person.db.from('lost_pets').insert({ pet_id: petId });
const report = (differences: object = {}, db = world.visitor) =>
  db.rpc('report_found_pet', { secret, message: 'He is in our garden.', contact: '600 100 200', ...differences });

describe('a link', () => {
  test('shows a visitor what was ticked, and nothing else', async () => {
    await insertRows(owner.db, 'vaccinations', [
      { pet_id: petId, product: 'Rabies', given_on: day(-400), next_due_on: day(-35) },
      { pet_id: petId, product: 'Rabisin', given_on: day(-800), next_due_on: day(-435) },
      { pet_id: petId, product: 'rabies', given_on: day(-30), next_due_on: day(335) },
    ]);
    // By another product: the later one stands for it.
    await world.sql(`update public.vaccinations set lot_number = 'R204A', vaccine = 'Rabies' where pet_id = $1`, [
      petId,
    ]);
    await insertRows(owner.db, 'medicines', [
      { pet_id: petId, name: 'Carprofen', starts_on: day(-3), ends_on: day(3) },
      { pet_id: petId, name: 'Long over', starts_on: day(-30), ends_on: day(-20) },
    ]);
    await insertRows(owner.db, 'appointments', { ...booking(owner, vet), pet_id: petId });
    const passport = await done(read());
    expect(passport).toMatchObject({
      name: 'Burek',
      type: 'Dog',
      lost_since: null,
      breed: 'Labrador',
      microchip: '616093900123456',
      allergies: 'Chicken protein',
      medications: 'Drops at night',
      medicines: [{ name: 'Carprofen', ends_on: day(3) }],
      vaccinations: [{ product: 'rabies', lot_number: 'R204A', given_on: day(-30), next_due_on: day(335) }],
      veterinarian: { name: vet.fullName },
    });
    expect(JSON.stringify(passport)).not.toMatch(/Broken leg|owner|@veto\.test/);

    const little = await done(read(world.visitor, await makeLink(['allergies'])));
    expect(Object.keys(little).sort()).toEqual(['allergies', 'expires_at', 'lost_since', 'name', 'type']);
    const least = await done(read(world.visitor, await makeLink([])));
    expect(Object.keys(least).sort()).toEqual(['expires_at', 'lost_since', 'name', 'type']);
  });

  test('is the same nothing when it is wrong, has ended, was taken back, or the pet has died', async () => {
    expect((await read(world.visitor, 'wrong')).data).toBeNull();
    const [link] = await done(links());
    await world.sql(
      `update public.passport_links set created_at = now() - interval '2 hours', expires_at = now() - interval '1 second'`,
    );
    expect((await read()).data).toBeNull();
    secret = await makeLink(EVERYTHING);
    await done(owner.db.from('pets').update({ remembered_since: '2026-01-01' }).eq('id', petId).select());
    expect((await read()).data).toBeNull();
    await done(owner.db.from('pets').update({ remembered_since: null }).eq('id', petId).select());
    expect((await read()).data).not.toBeNull();
    const fresh = (await done(links())).find(({ id }) => id !== link.id);
    expect((await owner.db.rpc('revoke_passport_link', { link: fresh.id })).error).toBeNull();
    expect((await read()).data).toBeNull();
    await refused(report(), 404, /does not work, or no longer works/);
  });

  test('is stored without its secret, and says when somebody else opened it', async () => {
    const rows = await world.sql<{ row: string }>('select links::text as row from public.passport_links links');
    expect(rows.map(({ row }) => row).join()).not.toContain(secret);
    expect(secret).toMatch(/^[\w-]{43}$/);
    await done(read(owner.db));
    expect(await done(links())).toMatchObject([{ opened_at: null, opened_count: 0 }]);
    await done(read());
    await done(read(otherOwner.db));
    const [link] = await done(links());
    expect(link).toMatchObject({ opened_count: 2 });
    expect(Date.parse(link.opened_at)).toBeGreaterThan(Date.now() - 60_000);
  });

  test('is made for a time between one hour and 30 days, by the pet’s owner, twenty at a time', async () => {
    for (const hours of [0, 721, -1, null]) await refused(make(owner, { hours }), 400, /one hour to 30 days/);
    for (const shows of [['owner'], [null], null]) await refused(make(owner, { shows }), 400);
    for (const person of [otherOwner, vet]) await refused(make(person), 403);
    await refused(make({ db: world.visitor }), 401);
    for (let made = 1; made < 20; made += 1) await done(make(owner, { hours: made === 1 ? 720 : 1 }));
    await refused(make(owner), 403, /up to 20 links/);
  });

  test('the owner sees beforehand what it would show', async () => {
    const shown = await done(owner.db.rpc('preview_passport', { pet: petId, shows: ['microchip'] }));
    expect(Object.keys(shown).sort()).toEqual(['lost_since', 'microchip', 'name', 'type']);
  });
});

describe('a lost pet', () => {
  test('is reported and found again by its owner', async () => {
    await done(lose().select());
    expect((await done(read())).lost_since).not.toBeNull();
    expect(await done(owner.db.from('lost_pets').delete().eq('pet_id', petId).select())).toHaveLength(1);
  });

  test('is not one that has died', async () => {
    await done(lose().select());
    await done(owner.db.from('pets').update({ remembered_since: '2026-01-01' }).eq('id', petId).select());
    const shown = await done(owner.db.rpc('preview_passport', { pet: petId, shows: [] }));
    expect(shown).toEqual({ name: 'Burek', type: 'Dog', lost_since: null, is_remembered: true });
    await done(owner.db.from('lost_pets').delete().eq('pet_id', petId).select());
    await refused(lose(), 403);
  });

  test('is seen with the time and the place where it was last seen, as long as it is lost', async () => {
    const seen = new Date(Date.now() - 7_200_000).toISOString();
    const lost = { pet_id: petId, last_seen_at: seen, last_seen_place: 'Park Oliwski, by the pond' };
    expect(await done(read())).not.toHaveProperty('last_seen_place');
    await insertRows(owner.db, 'lost_pets', lost);
    const shown = (await done(read())) as { lost_since: string; last_seen_place: string; expires_at: string | null };
    expect(Date.parse(shown.lost_since)).toBe(Date.parse(seen));
    expect(shown).toMatchObject({ last_seen_place: 'Park Oliwski, by the pond', expires_at: null });
    await done(owner.db.from('lost_pets').delete().eq('pet_id', petId).select());
    expect(await done(read())).toMatchObject({ lost_since: null, expires_at: expect.any(String) });
  });

  test.each([
    { last_seen_place: ' ' },
    { last_seen_place: 'x'.repeat(201) },
    { last_seen_at: new Date(Date.now() + 3_600_000).toISOString() },
    { last_seen_at: '1999-01-01' },
    { last_seen_at: '-infinity' },
    { since: '2020-01-01' },
  ])('%j is no report', async (differences) => {
    expect((await owner.db.from('lost_pets').insert({ pet_id: petId, ...differences })).error).not.toBeNull();
  });

  test('keeps the links that opened when it was reported, until it is found or they are revoked', async () => {
    const ended = await makeLink(['allergies']);
    const age = (interval: string, of: string) =>
      world.sql(`update public.passport_links
        set created_at = created_at - interval '${interval}', expires_at = expires_at - interval '${interval}'
        where secret_hash = sha256('${of}')`);
    await done(lose().select());
    await world.sql(`update public.lost_pets set since = since - interval '24 hours 1 minute'`);
    await age('40 days', ended);
    await age('24 hours', secret);
    expect(await done(read())).toMatchObject({ name: 'Burek', expires_at: null });
    expect(await read(world.visitor, ended)).toMatchObject({ data: null, error: null });
    await done(world.service.rpc('prune', { at_most: 1000, at: new Date(Date.now() + 60 * 86_400_000).toISOString() }));
    expect((await report()).error).toBeNull();
    await done(owner.db.from('lost_pets').delete().eq('pet_id', petId).select());
    expect(await read()).toMatchObject({ data: null, error: null });
    await refused(report(), 404);
  });

  test('a finder’s message reaches the owner in the site and by mail, whatever else they do not want', async () => {
    await refused(report(), 403, /not reported as lost/);
    await done(lose().select());
    const unwanted = ['site', 'mail'].map((channel) => ({
      user_id: owner.id,
      topic: 'messages',
      channel,
      wanted: false,
    }));
    await insertRows(owner.db, 'notification_preferences', unwanted);
    expect((await report()).error).toBeNull();
    const about = { pet_id: petId, pet: 'Burek', excerpt: 'He is in our garden.', phone: '600 100 200' };
    expect(await done(owner.db.from('notifications').select('kind, about'))).toEqual([{ kind: 'found', about }]);
    expect(await world.sql('select user_id, kind, about from private.mails')).toEqual([
      { user_id: owner.id, kind: 'found', about },
    ]);
    expect(await done(owner.db.from('found_reports').select('message, contact'))).toEqual([
      { message: 'He is in our garden.', contact: '600 100 200' },
    ]);
    await world.sql('delete from public.notification_preferences');
  });

  test('three messages an hour by one link, ten a day for one pet', async () => {
    await done(lose().select());
    for (let sent = 0; sent < 3; sent += 1) expect((await report()).error).toBeNull();
    await refused(report(), 429, /try again later/);
    for (let other = 0; other < 7; other += 1)
      expect((await report({ secret: await makeLink(['allergies']) })).error).toBeNull();
    await refused(report({ secret: await makeLink(['allergies']) }), 429);
  });

  test('an empty or overlong message is refused', async () => {
    await done(lose().select());
    for (const message of ['', '  \n', null, 'x'.repeat(1001)]) await refused(report({ message }), 400);
    await refused(report({ contact: 'x'.repeat(201) }), 400);
    expect((await report({ contact: null })).error).toBeNull();
  });
});

test('a visit of somebody else’s pet with the same name shows no vet', async () => {
  await book(otherOwner, vet);
  expect((await done(read())).veterinarian).toBeNull();
});
