import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { day } from '../world.ts';
import { type Connections, openConnections } from './connections.ts';

const OWNERS = 60;
const [DATE, TIME] = [day(5), '10:00'];

let connections: Connections;
beforeAll(async () => {
  connections = await openConnections(inject('postgres'), OWNERS);
});
afterAll(() => connections.close());

test('sixty people at one offered time: one takes it, nobody is told twice, and nobody waits in a circle', async () => {
  const { superuser, as, register } = connections;
  await superuser.unsafe(
    `create or replace function private.is_quiet(at timestamptz) returns boolean
     language sql immutable set search_path = '' as 'select false'`,
  );
  const vet = await register('veterinarian');
  const owners = await Promise.all(Array.from({ length: OWNERS }, () => register('client')));
  const ask = (owner: string) =>
    as(
      owner,
      (sql) => sql`
        select public.ask_for_earlier(
          ${day(1)}, ${day(9)}, array[1, 2, 3, 4, 5, 6, 7], array[10], veterinarian => ${vet}, pet_name => 'Rex',
          pet_type => 'dog', reason => 'Limps'
        )`,
    );
  await Promise.all(owners.map(ask));
  const first = owners[0] ?? '';
  const booked = await as(
    first,
    (sql) => sql`
      insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
      values (${first}, ${vet}, ${DATE}, ${TIME}, 'Rex', 'dog', 'Check-up') returning id`,
  );
  await as(first, (sql) => sql`update public.appointments set status = 'cancelled' where id = ${booked[0]?.id}`);

  /** Four workers at once, as on a hosted project. */
  const work = () => Promise.all(Array.from({ length: 4 }, () => superuser`select public.claim_mails(200, now())`));
  const standing = () => superuser<{ id: string; client_id: string }[]>`
    select id, client_id from public.slot_offers where outcome is null and held_until > now()`;

  // The first ten let their time run out.
  for (let passed = 0; passed < 10; passed += 1) {
    await work();
    expect(await standing()).toHaveLength(1);
    await superuser`
      update public.slot_offers
      set offered_at = offered_at - interval '10 minutes', held_until = held_until - interval '10 minutes'`;
  }
  await work();
  const [offer] = await standing();
  const outcomes = await Promise.allSettled([
    ...owners.map((owner) => as(owner, (sql) => sql`select public.take_offer(${offer?.id ?? ''})`)),
    ...owners.map((owner) =>
      as(
        owner,
        (sql) => sql`
          insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
          values (${owner}, ${vet}, ${DATE}, ${TIME}, 'Rex', 'dog', 'Check-up')`,
      ),
    ),
    work(),
  ]);

  const codes = outcomes
    .slice(0, 2 * OWNERS)
    .map((outcome) => (outcome.status === 'fulfilled' ? 'done' : (outcome.reason as { code: string }).code));
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(codes.filter((code) => !/^(done|PT404|PT409)$/.test(code))).toEqual([]);
  expect(await superuser`select client_id from public.appointments where status = 'upcoming'`).toEqual([
    { client_id: offer?.client_id },
  ]);
  expect(await standing()).toHaveLength(0);

  await work();
  const told = await superuser<{ told: number; people: number }[]>`
    select count(*)::int as told, count(distinct user_id)::int as people from public.notifications where kind = 'earlier_offer'`;
  expect(told).toEqual([{ told: 11, people: 11 }]);
  expect(
    await superuser`select user_id from private.mails where kind = 'earlier_offer' group by 1 having count(*) > 1`,
  ).toEqual([]);
});
