import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fileOfType } from './file-of-type.ts';
import { book, createWorld, day, done, everyDay, type Person, refused, withoutEffect } from './world.ts';

const world = await createWorld();
afterAll(() => world.close());

let admin: Person;
let owner: Person;
let vet: Person;
beforeAll(async () => {
  admin = await world.owner('Adam Nowy');
  owner = await world.owner();
  await done(world.service.from('admins').insert({ user_id: admin.id }).select());
});
beforeEach(async () => {
  await world.sql('delete from public.licences');
  vet = await complete(await world.newVeterinarian('Nina Nowa'));
});

const WARSAW = { latitude: 52.2297, longitude: 21.0122 };
/** A profile with everything but a checked licence, on duty at every hour. */
async function complete(person: Person) {
  const profile = { city: 'Warszawa', specialty: 'Dentistry', phone: '600 100 200', ...WARSAW };
  await done(person.db.from('profiles').update(profile).eq('id', person.id).select());
  await done(
    person.db
      .from('working_hours')
      .insert(everyDay(person.id, '00:00', '24:00'))
      .select(),
  );
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts_at: '00:00', ends_at: '00:00' }));
  expect((await person.db.rpc('set_emergency_hours', { hours })).error).toBeNull();
  return person;
}

let files = 0;
async function upload(person: Pick<Person, 'db'>, folder: string, type = 'application/pdf') {
  files += 1;
  const path = `${folder}/licence${files}`;
  const options = { contentType: type };
  const { error } = await person.db.storage.from('licence-documents').upload(path, fileOfType(type, 64), options);
  return { path, error };
}
async function send(person = vet, number = '12345') {
  const { path } = await upload(person, person.id);
  return person.db.rpc('send_licence', { number, document: path });
}
const own = async (person = vet) => (await done(person.db.rpc('own_licence'))) as Record<string, unknown>;
const queue = async () =>
  (await done(admin.db.rpc('licence_queue'))) as {
    veterinarian_id: string;
    sending: string;
    state: string;
    document_path: string;
  }[];
const sendingOf = async (person = vet) =>
  (await queue()).find(({ veterinarian_id }) => veterinarian_id === person.id)?.sending;
const decide = async (confirm: boolean, reason: string | null = null, person: Pick<Person, 'db'> = admin) =>
  person.db.rpc('decide_licence', { sending: await sendingOf(), confirm, reason });
const withdraw = (reason = 'Struck off', person: Pick<Person, 'db'> = admin) =>
  person.db.rpc('withdraw_licence', { veterinarian: vet.id, reason });
const outcomes = async () =>
  (await done(vet.db.from('notifications').select('about').eq('kind', 'licence').order('created_at'))).map(
    ({ about }) => about.outcome,
  );

/** In which of all lists, counts and maps the vet is. */
async function placesOf(person: Person): Promise<string[]> {
  const asked = async (name: string, args: object) =>
    JSON.stringify(await done(world.visitor.rpc(name, args))).includes(person.id);
  const places = {
    search: await asked('search_veterinarians', {}),
    'search by name': await asked('search_veterinarians', { query: person.fullName }),
    nearest: await asked('nearest_veterinarians', WARSAW),
    map: await asked('veterinarians_on_map', { zoom: 20 }),
    'open now': await asked('open_veterinarians', { cities: ['Warszawa'] }),
    emergency: await asked('emergency_contacts', WARSAW),
    sitemap: await asked('listed_veterinarians', {}),
  };
  const counted = {
    'count of a city': (await done(world.visitor.rpc('directory_pages'))).length > 0,
    'count of a filter':
      JSON.stringify((await done(world.visitor.rpc('count_filter_options', {}))).specialties) !== 'null',
  };
  return Object.entries({ ...places, ...counted }).flatMap(([place, found]) => (found ? [place] : []));
}
const EVERYWHERE = [
  'search',
  'search by name',
  'nearest',
  'map',
  'open now',
  'emergency',
  'sitemap',
  'count of a city',
  'count of a filter',
];

describe('who is not checked', () => {
  test('is in no list, count or map, though the page can be seen and booked by its link', async () => {
    expect(await placesOf(vet)).toEqual([]);
    expect(await done(world.visitor.from('profiles').select('id').eq('id', vet.id))).toHaveLength(1);
    expect((await book(owner, vet, day(3), '10:00')).status).toBe('upcoming');
  });

  test('is everywhere once a moderator has confirmed, and hears of it', async () => {
    expect((await send()).error).toBeNull();
    expect(await own()).toMatchObject({ state: 'waiting', number: '12345', listed_until: null });
    expect(await placesOf(vet)).toEqual([]);
    expect((await decide(true)).error).toBeNull();
    expect(await placesOf(vet)).toEqual(EVERYWHERE);
    expect(await own()).toMatchObject({ state: 'checked', verified_at: expect.any(String) });
    expect(await outcomes()).toEqual(['confirmed']);
    expect(await world.sql(`select from private.mails where user_id = $1 and kind = 'licence'`, [vet.id])).toHaveLength(
      1,
    );
    const { items } = await done(world.visitor.rpc('search_veterinarians', {}));
    expect(items[0].licence_checked_on).toBe(day(0));
  });

  test('stays out when refused, reads why, and may send again', async () => {
    await send();
    expect((await decide(false, 'The picture is not legible.')).error).toBeNull();
    expect(await own()).toMatchObject({ state: 'refused', reason: 'The picture is not legible.' });
    expect(await placesOf(vet)).toEqual([]);
    expect(await outcomes()).toEqual(['refused']);
    expect((await send()).error).toBeNull();
    expect(await own()).toMatchObject({ state: 'waiting', reason: null });
  });

  test('is told however few notifications they want', async () => {
    await world.sql(
      `insert into public.notification_preferences (user_id, topic, channel, wanted)
       values ($1, 'visits', 'site', false), ($1, 'visits', 'mail', false)`,
      [vet.id],
    );
    await send();
    await decide(true);
    expect(await outcomes()).toEqual(['confirmed']);
  });
});

describe('the number', () => {
  test('is kept with five digits at least, however it is written', async () => {
    for (const [written, stored] of [
      ['PWZ 4711', '04711'],
      ['nr 04711', '04711'],
      ['12 345', '12345'],
      ['PWZ: nr 12345678', '12345678'],
    ] as const) {
      expect((await send(vet, written)).error).toBeNull();
      expect((await own()).number).toBe(stored);
    }
  });

  test('has three to eight digits, and nothing else', async () => {
    for (const written of ['', '12', '00000', '123456789', 'twelve', '12a45', "1'; --"])
      await refused(send(vet, written), 400, /3 to 8 digits/);
  });

  test('is that of one veterinarian, until it is refused', async () => {
    const other = await complete(await world.newVeterinarian('Piotr Sowa'));
    await send(vet, '4711');
    await refused(send(other, 'PWZ 04711'), 409, /Another account/);
    await decide(false, 'Somebody else’s');
    expect((await send(other, '4711')).error).toBeNull();
    await refused(send(vet, '4711'), 409, /Another account/);
  });

  test('of two who send it at once one has it', async () => {
    const other = await complete(await world.newVeterinarian('Piotr Sowa'));
    const answers = await Promise.all([send(vet, '777'), send(other, '777')]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('stays as it was checked, while a newer document is looked at', async () => {
    await send();
    await decide(true);
    await refused(send(vet, '99999'), 409, /has been checked/);
    expect((await send()).error).toBeNull();
    expect(await placesOf(vet)).toEqual(EVERYWHERE);
    await decide(false, 'Not legible');
    expect(await placesOf(vet)).toEqual(EVERYWHERE);
  });

  test('comes before the moderators again once the vet has another name, and holds until they decide', async () => {
    await send();
    await decide(true);
    const rename = (full_name: string) =>
      done(vet.db.from('profiles').update({ full_name }).eq('id', vet.id).select('id'));
    await rename(vet.fullName.toUpperCase());
    expect(await own()).toMatchObject({ state: 'checked' });
    await rename('Nina Inna');
    expect(await own()).toMatchObject({ state: 'waiting' });
    expect(await placesOf({ ...vet, fullName: 'Nina Inna' })).toEqual(EVERYWHERE);
    await withdraw('Another person');
    expect(await placesOf(vet)).toEqual([]);
  });
});

describe('nobody but a moderator', () => {
  test('reads or writes a row, or confirms', async () => {
    await send();
    for (const person of [vet, owner, admin, { db: world.visitor }]) {
      await withoutEffect(person.db.from('licences').select());
      await withoutEffect(
        person.db.from('licences').update({ verified_at: 'now' }).eq('veterinarian_id', vet.id).select(),
      );
      await withoutEffect(person.db.from('licences').delete().eq('veterinarian_id', vet.id).select());
      expect((await person.db.from('licences').insert({ veterinarian_id: owner.id })).error).not.toBeNull();
      const figures = { listed_until: 'infinity', licence_checked_at: 'now' };
      await withoutEffect(person.db.from('vet_stats').update(figures).eq('veterinarian_id', vet.id).select());
    }
    for (const person of [vet, owner]) {
      await refused(person.db.rpc('licence_queue'), 403, /Only administrators/);
      await refused(decide(true, null, person), 403, /Only administrators/);
      await refused(withdraw('x', person), 403, /Only administrators/);
    }
    await refused(world.visitor.rpc('licence_queue'), 401);
    await refused(decide(true, null, { db: world.visitor }), 401);
    await refused(withdraw('x', { db: world.visitor }), 401);
    expect(await placesOf(vet)).toEqual([]);
  });

  test('sends a licence but a veterinarian, and only with a document of their own', async () => {
    await refused(owner.db.rpc('send_licence', { number: '12345', document: 'x' }), 403, /Only a veterinarian/);
    await refused(world.visitor.rpc('send_licence', { number: '12345', document: 'x' }), 401);
    await refused(world.visitor.rpc('own_licence'), 401);
    const other = await world.newVeterinarian('Piotr Sowa');
    const { path } = await upload(other, other.id);
    for (const document of [path, null, '', `${vet.id}/nothing`])
      await refused(vet.db.rpc('send_licence', { number: '12345', document }), 400, /picture or PDF/);
    expect(await done(other.db.rpc('own_licence')).catch(() => null)).toBeNull();
  });

  test('opens the document, but who sent it', async () => {
    await send();
    const [{ document_path: path } = { document_path: '' }] = await queue();
    for (const person of [vet, admin])
      expect((await person.db.storage.from('licence-documents').download(path)).error).toBeNull();
    const other = await world.newVeterinarian('Piotr Sowa');
    for (const person of [owner, other, { db: world.visitor }]) {
      expect((await person.db.storage.from('licence-documents').download(path)).error).not.toBeNull();
      expect((await upload(person, vet.id)).error).not.toBeNull();
    }
    expect((await upload(owner, owner.id)).error, 'an owner has none').not.toBeNull();
    for (const type of ['text/html', 'image/svg+xml', 'image/gif'])
      expect((await upload(vet, vet.id, type)).error, type).not.toBeNull();
    await admin.db.storage.from('licence-documents').remove([path]);
    expect((await vet.db.storage.from('licence-documents').download(path)).error).toBeNull();
  });
});

describe('a decision', () => {
  test('needs a reason to refuse, is made once, and never about what was replaced', async () => {
    await send();
    await refused(decide(false), 400, /why/);
    await refused(decide(false, ' '), 400, /why/);
    const seen = await sendingOf();
    await send(vet, '55555');
    await refused(admin.db.rpc('decide_licence', { sending: seen, confirm: true }), 404, /look again/);
    expect((await decide(true)).error).toBeNull();
    await refused(decide(true), 409, /decided already/);
  });

  test('is withdrawn in the middle of everything: visits stay, and nobody new finds the vet', async () => {
    await send();
    await decide(true);
    const visit = await book(owner, vet, day(4), '11:00');
    await refused(withdraw(' '), 400, /why/);
    expect((await withdraw()).error).toBeNull();
    expect(await placesOf(vet)).toEqual([]);
    expect(await own()).toMatchObject({ state: 'refused', reason: 'Struck off', verified_at: null });
    expect(await outcomes()).toEqual(['confirmed', 'withdrawn']);
    expect(await done(owner.db.from('appointments').select('status').eq('id', visit.id).single())).toEqual({
      status: 'upcoming',
    });
    await refused(withdraw(), 404, /no checked licence/);
  });

  test('ends by the clock, with notice before and after', async () => {
    await send();
    await decide(true);
    const endsIn = async (days: number) => {
      await world.sql(
        `update public.licences set valid_until = now() + make_interval(days => $2) where veterinarian_id = $1`,
        [vet.id, days],
      );
      await world.sql('select private.give_licence_notices(now(), 50)');
    };
    await endsIn(31);
    expect(await outcomes()).toEqual(['confirmed']);
    await endsIn(29);
    await world.sql('select private.give_licence_notices(now(), 50)');
    expect(await outcomes()).toEqual(['confirmed', 'ends']);
    expect(await placesOf(vet)).toEqual(EVERYWHERE);
    await endsIn(-1);
    expect(await placesOf(vet)).toEqual([]);
    expect(await own()).toMatchObject({ state: 'none', verified_at: null });
    expect(await outcomes()).toEqual(['confirmed', 'ends', 'ended']);
  });
});

test('who was listed before there were checks stays until a day, without the badge', async () => {
  await world.sql(
    `insert into public.licences (veterinarian_id, listed_until) values ($1, now() + interval '60 days')`,
    [vet.id],
  );
  expect(await placesOf(vet)).toEqual(EVERYWHERE);
  const { items } = await done(world.visitor.rpc('search_veterinarians', {}));
  expect(items[0].licence_checked_on).toBeNull();
  await send();
  await decide(false, 'Not legible');
  expect(await placesOf(vet)).toEqual(EVERYWHERE);
  await world.sql(`update public.licences set listed_until = now() - interval '1 second'`);
  expect(await placesOf(vet)).toEqual([]);
});

test('a mail about one’s own licence cannot be unsubscribed from', async () => {
  await send();
  await decide(true);
  const [mail] = await world.sql<{ token: string }>(`select token from private.mails where kind = 'licence'`);
  expect((await world.visitor.rpc('unsubscribe', { link: mail?.token })).data).toBeNull();
});
