import { describe, expect, test } from 'vitest';
import {
  book,
  booking,
  createSides,
  day,
  done,
  freeDays,
  insertRows,
  nextWeekday,
  refused,
  withoutEffect,
} from './world.ts';

const { world, owner, vet } = await createSides();

const freeDay = freeDays(3);
const takeOff = (starts_on: string, columns: object = {}, person = vet) =>
  person.db
    .from('time_off')
    .insert({ veterinarian_id: vet.id, starts_on, ends_on: starts_on, ...columns })
    .select();
async function times(date: string): Promise<string[]> {
  const rows = await done(world.visitor.rpc('free_slots', { veterinarian: vet.id, from_date: date, to_date: date }));
  return (rows as { slot_time: string }[]).map(({ slot_time }) => slot_time.slice(0, 5));
}

describe('hours of a day', () => {
  test('that are blocked offer no slot that they touch, and the rest of the day goes on', async () => {
    const date = freeDay();
    const before = await times(date);
    await done(takeOff(date, { starts_at: '10:15', ends_at: '11:30', reason: 'Dentist' }));
    const gone = ['10:00', '10:30', '11:00'];
    expect(await times(date)).toEqual(before.filter((time) => !gone.includes(time)));
    await refused(owner.db.from('appointments').insert(booking(owner, vet, date, '10:00')), 409, /does not work/);
    await book(owner, vet, date, '11:30');
  });

  test('may overlap each other and whole days, and each is taken back by itself', async () => {
    const date = freeDay();
    const [morning] = await done(takeOff(date, { starts_at: '08:00', ends_at: '12:00' }));
    await done(takeOff(date, { starts_at: '11:00', ends_at: '24:00' }));
    const [whole] = await done(takeOff(date));
    expect(await times(date)).toEqual([]);
    await done(vet.db.from('time_off').delete().eq('id', whole?.id).select());
    expect(await times(date)).toEqual([]);
    await done(vet.db.from('time_off').delete().eq('id', morning?.id).select());
    expect(await times(date)).toEqual(['08:00', '08:30', '09:00', '09:30', '10:00', '10:30']);
  });

  test.each([
    ['backwards', { starts_at: '12:00', ends_at: '10:00' }],
    ['empty', { starts_at: '12:00', ends_at: '12:00' }],
    ['without an end', { starts_at: '12:00' }],
    ['without a start', { ends_at: '12:00' }],
    ['of several days', { starts_at: '10:00', ends_at: '12:00', ends_on: day(300) }],
    ['with seconds', { starts_at: '10:00:30', ends_at: '12:00' }],
  ])('are refused: %s', async (_, columns) => {
    await refused(takeOff(day(290), columns), 400);
  });

  test('are a veterinarian’s own: others read and take none', async () => {
    const date = freeDay();
    const [taken] = await done(takeOff(date, { starts_at: '10:00', ends_at: '12:00' }));
    const other = await world.bookableVeterinarian();
    for (const person of [owner, other]) {
      await refused(takeOff(date, {}, person), 403);
      await withoutEffect(person.db.from('time_off').select().eq('id', taken?.id));
      await withoutEffect(person.db.from('time_off').delete().eq('id', taken?.id).select());
    }
  });
});

test('time off over a booked visit cancels nothing: the visit and its slot stay', async () => {
  const date = freeDay();
  const { id } = await book(owner, vet, date, '10:00');
  await done(takeOff(date));
  await done(takeOff(date, { starts_at: '09:00', ends_at: '12:00' }));
  expect(await done(owner.db.from('appointments').select('status').eq('id', id).single())).toEqual({
    status: 'upcoming',
  });
  await done(vet.db.from('time_off').delete().eq('starts_on', date).select());
  expect(await times(date)).not.toContain('10:00');
});

test('hours that no longer cover a booked visit cancel nothing either', async () => {
  const date = nextWeekday(3, day(40));
  const { id } = await book(owner, vet, date, '16:00');
  await done(vet.db.from('working_hours').update({ closes_at: '12:00' }).eq('weekday', 3).select());
  expect(await done(vet.db.from('appointments').select('status').eq('id', id).single())).toEqual({
    status: 'upcoming',
  });
});

describe('on the days when the clocks change', () => {
  // Europe’s clocks go forward on 28 March 2027 and back on 25 October 2026 and 31 October 2027.
  test.each(['2027-03-28', '2027-10-31'])('blocked hours are hours on the wall: %s', async (date) => {
    const at = (time: string) =>
      world.sql<{ works: boolean }>(`select private.is_at_work($1, private.slot($2::date, $3::time, 30)) as works`, [
        night.id,
        date,
        time,
      ]);
    const night = await world.veterinarian();
    await insertRows(night.db, 'working_hours', {
      veterinarian_id: night.id,
      weekday: 7,
      opens_at: '00:00',
      closes_at: '24:00',
    });
    const blocked = { veterinarian_id: night.id, starts_on: date, ends_on: date, starts_at: '01:00', ends_at: '04:00' };
    await insertRows(night.db, 'time_off', blocked);
    const answers = await Promise.all(['00:30', '01:00', '03:30', '04:00'].map(at));
    expect(answers.map(([row]) => row?.works)).toEqual([true, false, false, true]);
  });
});

describe('public holidays', () => {
  const holidays = async (from_date: string, to_date: string) =>
    (await done(vet.db.rpc('polish_holidays', { from_date, to_date }))) as { day: string; name: string }[];

  test('of a year are those of the act, with Christmas Eve from 2025', async () => {
    expect((await holidays('2026-01-01', '2026-12-31')).map(({ day: date }) => date)).toEqual([
      '2026-01-01',
      '2026-01-06',
      '2026-04-05',
      '2026-04-06',
      '2026-05-01',
      '2026-05-03',
      '2026-05-24',
      '2026-06-04',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ]);
    expect((await holidays('2024-12-24', '2024-12-31')).map(({ name }) => name)).toEqual([
      'Christmas Day',
      'Second Day of Christmas',
    ]);
  });

  // Dates of Easter as published: the earliest and latest of their centuries among them.
  test.each([
    [2008, '2008-03-23'],
    [2011, '2011-04-24'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('Easter of %i', async (year, sunday) => {
    expect(await world.sql(`select private.easter_sunday($1)::text as sunday`, [year])).toEqual([{ sunday }]);
  });

  test('cross the turn of a year, and three years at most', async () => {
    expect((await holidays('2026-12-25', '2027-01-06')).map(({ name }) => name)).toEqual([
      'Christmas Day',
      'Second Day of Christmas',
      "New Year's Day",
      'Epiphany',
    ]);
    await refused(
      vet.db.rpc('polish_holidays', { from_date: '2026-01-01', to_date: '2036-01-01' }),
      400,
      /three years/,
    );
  });
});
