import { expect, test } from 'vitest';
import { book, booking, createSides, day, done, refused } from './world.ts';

const { world, owner, vet } = await createSides();

/** How often `work` has the figures of the directory computed anew. */
async function recomputations(work: () => Promise<unknown>): Promise<number> {
  const before = await world.sql('select from private.recomputations');
  await work();
  return (await world.sql('select from private.recomputations')).length - before.length;
}
await world.sql('create table private.recomputations (at timestamptz default clock_timestamp())');
await world.sql(
  `create function private.note_recomputation() returns trigger language plpgsql security definer
   as $$ begin insert into private.recomputations default values; return null; end $$`,
);
await world.sql(
  `create trigger note_recomputation after update on public.vet_stats
   for each statement execute function private.note_recomputation()`,
);

const CALL = {
  booked_by: 'vet',
  veterinarian_id: vet.id,
  client_name: 'Anna Lis',
  pet_name: 'Mruczek',
  pet_type: 'cat',
};
const times = Array.from({ length: 12 }, (_, index) => `${8 + Math.floor(index / 2)}:${index % 2 ? '30' : '00'}`);

test('many visits of one request have the calendar computed once, so that nobody else waits for each of them', async () => {
  const calls = times.map((appointment_time) => ({ ...CALL, appointment_date: day(4), appointment_time }));
  expect(
    await recomputations(async () => expect((await vet.db.from('appointments').insert(calls)).error).toBeNull()),
  ).toBe(1);
  const visits = times.map((time) => booking(owner, vet, day(5), time.padStart(5, '0')));
  expect(await recomputations(() => done(owner.db.from('appointments').insert(visits).select('id')))).toBe(1);
});

test('several visits of one request that overlap are refused together', async () => {
  const both = ['10:00', '10:15'].map((appointment_time) => ({ ...CALL, appointment_date: day(6), appointment_time }));
  await refused(vet.db.from('appointments').insert(both), 400, /one_visit_at_a_time/);
  const free = await done(
    world.visitor.rpc('free_slots', { veterinarian: vet.id, from_date: day(6), to_date: day(6) }),
  );
  expect(free).toContainEqual({ slot_date: day(6), slot_time: '10:00:00' });
});

test('a request changes one visit', async () => {
  const [one, other] = [await book(owner, vet, day(7), '10:00'), await book(owner, vet, day(7), '11:00')];
  const both = owner.db.from('appointments').update({ status: 'cancelled' }).in('id', [one.id, other.id]);
  await refused(both.select(), 400, /^Please change one visit at a time\.$/);
  await done(owner.db.from('appointments').update({ status: 'cancelled' }).eq('id', one.id).select().single());
  await done(owner.db.from('appointments').update({ status: 'cancelled' }).eq('id', other.id).select().single());
});
