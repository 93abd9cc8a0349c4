import { describe, expect, test } from 'vitest';
import {
  book,
  booking,
  createSides,
  day,
  done,
  everyDay,
  insertRows,
  nextWeekday,
  type Person,
  refused,
} from './world.ts';

const { world, owner, vet } = await createSides();

async function slots(veterinarian: string, from_date: string, to_date = from_date): Promise<string[]> {
  const rows = await done(world.visitor.rpc('free_slots', { veterinarian, from_date, to_date }));
  return (rows as { slot_date: string; slot_time: string }[]).map(
    ({ slot_date, slot_time }) => `${slot_date} ${slot_time.slice(0, 5)}`,
  );
}

async function vetWithHours(hours: { weekday: number; opens_at: string; closes_at: string }[]): Promise<Person> {
  const person = await world.veterinarian();
  await insertRows(
    person.db,
    'working_hours',
    hours.map((each) => ({ ...each, veterinarian_id: person.id })),
  );
  return person;
}

describe('working hours', () => {
  test('stay with their veterinarian', async () => {
    const newcomer = await world.veterinarian();
    await refused(
      vet.db.from('working_hours').update({ veterinarian_id: newcomer.id }).eq('veterinarian_id', vet.id),
      403,
    );
  });

  test('an owner has none', async () => {
    const hours = { veterinarian_id: owner.id, weekday: 1, opens_at: '09:00', closes_at: '10:00' };
    await refused(owner.db.from('working_hours').insert(hours), 403);
  });

  test('parts of a day never overlap, end before they begin, or lie outside the week', async () => {
    const insert = (weekday: number, opens_at: string, closes_at: string) =>
      vet.db.from('working_hours').insert({ veterinarian_id: vet.id, weekday, opens_at, closes_at });
    await refused(insert(1, '17:30', '19:00'), 409, /overlap/);
    await refused(insert(1, '20:00', '19:00'), 400);
    await refused(insert(8, '09:00', '10:00'), 400);
  });
});

describe('time off', () => {
  test('takes its days, and gives them back', async () => {
    const away = { veterinarian_id: vet.id, starts_on: day(30), ends_on: day(31), reason: 'Family' };
    const { id } = await done(vet.db.from('time_off').insert(away).select().single());
    await refused(owner.db.from('time_off').insert({ ...away, veterinarian_id: owner.id }), 403);
    await refused(vet.db.from('time_off').insert({ ...away, ends_on: day(29) }), 400);
    expect(await slots(vet.id, day(29), day(32))).toHaveLength(40);
    await done(vet.db.from('time_off').delete().eq('id', id).select());
    expect(await slots(vet.id, day(29), day(32))).toHaveLength(80);
  });
});

describe('free slots', () => {
  test('are the half hours that fit into the hours of the weekday', async () => {
    const monday = nextWeekday(1);
    const person = await vetWithHours([
      { weekday: 1, opens_at: '09:00', closes_at: '10:15' },
      { weekday: 1, opens_at: '13:10', closes_at: '14:10' },
    ]);
    expect(await slots(person.id, monday)).toEqual(
      ['09:00', '09:30', '13:10', '13:40'].map((time) => `${monday} ${time}`),
    );
    expect(await slots(person.id, nextWeekday(2))).toEqual([]);
  });

  test('leave out what is booked, in full or in part', async () => {
    const date = day(5);
    const before = await slots(vet.id, date);
    // By the operator: a client books whole slots.
    await insertRows(world.service, 'appointments', booking(owner, vet, date, '10:15'));
    const gone = [`${date} 10:00`, `${date} 10:30`];
    expect(await slots(vet.id, date)).toEqual(before.filter((slot) => !gone.includes(slot)));
  });

  test('of today are only those to come', async () => {
    const person = await vetWithHours(everyDay('', '00:00', '24:00').map(({ veterinarian_id: _, ...hours }) => hours));
    const rows = await world.sql<{ now: string }>(
      `select to_char(now() at time zone 'Europe/Warsaw', 'YYYY-MM-DD HH24:MI') as now`,
    );
    const now = rows[0]?.now ?? '';
    const found = await slots(person.id, day(-3), day(0));
    expect(found.every((slot) => slot > now)).toBe(true);
    // Everything that is left of the day is there: the last slot begins at 23:30, and none is missing before it.
    const [hour = 0, minute = 0] = now.slice(11).split(':').map(Number);
    expect(found).toHaveLength(47 - Math.floor((hour * 60 + minute) / 30));
  });

  test('do not exist in the hour that the clocks skip in spring', async () => {
    const person = await vetWithHours(everyDay('', '00:00', '24:00').map(({ veterinarian_id: _, ...hours }) => hours));
    const spring = nextLastSunday(3);
    const found = await slots(person.id, spring);
    expect(found).toHaveLength(46);
    expect(found).not.toContain(`${spring} 02:00`);
    expect(found).not.toContain(`${spring} 02:30`);
    await refused(
      owner.db.from('appointments').insert({
        veterinarian_id: person.id,
        client_id: owner.id,
        appointment_date: spring,
        appointment_time: '02:30',
        pet_name: 'Rex',
        pet_type: 'dog',
        reason_for_visit: 'Check-up',
      }),
      400,
      /clocks go forward/,
    );
  });

  test('stand once on the wall on the long day in autumn', async () => {
    const person = await vetWithHours(everyDay('', '00:00', '24:00').map(({ veterinarian_id: _, ...hours }) => hours));
    const found = await slots(person.id, nextLastSunday(10));
    expect(found).toHaveLength(48);
    expect(new Set(found).size).toBe(48);
  });

  test('days that have gone by have none', async () => {
    expect(await slots(vet.id, day(-9), day(-2))).toEqual([]);
  });

  test('are listed for 62 days at once, no more', async () => {
    const call = world.visitor.rpc('free_slots', { veterinarian: vet.id, from_date: day(0), to_date: day(63) });
    await refused(call, 400, /62 days/);
    expect((await slots(vet.id, day(1), day(62))).length).toBeGreaterThan(900);
  });

  test('nearest to a taken time come first on both sides, in the order of the calendar', async () => {
    const date = day(7);
    await book(owner, vet, date, '12:00');
    const near = await done(
      world.visitor.rpc('nearest_free_slots', {
        veterinarian: vet.id,
        wanted_date: date,
        wanted_time: '12:00',
        count: 3,
      }),
    );
    expect(near).toEqual(['11:00:00', '11:30:00', '12:30:00'].map((slot_time) => ({ slot_date: date, slot_time })));
  });
});

/** Clocks change in the European Union on the last Sunday of March and October. */
function nextLastSunday(month: 3 | 10): string {
  const year = Number(day(1).slice(0, 4));
  for (const candidate of [year, year + 1]) {
    const lastDay = `${candidate}-${String(month).padStart(2, '0')}-31`;
    const sunday = 31 - new Date(`${lastDay}T12:00:00Z`).getUTCDay();
    const date = `${lastDay.slice(0, 8)}${sunday}`;
    if (date >= day(1)) return date;
  }
  throw new Error('Every second year has a last Sunday');
}
