import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, seedIfEmpty } from '../../backend/seed.ts';
import { createWorld, day, done, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  expect(await seedIfEmpty(world.connection)).toBe(true);
});
afterAll(() => world.close());

async function signIn(email: string) {
  const { data, error } = await world.visitor.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;
  return data.user.id;
}

test('a second run changes nothing', async () => {
  const count = () =>
    world.sql('select (select count(*) from public.profiles) + (select count(*) from public.reviews) as n');
  const before = await count();
  expect(await seedIfEmpty(world.connection)).toBe(false);
  expect(await count()).toEqual(before);
});

test('the demo owner has two pets, and visits to come, reviewed, to be reviewed and cancelled', async () => {
  const id = await signIn('owner@veto.example');
  const db = world.visitor;
  expect(await done(db.from('pets').select('name').eq('owner_id', id))).toHaveLength(2);
  const visits = await done(
    db.from('appointments').select('status, appointment_date, reviews(id)').eq('client_id', id),
  );
  const upcoming = visits.filter(({ status }) => status === 'upcoming');
  expect(upcoming).toHaveLength(2);
  expect(upcoming.every(({ appointment_date }) => appointment_date > day(0))).toBe(true);
  const completed = visits.filter(({ status }) => status === 'completed');
  expect(completed.every(({ appointment_date }) => appointment_date < day(0))).toBe(true);
  expect(new Set(completed.map(({ reviews }) => reviews !== null))).toEqual(new Set([false, true]));
  expect(visits.filter(({ status }) => status === 'cancelled')).toHaveLength(1);
  await db.auth.signOut();
});

test('the demo veterinarian has a whole profile, hours, visits and a request to answer', async () => {
  const id = await signIn('vet@veto.example');
  const db = world.visitor;
  const profile = await done(db.from('profiles').select('*, working_hours(weekday)').eq('id', id).single());
  const empty = Object.entries(profile).filter(([, value]) => value === null);
  expect(empty.map(([column]) => column).sort()).toEqual(['deleted_at', 'email', 'profile_image_url', 'specialist_no']);
  expect(profile.working_hours.length).toBeGreaterThan(4);
  expect((await done(db.from('appointments').select().eq('status', 'upcoming'))).length).toBeGreaterThan(3);
  const requests = await done(db.from('reschedule_requests').select('proposed_by').eq('status', 'pending'));
  expect(new Set(requests.map(({ proposed_by }) => proposed_by))).toEqual(new Set(['owner', 'veterinarian']));
  const talks = await done(db.from('conversations').select('veterinarian_unread'));
  expect(talks.length).toBeGreaterThan(4);
  expect(talks.filter(({ veterinarian_unread }) => veterinarian_unread > 0).length).toBeGreaterThan(0);
  await db.auth.signOut();
});

test.each([['owner2@veto.example'], ['vet2@veto.example']])('%s signs in', async (email) => {
  expect(await signIn(email)).toBeTruthy();
  await world.visitor.auth.signOut();
});

test('nobody signs in as the people beside them', async () => {
  const others = await world.sql<{ email: string }>(
    `select email from auth.users where email !~ '^(owner|owner2|vet|vet2)@veto.example$' limit 2`,
  );
  for (const { email } of others) {
    for (const password of [DEMO_PASSWORD, '!', '']) {
      const { data } = await world.visitor.auth.signInWithPassword({ email, password });
      expect(data.session).toBeNull();
    }
  }
});

test('every city has listed veterinarians, most of them bookable this week, some without reviews', async () => {
  const rows = await world.sql<{ city_code: string; count: number }>(
    `select city_code, count(*)::int as count from public.vet_stats where listed group by 1`,
  );
  expect(rows).toHaveLength(12);
  expect(rows.every(({ count }) => count >= 3)).toBe(true);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(40);
  const [figures] = await world.sql<{ soon: number; unrated: number; ratings: number }>(
    `select
       count(*) filter (where next_slot_at < (private.warsaw_today() + 7))::int as soon,
       count(*) filter (where review_count = 0)::int as unrated,
       count(distinct rating_average)::int as ratings
     from public.vet_stats`,
  );
  expect(figures?.soon).toBeGreaterThan(35);
  expect(figures?.unrated).toBeGreaterThan(2);
  expect(figures?.ratings).toBeGreaterThan(8);
});

test('they tell what a practice offers: each a portrait of its own and languages, most of them prices', async () => {
  const [told] = await world.sql(
    `select
       count(distinct portrait)::int as portraits, count(*)::int as veterinarians,
       count(*) filter (where 'pl' = any (profiles.languages))::int as polish,
       count(*) filter (where profiles.home_visits)::int as at_home,
       count(*) filter (where stats.lowest_price is not null)::int > 40 as priced
     from public.profiles join public.vet_stats stats on stats.veterinarian_id = profiles.id`,
  );
  expect(told).toMatchObject({ portraits: 52, veterinarians: 52, polish: 52, priced: true });
  expect(told?.at_home).toBeGreaterThan(5);
});

test('three of them stand on the static Polish pages', async () => {
  const rows = await world.sql('select specialist_no from public.profiles where specialist_no is not null order by 1');
  expect(rows).toEqual([{ specialist_no: 1 }, { specialist_no: 2 }, { specialist_no: 3 }]);
});

test.each([
  ['03:00', '02:00:00Z', 'Warszawa', 52.2297, 21.0122],
  ['03:00', '02:00:00Z', 'Gdynia', 54.5189, 18.5305],
  ['noon', '11:00:00Z', 'Warszawa', 52.2297, 21.0122],
])(
  'at %s somebody can be called for an emergency, and demo clinics say what they are',
  async (_hour, at, city, latitude, longitude) => {
    const contacts = (await done(
      world.visitor.rpc('emergency_contacts', { latitude, longitude, at: `${day(5)}T${at}` }),
    )) as { kind: string; city: string; distance_km: number; source: string | null }[];
    expect(contacts[0]?.distance_km).toBeLessThan(50);
    expect(contacts.map((each) => each.city)).toContain(city);
    for (const { source } of contacts.filter(({ kind }) => kind === 'clinic')) expect(source).toMatch(/^Demo entry/);
  },
);
