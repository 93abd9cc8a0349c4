import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type postgres from 'postgres';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { day } from '../world.ts';
import { type Connections, openConnections } from './connections.ts';

let connections: Connections;
beforeAll(async () => {
  connections = await openConnections(inject('postgres'), 6);
});
afterAll(() => connections.close());

/** An owner with an animal that has a visit behind it, not completed yet, and one ahead. */
async function scene() {
  const { superuser, register } = connections;
  const [owner, vet] = [await register('client'), await register('veterinarian')];
  const [pet] = await superuser<{ id: string }[]>`
    insert into public.pets (owner_id, name, type) values (${owner}, 'Rex', 'dog') returning id`;
  const enter = async (date: string) => {
    const [visit] = await superuser<{ id: string }[]>`
      insert into public.appointments (client_id, veterinarian_id, pet_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
      values (${owner}, ${vet}, ${pet?.id ?? ''}, ${date}, '10:00', 'Rex', 'dog', 'Check-up') returning id`;
    return visit?.id ?? '';
  };
  return { owner, vet, pet: pet?.id ?? '', begun: await enter(day(-1)), ahead: await enter(day(5)) };
}
type Scene = Awaited<ReturnType<typeof scene>>;

/** Rows that somebody holds until `release()`. */
async function hold(lock: (sql: postgres.TransactionSql) => PromiseLike<unknown>) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const ended = connections.superuser.begin(async (sql) => {
    await lock(sql);
    isHeld();
    await released;
  });
  await held;
  return async () => {
    release();
    await ended;
  };
}

/** Until so many connections wait for a lock of somebody else. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    const blocked = await connections.superuser`
      select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
    if (blocked.length >= count) return;
    await wait(20);
  }
}

const codeOf = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code: string }).code;

const complete = ({ vet, begun }: Scene) =>
  connections.as(
    vet,
    (sql) => sql`select public.complete_visit(${begun}, 'All well', vaccinations => '[{"product":"Rabies"}]')`,
  );
const leave = (person: string) =>
  connections.as(person, (sql) => sql`select public.delete_account(${`${person}@veto.test`})`);
const remove = ({ owner, pet }: Scene) =>
  connections.as(owner, (sql) => sql`delete from public.pets where id = ${pet}`);

test('a visit is completed while its animal is removed', async () => {
  const all = await scene();
  const release = await hold((sql) => sql`select from public.pets where id = ${all.pet} for update`);
  const removed = remove(all);
  await waiting(1);
  const completed = complete(all);
  await waiting(2);
  await release();
  // Removed before, the animal has no record to write to any more.
  expect((await Promise.allSettled([removed, completed])).map(codeOf)).toEqual(['done', 'PT409']);
});

test.each<[string, (all: Scene) => Promise<unknown>, expected: string]>([
  [
    'a veterinarian says that nobody came',
    ({ vet, begun }) =>
      connections.as(
        vet,
        (sql) =>
          sql`update public.appointments set status = 'cancelled', cancel_reason = 'No-show' where id = ${begun}`,
      ),
    'done',
  ],
  ['an animal is removed', remove, 'done'],
  [
    'a vaccination is entered',
    ({ owner, pet }) =>
      connections.as(
        owner,
        (sql) => sql`insert into public.vaccinations (pet_id, product, given_on) values (${pet}, 'Rabies', ${day(-1)})`,
      ),
    // The animal is gone by then.
    '23503',
  ],
  [
    'an animal is added',
    ({ owner }) =>
      connections.as(
        owner,
        (sql) => sql`insert into public.pets (owner_id, name, type) values (${owner}, 'Burek', 'dog')`,
      ),
    'PT401',
  ],
])('an account is deleted while %s', async (_, work, expected) => {
  const all = await scene();
  const { superuser } = connections;
  await superuser`
    insert into public.visit_photos (appointment_id, path) values (${all.ahead}, ${`${all.ahead}/a.jpg`})`;
  // In the middle of the deletion: the visits are cancelled, the animals are still there.
  const release = await hold(
    (sql) => sql`select from public.visit_photos where appointment_id = ${all.ahead} for update`,
  );
  const left = leave(all.owner);
  await waiting(1);
  const worked = work(all);
  await waiting(2);
  await release();
  expect((await Promise.allSettled([left, worked])).map(codeOf)).toEqual(['done', expected]);
});

test('the account of a veterinarian is deleted while its profile is saved', async () => {
  const { vet } = await scene();
  const { superuser } = connections;
  await superuser`insert into public.service_prices (veterinarian_id, service, price_from, price_to) values (${vet}, 'Check-up', 100, 100)`;
  // In the middle of the deletion: the hours are gone and the figures computed, the profile is still there.
  const release = await hold((sql) => sql`select from public.service_prices where veterinarian_id = ${vet} for update`);
  const left = leave(vet);
  await waiting(1);
  const saved = connections.as(vet, (sql) => sql`update public.profiles set city = 'Sopot' where id = ${vet}`);
  await waiting(2);
  await release();
  expect((await Promise.allSettled([left, saved])).map(codeOf)).toEqual(['done', 'PT401']);
  expect(await superuser`select city from public.profiles where id = ${vet}`).toEqual([{ city: null }]);
});

test('an account is deleted while somebody writes to it', async () => {
  const { owner, vet } = await scene();
  const { superuser } = connections;
  const write = () =>
    connections.as(vet, (sql) => sql`select public.send_message(${randomUUID()}, ${owner}, 'How is Rex?')`);
  await write();
  await superuser`
    insert into public.notification_preferences (user_id, topic, channel, wanted) values (${owner}, 'reviews', 'mail', false)`;
  // In the middle of the deletion: what told of the first message is gone.
  const release = await hold(
    (sql) => sql`select from public.notification_preferences where user_id = ${owner} for update`,
  );
  const left = leave(owner);
  await waiting(1);
  const written = write();
  await waiting(2);
  await release();
  expect((await Promise.allSettled([left, written])).map(codeOf)).toEqual(['done', 'PT403']);
});

test('two tabs mark the same notifications as read, the one all of them, the other those it names', async () => {
  const owner = await connections.register('client');
  const { superuser } = connections;
  const rows = await superuser<{ id: string }[]>`
    insert into public.notifications (user_id, kind, about, created_at)
    select ${owner}, 'message', '{}', now() - number * interval '1 minute' from generate_series(1, 40) as number
    returning id`;
  const [first] = rows.map(({ id }) => id).toSorted();
  const release = await hold((sql) => sql`select from public.notifications where id = ${first ?? ''} for update`);
  const ids = rows.map(({ id }) => id);
  const marked = [
    connections.as(owner, (sql) => sql`select public.mark_notifications_read()`),
    connections.as(owner, (sql) => sql`select public.mark_notifications_read(${ids})`),
  ];
  await waiting(2);
  // Neither holds any before it has the first of them.
  expect(
    await superuser`select from public.notifications where user_id = ${owner} for update skip locked`,
  ).toHaveLength(39);
  await release();
  expect((await Promise.allSettled(marked)).map(codeOf)).toEqual(['done', 'done']);
});

test('a visit is reviewed while its completion is taken back', async () => {
  const all = await scene();
  await complete(all);
  // In the middle of taking back: that nobody has reviewed the visit is known already.
  const release = await hold((sql) => sql`select from public.vaccinations where pet_id = ${all.pet} for update`);
  const undone = connections.as(all.vet, (sql) => sql`select public.undo_complete_visit(${all.begun})`);
  await waiting(1);
  const reviewed = connections.as(
    all.owner,
    (sql) => sql`
      insert into public.reviews (appointment_id, veterinarian_id, rating) values (${all.begun}, ${all.vet}, 5)`,
  );
  const outcomes = Promise.allSettled([undone, reviewed]);
  await waiting(2);
  await release();
  expect((await outcomes).map(codeOf)).toEqual(['done', 'PT409']);
});

/** An animal with two carers, the first of whom is in the middle of leaving until `release()`. */
async function carerLeaves() {
  const all = await scene();
  const { superuser, register } = connections;
  const [first, second] = [await register('client'), await register('client')];
  await superuser`
    insert into public.pet_carers (pet_id, person_id, role, created_at)
    values (${all.pet}, ${first}, 'carer', now() - interval '1 day'), (${all.pet}, ${second}, 'carer', now())`;
  await superuser`
    insert into public.notification_preferences (user_id, topic, channel, wanted) values (${first}, 'reviews', 'mail', false)`;
  const release = await hold(
    (sql) => sql`select from public.notification_preferences where user_id = ${first} for update`,
  );
  const left = leave(first);
  await waiting(1);
  const ownerNow = async () => (await superuser`select owner_id from public.pets where id = ${all.pet}`)[0]?.owner_id;
  return { ...all, first, second, left, release, ownerNow };
}

test('an animal is handed over to a carer who leaves', async () => {
  const { owner, pet, first, left, release, ownerNow } = await carerLeaves();
  const handed = connections.as(owner, (sql) => sql`select public.hand_over_pet(${pet}, ${first})`);
  const outcomes = Promise.allSettled([left, handed]);
  await waiting(2);
  await release();
  expect((await outcomes).map(codeOf)).toEqual(['done', 'PT404']);
  expect(await ownerNow()).toBe(owner);
});

test('an owner leaves at the same time as the longest-standing carer', async () => {
  const { owner, second, left, release, ownerNow } = await carerLeaves();
  const outcomes = Promise.allSettled([left, leave(owner)]);
  await waiting(2);
  await release();
  expect((await outcomes).map(codeOf)).toEqual(['done', 'done']);
  expect(await ownerNow()).toBe(second);
});

test('two owners who care for each other’s animal leave at once', async () => {
  const { superuser, register } = connections;
  const both = [await register('client'), await register('client')] as const;
  for (const [owner, carer] of [both, both.toReversed()]) {
    const [pet] = await superuser<{ id: string }[]>`
      insert into public.pets (owner_id, name, type) values (${owner ?? ''}, 'Rex', 'dog') returning id`;
    await superuser`insert into public.pet_carers (pet_id, person_id, role) values (${pet?.id ?? ''}, ${carer ?? ''}, 'carer')`;
  }
  expect((await Promise.allSettled(both.map(leave))).map(codeOf)).toEqual(['done', 'done']);
  expect(await superuser`select from public.pets where owner_id in ${superuser(both)}`).toHaveLength(0);
});

test('a request is ended while its offer is declined', async () => {
  const { superuser, as } = connections;
  const { owner, vet, ahead } = await scene();
  await as(
    owner,
    (sql) => sql`
      select public.ask_for_earlier(
        ${day(1)}, ${day(9)}, array[1, 2, 3, 4, 5, 6, 7], array[10], veterinarian => ${vet}, pet_name => 'Rex',
        pet_type => 'dog', reason => 'Limps', at_night => true
      )`,
  );
  await as(owner, (sql) => sql`update public.appointments set status = 'cancelled' where id = ${ahead}`);
  const [offer] = await superuser<{ id: string; request: string }[]>`
    select id, request_id as request from public.slot_offers where client_id = ${owner}`;
  const { id = '', request = '' } = offer ?? {};
  // In the middle of declining: the offer is over, its mail is still there.
  const release = await hold((sql) => sql`select from private.mails where cause = ${`earlier offer ${id}`} for update`);
  const declined = as(owner, (sql) => sql`select public.decline_offer(${id})`);
  await waiting(1);
  const ended = as(owner, (sql) => sql`select public.end_earlier_request(${request})`);
  await waiting(2);
  await release();
  expect((await Promise.allSettled([declined, ended])).map(codeOf)).toEqual(['done', 'done']);
  expect(await superuser`select outcome from public.slot_offers where id = ${id}`).toEqual([{ outcome: 'declined' }]);
});
