import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { day } from '../world.ts';
import { type Connections, openConnections } from './connections.ts';

const OWNERS = 6;

let connections: Connections;
beforeAll(async () => {
  connections = await openConnections(inject('postgres'), 2 * OWNERS + 3);
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
