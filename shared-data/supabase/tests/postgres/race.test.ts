import postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createRandom, type Random } from '../../../backend/seed/random.ts';
import { day } from '../world.ts';
import { type Connections, openConnections } from './connections.ts';
import { crowdTime } from './crowd.ts';

const OWNERS = 14;
const VETERINARIANS = 2;
/** Each veterinarian acts from three devices. */
const CONNECTIONS = OWNERS + 3 * VETERINARIANS;

let connections: Connections;
type Some<T> = [T, ...T[]];
let owners: Some<string>;
let vets: Some<string>;

beforeAll(async () => {
  connections = await openConnections(inject('postgres'), CONNECTIONS + 1);
  const register = async (kind: 'client' | 'veterinarian', count: number): Promise<Some<string>> => [
    await connections.register(kind),
    ...(await Promise.all(Array.from({ length: count - 1 }, () => connections.register(kind)))),
  ];
  owners = await register('client', OWNERS);
  vets = await register('veterinarian', VETERINARIANS);
  await insertBegunVisits();
});
afterAll(() => connections.close());

/** Visits that began in the past and that nobody has completed or cancelled yet, each of another animal. */
async function insertBegunVisits(): Promise<void> {
  const { superuser } = connections;
  for (const vet of vets)
    await superuser`
      with pet as (
        insert into public.pets (owner_id, name, type)
        select (${owners}::uuid[])[1 + number % ${OWNERS}], 'Rex', 'dog' from generate_series(0, 199) as number
        returning id, owner_id
      ), numbered as (
        select id, owner_id, row_number() over () - 1 as number from pet
      )
      insert into public.appointments (client_id, veterinarian_id, pet_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
      select owner_id, ${vet}, id, private.warsaw_today() - 1 - number::integer / 10, '08:00'::time + number % 10 * interval '1 hour', 'Rex', 'dog', 'Check-up'
      from numbered`;
}

/** Few slots for many people: three days of six half hours. */
const someSlot = (random: Random) => [day(random.between(3, 5)), `09:${random.pick(['00', '30'])}`] as const;
const someLaterSlot = (random: Random) =>
  [day(random.between(3, 5)), `1${random.between(0, 1)}:${random.pick(['00', '30'])}`] as const;

/** What an action comes to that found no visit or request to act on. */
const NOTHING = 'nothing';

type Action = (me: string, random: Random) => PromiseLike<unknown>;

const aVisitOf = (sql: postgres.TransactionSql, me: string, side: 'client_id' | 'veterinarian_id') =>
  sql<{ id: string }[]>`
    select id from public.appointments where ${sql(side)} = ${me} and status = 'upcoming' order by random() limit 1`;

/** Of either side, to what the other has asked. */
const answer: Action = (me, random) =>
  connections.as(me, async (sql) => {
    const [request] = await sql`
      select id from public.reschedule_requests where status = 'pending' order by random() limit 1`;
    if (!request) return NOTHING;
    return sql`select public.answer_reschedule(${request.id}, ${random.between(0, 1) === 1})`;
  });

/** Of an owner, on the time that is held for them. */
const onOffer =
  (act: (sql: postgres.TransactionSql, offer: postgres.Row) => PromiseLike<unknown>): Action =>
  (me) =>
    connections.as(me, async (sql) => {
      const [offer] = await sql`
        select id from public.slot_offers where outcome is null and held_until > now() limit 1`;
      return offer ? act(sql, offer) : NOTHING;
    });

const ofOwners: Record<string, Action> = {
  book: (me, random) =>
    connections.as(me, (sql) => {
      const [date, time] = someSlot(random);
      return sql`
        insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit, location, status)
        values (${me}, ${random.pick(vets)}, ${date}, ${time}, 'Rex', 'dog', 'Check-up', 'Clinic Address', 'upcoming')`;
    }),
  request: (me, random) =>
    connections.as(me, async (sql) => {
      const [visit] = await aVisitOf(sql, me, 'client_id');
      const [date, time] = random.between(0, 1) ? someSlot(random) : someLaterSlot(random);
      if (!visit) return NOTHING;
      return sql`select public.request_reschedule(${visit.id}, ${date}, ${time})`;
    }),
  withdraw: (me) =>
    connections.as(me, async (sql) => {
      const [request] = await sql`select id from public.reschedule_requests where status = 'pending' limit 1`;
      if (!request) return NOTHING;
      return sql`select public.withdraw_reschedule(${request.id})`;
    }),
  cancel: (me) =>
    connections.as(me, async (sql) => {
      const [visit] = await aVisitOf(sql, me, 'client_id');
      if (!visit) return NOTHING;
      return sql`update public.appointments set status = 'cancelled' where id = ${visit.id}`;
    }),
  'wait for an earlier time': (me, random) =>
    connections.as(
      me,
      (sql) => sql`
        select public.ask_for_earlier(
          ${day(1)}, ${day(9)}, array[1, 2, 3, 4, 5, 6, 7], array[9, 10, 11], veterinarian => ${random.pick(vets)},
          pet_name => 'Rex', pet_type => 'dog', reason => 'Limps', kilometres => 5, at_night => true
        )`,
    ),
  'take an offer': onOffer((sql, { id }) => sql`select public.take_offer(${id})`),
  'decline an offer': onOffer((sql, { id }) => sql`select public.decline_offer(${id})`),
  'end waiting': (me) =>
    connections.as(me, async (sql) => {
      const [request] = await sql`select id from public.earlier_requests where ended_at is null limit 1`;
      if (!request) return NOTHING;
      return sql`select public.end_earlier_request(${request.id})`;
    }),
  answer,
  'remove an animal': (me) =>
    connections.as(me, async (sql) => {
      const [pet] = await sql<{ id: string }[]>`
        select id from public.pets where owner_id = ${me} order by random() limit 1`;
      if (!pet) return NOTHING;
      return sql`delete from public.pets where id = ${pet.id}`;
    }),
};

const ofVeterinarians: Record<string, Action> = {
  'complete with a note': (me) =>
    connections.as(me, async (sql) => {
      const [visit] = await sql<{ id: string }[]>`
        select id from public.appointments
        where veterinarian_id = ${me} and appointment_date < current_date and visit_note is null and status <> 'cancelled'
        order by random() limit 1`;
      if (!visit) return NOTHING;
      return sql`
        select public.complete_visit(${visit.id}, 'All well', vaccinations => '[{"product":"Rabies"}]', kilograms => 4)`;
    }),
  propose: (me, random) =>
    connections.as(me, async (sql) => {
      const [visit] = await aVisitOf(sql, me, 'veterinarian_id');
      const [date, time] = someLaterSlot(random);
      if (!visit) return NOTHING;
      return sql`select public.propose_reschedule(${visit.id}, ${date}, ${time})`;
    }),
  'by phone': (me, random) =>
    connections.as(me, (sql) => {
      const [date, time] = someLaterSlot(random);
      return sql`
        insert into public.appointments (booked_by, veterinarian_id, appointment_date, appointment_time, client_name, pet_name, pet_type)
        values ('vet', ${me}, ${date}, ${time}, 'Anna Lis', 'Mruczek', 'cat')`;
    }),
  'cancel by phone': (me) =>
    connections.as(me, async (sql) => {
      const [visit] = await sql`
        select id from public.visits_of_practice() where booked_by = 'vet' and status = 'upcoming' limit 1`;
      if (!visit) return NOTHING;
      return sql`select public.cancel_own_visit(${visit.id}, 'I am ill')`;
    }),
  answer,
  complete: (me) =>
    connections.as(me, async (sql) => {
      const [visit] = await aVisitOf(sql, me, 'veterinarian_id');
      if (!visit) return NOTHING;
      return sql`update public.appointments set status = 'completed' where id = ${visit.id}`;
    }),
  cancel: (me) =>
    connections.as(me, async (sql) => {
      const [visit] = await aVisitOf(sql, me, 'veterinarian_id');
      if (!visit) return NOTHING;
      return sql`
        update public.appointments set status = 'cancelled', cancel_reason = 'I am ill' where id = ${visit.id}`;
    }),
  hours: (me, random) =>
    connections.as(me, (sql) => {
      const closes_at = random.pick(['17:00', '18:00', '19:00']);
      const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens_at: '08:00', closes_at }));
      return sql`select public.set_working_hours(${sql.json(hours)})`;
    }),
  'one day': (me, random) =>
    connections.as(
      me,
      (sql) => sql`
        update public.working_hours set closes_at = ${random.pick(['17:30', '18:30'])} where veterinarian_id = ${me}`,
    ),
  'time off': (me) =>
    connections.as(me, async (sql) => {
      await sql`delete from public.time_off where veterinarian_id = ${me}`;
      await sql`insert into public.time_off (veterinarian_id, starts_on, ends_on) values (${me}, ${day(20)}, ${day(21)})`;
    }),
};

/** What came of an action: 'done', or the code with which it was refused. */
async function outcomeOf(action: PromiseLike<unknown>): Promise<string> {
  try {
    return (await action) === NOTHING ? NOTHING : 'done';
  } catch (error) {
    if (error instanceof postgres.PostgresError)
      return error.code.startsWith('PT4') ? error.code : `${error.code} ${error.message}`;
    throw error;
  }
}

test('twenty connections at once: no visit overlaps another, no two wait for each other, and every refusal is a sentence', async () => {
  const outcomes = new Map<string, number>();
  const names = [...Object.keys(ofOwners), ...Object.keys(ofVeterinarians)];
  const goesOn = crowdTime(names, outcomes);
  const act = async (seed: number, me: string, actions: Record<string, Action>) => {
    const random = createRandom(seed);
    const all = Object.entries(actions);
    while (goesOn()) {
      const [name, action] = all[random.between(0, all.length - 1)] ?? [];
      if (!name || !action) throw new Error('There is nothing to do');
      const outcome = `${name}: ${await outcomeOf(action(me, random))}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  const clock = async () => {
    while (goesOn()) await connections.superuser`select private.refresh_stale_slots()`;
  };
  const worker = async () => {
    while (goesOn()) await connections.superuser`select public.claim_mails(20)`;
  };
  await Promise.all([
    clock(),
    worker(),
    ...owners.map((me, index) => act(index, me, ofOwners)),
    ...[...vets, ...vets, ...vets].map((me, index) => act(100 + index, me, ofVeterinarians)),
  ]);

  const faults = [...outcomes].filter(([outcome]) => !/: (done|nothing|PT4\d\d)$/.test(outcome));
  expect(Object.fromEntries(faults)).toEqual({});
  // A vet who saves their hours at the same time as another device waits for it.
  expect(outcomes.get('hours: PT409')).toBeUndefined();
  // Each kind of action got through, otherwise nothing was raced.
  for (const name of names) expect(outcomes.get(`${name}: done`), name).toBeGreaterThan(0);
});

test('the times held in the calendars are those of the visits and the open requests', async () => {
  const { superuser } = connections;
  const held = await superuser`
    select veterinarian_id::text, during::text, appointment_id::text, reschedule_request_id::text
    from private.slot_holds order by 1, 2`;
  const said = await superuser`
    select veterinarian_id::text, private.slot(appointment_date, appointment_time, duration_minutes)::text as during, id::text as appointment_id, null as reschedule_request_id
    from public.appointments where status <> 'cancelled'
    union all
    select veterinarian_id::text, private.slot(proposed_date, proposed_time, duration_minutes)::text, visit.id::text, request.id::text
    from public.reschedule_requests request join public.appointments visit on visit.id = appointment_id
    where request.status = 'pending'
    order by 1, 2`;
  expect(held.length).toBeGreaterThan(0);
  expect([...held]).toEqual([...said]);
});

test('the next free slots and the times that are kept are those of the calendars', async () => {
  const figures = await connections.superuser`
    select jsonb_build_array(stats.next_slot_at, stats.weekend_slot_at, kept.minutes, kept.times) as stored,
      jsonb_build_array(now.next_slot, now.weekend_slot, now.minutes, now.times) as computed
    from public.vet_stats stats join private.kept_times kept using (veterinarian_id)
    cross join lateral private.calendar_figures(veterinarian_id) as now`;
  expect(figures).toHaveLength(VETERINARIANS);
  for (const { stored, computed } of figures) expect(stored).toEqual(computed);
});
