import { describe, expect, test } from 'vitest';
import { createSides, done, type Person } from './world.ts';

const { world, owner, otherOwner, vet } = await createSides();

interface Visit {
  id: string;
  appointment_date: string;
  appointment_time: string;
  pet_name: string;
}

/** Enters a visit so many days from today. */
async function entered(days: number, time: string, pet: string, status = 'upcoming', client: Person = owner) {
  await world.sql(
    `insert into public.appointments (client_id, veterinarian_id, appointment_date, appointment_time, pet_name, pet_type,
       reason_for_visit, status)
     values ($1, $2, private.warsaw_today() + $3::integer, $4, $5, 'dog', 'Szczepienie', $6)`,
    [client.id, vet.id, days, time, pet, status],
  );
}
await world.sql(`update public.profiles set full_name = 'Żaneta Lis' where id = $1`, [otherOwner.id]);
await entered(1, '09:00', 'Łatka');
await entered(1, '08:00', 'Burek');
await entered(0, '00:00', 'Figa', 'completed');
await entered(0, '00:30', 'Nala', 'cancelled');
await entered(-2, '10:00', 'Rex');
await entered(-3, '10:00', 'Zefir', 'completed');
await entered(-1, '10:00', 'Mruczka', 'completed', otherOwner);

const list = (values: Record<string, unknown> = {}, person = vet) =>
  done(person.db.rpc('own_visits', values)) as Promise<Visit[]>;
const pets = async (values: Record<string, unknown> = {}, person = vet) =>
  (await list(values, person)).map(({ pet_name }) => pet_name);

describe('a veterinarian’s list', () => {
  test('what is to come, what was never completed and today’s completed visits come first to last, the rest last to first', async () => {
    expect(await pets()).toEqual(['Rex', 'Figa', 'Burek', 'Łatka']);
    expect(await pets({ past: true })).toEqual(['Nala', 'Mruczka', 'Zefir']);
  });

  test('is found by pet, reason, owner and day, without regard to case and accents', async () => {
    expect(await pets({ words: 'latka' })).toEqual(['Łatka']);
    expect(await pets({ words: 'SZCZEP', past: true })).toHaveLength(3);
    expect(await pets({ words: 'zaneta  LIS', past: true })).toEqual(['Mruczka']);
    expect(await pets({ words: '%' })).toEqual([]);
    const [first] = await list({ words: 'Burek' });
    expect(await pets({ on_day: first?.appointment_date })).toEqual(['Burek', 'Łatka']);
  });

  test.each([false, true])('goes on after the last one, past: %s', async (past) => {
    const seen: string[] = [];
    let last: Visit | undefined;
    do {
      const [next] = await list({
        past,
        at_most: 1,
        ...(last && { after_date: last.appointment_date, after_time: last.appointment_time, after_id: last.id }),
      });
      if (next) seen.push(next.pet_name);
      last = next;
    } while (last);
    expect(seen).toEqual(await pets({ past }));
  });

  test('is nobody else’s', async () => {
    const colleague = await world.bookableVeterinarian();
    for (const person of [colleague, owner]) {
      expect(await pets({}, person)).toEqual([]);
      expect(await pets({ past: true, with_guests: true, words: 'szczepienie' }, person)).toEqual([]);
      expect(await done(person.db.rpc('own_visit_days', { with_guests: true }))).toEqual([]);
    }
  });
});

test('the days to come are counted, and in one number what is past', async () => {
  const days = (await done(vet.db.rpc('own_visit_days'))) as { visit_date: string | null; visits: number }[];
  expect(days.map(({ visits }) => visits)).toEqual([1, 1, 2, 3]);
  expect(days.map(({ visit_date }) => visit_date === null)).toEqual([false, false, false, true]);
});
