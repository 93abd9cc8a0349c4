import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createRandom, type Random } from '../../../backend/seed/random.ts';
import { day } from '../world.ts';
import { type Connections, openConnections } from './connections.ts';
import { crowdTime } from './crowd.ts';

const OWNERS = 6;

/** Everybody acts on a connection of their own, until they leave; then somebody new does. */
const CROWD = { client: 48, veterinarian: 12 } as const;

let connections: Connections;
beforeAll(async () => {
  connections = await openConnections(inject('postgres'), CROWD.client + CROWD.veterinarian);
});
afterAll(() => connections.close());

test('everybody leaves while they book: nobody waits in a circle, and no visit to come is left of them', async () => {
  const vets = [await connections.register('veterinarian'), await connections.register('veterinarian')];
  const owners = await Promise.all(Array.from({ length: OWNERS }, () => connections.register('client')));
  const book = (owner: string, vet: string, time: string) =>
    connections.as(
      owner,
      (sql) => sql`
        insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
        values (${owner}, ${vet}, ${day(3)}, ${time}, 'Rex', 'dog', 'Check-up')`,
    );
  const leave = (person: string) =>
    connections.as(person, (sql) => sql`select public.delete_account(${`${person}@veto.test`})`);
  const outcomes = await Promise.allSettled([
    ...owners.map((owner, index) => book(owner, vets[index % 2] ?? '', `0${8 + (index % 2)}:00`)),
    ...owners.map((owner, index) => book(owner, vets[(index + 1) % 2] ?? '', `1${index}:00`)),
    ...owners.map(leave),
    ...vets.map(leave),
  ]);
  const codes = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as { code: string }).code] : [],
  );
  expect(codes.filter((code) => !code.startsWith('PT4'))).toEqual([]);
  const { superuser } = connections;
  expect(await superuser`select from auth.users where id = any (${[...owners, ...vets]})`).toHaveLength(0);
  expect(await superuser`select from public.appointments where status = 'upcoming'`).toHaveLength(0);
});

type Kind = keyof typeof CROWD;
type Act = (me: string, other: string, random: Random) => Promise<unknown>;

const save: Act = (me, _, random) =>
  connections.as(
    me,
    (sql) =>
      sql`update public.profiles set full_name = ${`Some Body ${random.between(1, 9)}`}, city = 'Sopot' where id = ${me}`,
  );
const write: Act = (me, other) =>
  connections.as(me, (sql) => sql`select public.send_message(${randomUUID()}, ${other}, 'Hello')`);
const move: Act = (me, _, random) =>
  connections.as(
    me,
    (sql) => sql`
      select public.request_reschedule(id, ${day(random.between(3, 9))}, '15:00') from public.appointments
      where client_id = ${me} and status = 'upcoming' limit 1`,
  );
const answer: Act = (me) =>
  connections.as(
    me,
    (sql) => sql`
      select public.answer_reschedule(id, true) from public.reschedule_requests where status = 'pending' limit 1`,
  );
const book: Act = (me, other, random) =>
  connections.as(
    me,
    (sql) => sql`
      insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type, reason_for_visit)
      values (${me}, ${other}, ${day(random.between(3, 9))}, ${`${random.between(10, 14)}:00`}, 'Rex', 'dog', 'Check-up')`,
  );
const addPet: Act = (me) =>
  connections.as(me, (sql) => sql`insert into public.pets (owner_id, name, type) values (${me}, 'Rex', 'dog')`);
const changeHours: Act = (me, _, random) =>
  connections.as(
    me,
    (sql) => sql`
      update public.working_hours set closes_at = ${random.pick(['17:00', '18:00'])} where veterinarian_id = ${me}`,
  );

const ACTS: Record<Kind, Record<string, Act>> = {
  client: { save, book, write, move, addPet },
  veterinarian: { save, write, answer, changeHours },
};

test('sixty connections act, save their profiles and leave: nobody waits in a circle, and no visit is with nobody', async () => {
  const { superuser, register } = connections;
  const present: Record<Kind, string[]> = { client: [], veterinarian: [] };
  const outcomes = new Map<string, number>();
  const note = async (name: string, done: Promise<unknown>) => {
    const outcome = await done.then(
      () => 'done',
      (error: { code: string; message: string }) =>
        error.code.startsWith('PT4') ? 'refused' : `${error.code} ${error.message}`,
    );
    outcomes.set(`${name}: ${outcome}`, (outcomes.get(`${name}: ${outcome}`) ?? 0) + 1);
  };
  const names = ['leave', ...Object.keys({ ...ACTS.client, ...ACTS.veterinarian })];
  const goesOn = crowdTime(names, outcomes);
  const play = async (kind: Kind, seat: number, random: Random) => {
    const [me, acts] = [await register(kind), Object.entries(ACTS[kind])];
    present[kind][seat] = me;
    const act = async () => {
      const [name, once] = random.pick(acts as [(typeof acts)[0], ...typeof acts]);
      const others = present[kind === 'client' ? 'veterinarian' : 'client'];
      await note(name, once(me, random.pick([me, ...others.filter(Boolean)]), random));
    };
    for (let left = random.between(3, 12); left > 0; left -= 1) await act();
    // In the same moment as the last things that they do.
    const leaving = connections.as(me, (sql) => sql`select public.delete_account(${`${me}@veto.test`})`);
    await Promise.all([note('leave', leaving), act(), note('save', save(me, me, random))]);
  };
  const seats = (['client', 'veterinarian'] as const).flatMap((kind) =>
    Array.from({ length: CROWD[kind] }, (_, seat) => ({ kind, seat })),
  );
  await Promise.all(
    seats.map(async ({ kind, seat }, index) => {
      const random = createRandom(index);
      while (goesOn()) await play(kind, seat, random);
    }),
  );

  const faults = [...outcomes].filter(([outcome]) => !/: (done|refused)$/.test(outcome));
  expect(Object.fromEntries(faults)).toEqual({});
  for (const name of names) expect(outcomes.get(`${name}: done`), name).toBeGreaterThan(0);
  expect(
    await superuser`
      select from public.appointments visit join public.profiles person on person.id in (client_id, veterinarian_id)
      where visit.status = 'upcoming' and person.deleted_at is not null`,
  ).toHaveLength(0);
});
