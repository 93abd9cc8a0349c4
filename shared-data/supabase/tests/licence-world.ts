import { afterAll, beforeEach, expect } from 'vitest';
import { fileOfType } from './file-of-type.ts';
import { createWorld, done, everyDay, insertRows, type Person } from './world.ts';

const WARSAW = { latitude: 52.2297, longitude: 21.0122 };
/** Every list, count and map that a vet can be in, as `placesOf` names them. */
export const EVERYWHERE = [
  'search',
  'search by name',
  'nearest',
  'map',
  'emergency',
  'sitemap',
  'count of a city',
  'count of a filter',
];

/**
 * An administrator, an owner and a vet who lacks only a checked licence, for all tests of a file. Each test starts without
 * licences, visits, notifications and mails.
 */
export async function createLicences() {
  const world = await createWorld();
  afterAll(() => world.close());
  const admin = await world.owner('Adam Nowy');
  const owner = await world.owner();
  await insertRows(world.service, 'admins', { user_id: admin.id });

  /** A profile with everything but a checked licence, on duty at every hour. */
  async function complete(person: Person) {
    const profile = { city: 'Warszawa', specialty: 'Dentistry', phone: '600 100 200', ...WARSAW };
    await done(person.db.from('profiles').update(profile).eq('id', person.id).select());
    await insertRows(person.db, 'working_hours', everyDay(person.id, '00:00', '24:00'));
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, starts_at: '00:00', ends_at: '00:00' }));
    expect((await person.db.rpc('set_emergency_hours', { hours })).error).toBeNull();
    return person;
  }
  const vet = await complete(await world.newVeterinarian('Nina Nowa'));

  beforeEach(async () => {
    for (const table of [
      'public.licences',
      'private.licence_notices',
      'public.appointments',
      'public.notifications',
      'public.notification_preferences',
      'private.mails',
    ])
      await world.sql(`delete from ${table}`);
    await world.sql('update public.profiles set full_name = $2, clinic_name = null where id = $1', [
      vet.id,
      vet.fullName,
    ]);
  });

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

  return {
    world,
    admin,
    owner,
    vet,
    complete,
    upload,
    send,
    own,
    queue,
    sendingOf,
    decide,
    withdraw,
    outcomes,
    placesOf,
  };
}
