import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createEarlier } from './earlier-world.ts';
import { booking, day, done, type Person } from './world.ts';

const { world, owner, third, vet, ask, cancel, free, offersOf, take, nobodySleeps } = await createEarlier();
beforeAll(nobodySleeps);
beforeEach(() => world.sql('delete from public.visit_types'));

const DATE = day(5);
const offer = async (minutes: number): Promise<string> =>
  (
    await done(
      vet.db
        .from('visit_types')
        .insert({ veterinarian_id: vet.id, name: `${minutes} minutes`, minutes })
        .select('id')
        .single(),
    )
  ).id;
const book = async ({ id, db }: Person, visit_type_id: string | null, date: string, time: string) =>
  done(
    db
      .from('appointments')
      .insert({ ...booking({ id } as Person, vet, date, time), visit_type_id })
      .select()
      .single(),
  );

test('an hour is offered only where an hour is free, and is one after it is taken', async () => {
  const visit = await book(owner, await offer(60), day(15), '12:00');
  await done(ask(owner, { appointment: visit.id }));
  const next = await book(third, null, DATE, '10:30');
  await free(vet, DATE, '10:00');
  expect(await offersOf(owner)).toEqual([]);
  await cancel(third, next);
  const [offered] = await offersOf(owner);
  expect(offered).toMatchObject({ slot_date: DATE, duration_minutes: 60 });
  const taken = await done(take(owner, { id: offered?.id ?? '' }));
  expect(taken).toMatchObject({ id: visit.id, duration_minutes: 60, visit_type: '60 minutes' });
});

test('a short visit is offered the time of another one between two half hours', async () => {
  const short = await offer(20);
  const visit = await book(owner, short, day(15), '12:00');
  await done(ask(owner, { appointment: visit.id }));
  await book(third, short, DATE, '08:00');
  await book(third, short, DATE, '08:40');
  await cancel(third, await book(third, short, DATE, '08:20'));
  expect(await offersOf(owner)).toMatchObject([{ slot_date: DATE, slot_time: '08:20:00', duration_minutes: 20 }]);
});
