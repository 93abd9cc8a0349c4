import { beforeEach, describe, expect, test } from 'vitest';
import { createEarlier } from './earlier-world.ts';
import { book, day, done } from './world.ts';

const { world, owner, vet, askForNew, free, letTimePass, nobodySleeps } = await createEarlier();

interface FreeDay {
  slot_date: string;
  free_count: number;
}

const listed = async (first_day = day(0)) =>
  (await done(world.visitor.rpc('next_free_days', { veterinarians: [vet.id], days: 7, first_day }))) as FreeDay[];
const free_count = async (date = day(5)) =>
  (await listed()).find(({ slot_date }) => slot_date === date)?.free_count ?? 0;
/** The same from the calendar itself. */
const computed = () =>
  world.sql(
    `select slot::date::text as slot_date, count(*)::integer as free_count
     from private.open_times($1, private.warsaw_today(), private.warsaw_today() + 6, private.usual_minutes($1)) as slot
     group by 1 order by 1`,
    [vet.id],
  );
const days = async () => (await listed()).map(({ slot_date, free_count }) => ({ slot_date, free_count }));

beforeEach(nobodySleeps);

describe('the free times that lists show', () => {
  test('are those of the calendar at once, whatever changes it', async () => {
    const whole = await free_count();
    const changes: [string, () => Promise<unknown>, number][] = [
      ['a visit', () => book(owner, vet, day(5)), whole - 1],
      ['no visit', () => world.sql('delete from public.appointments'), whole],
      [
        'time off',
        () =>
          done(
            vet.db
              .from('time_off')
              .insert({ veterinarian_id: vet.id, starts_on: day(5), ends_on: day(5) })
              .select(),
          ),
        0,
      ],
      ['work again', () => done(vet.db.from('time_off').delete().eq('veterinarian_id', vet.id).select()), whole],
      [
        'visits of two hours',
        () =>
          done(vet.db.from('visit_types').insert({ veterinarian_id: vet.id, name: 'Surgery', minutes: 120 }).select()),
        whole - 3,
      ],
      ['visits of half an hour', () => done(vet.db.from('visit_types').delete().eq('name', 'Surgery').select()), whole],
      [
        'opening an hour later',
        () => done(vet.db.from('working_hours').update({ opens_at: '09:00' }).eq('veterinarian_id', vet.id).select()),
        whole - 2,
      ],
    ];
    for (const [what, change, count] of changes) {
      await change();
      expect([what, await free_count()]).toEqual([what, count]);
      expect(await days()).toEqual(await computed());
    }
  });

  test('are without one that is offered to somebody, for as long as the offer stands', async () => {
    const before = await free_count();
    await done(askForNew(owner, vet));
    await free();
    expect(await free_count()).toBe(before - 1);
    expect(await days()).toEqual(await computed());
    await letTimePass();
    expect(await free_count()).toBe(before);
  });

  test('are read where they are kept, and computed for other days', async () => {
    const all = await days();
    const later = await listed(day(30));
    await world.sql(`update private.kept_times set times = '{}'`);
    expect([await days(), await listed(day(30))]).toEqual([[], later]);
    await world.sql(`update private.kept_times set days = daterange(lower(days) - 8, upper(days) - 8)`);
    expect(await days()).toEqual(all);
  });
});
