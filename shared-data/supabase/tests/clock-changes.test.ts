import { parseDate, today } from '@internationalized/date';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSides, done, insertRows, type Person } from './world.ts';

/** The next last Sunday of a month: in March an hour is missing from 2 on, in October it is there twice. */
function lastSunday(month: number): string {
  const now = today('Europe/Warsaw');
  const inYear = (year: number) => {
    const last = parseDate(`${year}-${String(month).padStart(2, '0')}-31`);
    return last.subtract({ days: new Date(`${last}T12:00:00Z`).getUTCDay() });
  };
  const next = inYear(now.year);
  return String(next.compare(now) > 0 ? next : inYear(now.year + 1));
}
const [SPRING, AUTUMN] = [lastSunday(3), lastSunday(10)];

const { world, owner } = await createSides();

let vet: Person;
beforeEach(async () => {
  vet = await world.veterinarian();
  const hours = { veterinarian_id: vet.id, weekday: 7, opens_at: '01:00', closes_at: '04:00' };
  await insertRows(vet.db, 'working_hours', hours);
});

/** As the operator enters it: the constraint alone decides. Resolves with its id. */
async function visit(date: string, time: string, minutes: number): Promise<string> {
  const [row] = await world.sql<{ id: string }>(
    `insert into public.appointments
       (client_id, veterinarian_id, appointment_date, appointment_time, duration_minutes, pet_name, pet_type, reason_for_visit)
     values ($1, $2, $3::date, $4::time, $5, 'Rex', 'dog', 'Check-up') returning id`,
    [owner.id, vet.id, date, time, minutes],
  );
  return row?.id ?? '';
}

async function freeTimes(night: string, minutes: number): Promise<string[]> {
  const days = { from_date: night, to_date: night };
  const rows = await done(world.visitor.rpc('free_slots', { veterinarian: vet.id, ...days, minutes }));
  return (rows as { slot_time: string }[]).map(({ slot_time }) => slot_time.slice(0, 5));
}

const OVERLAP = /one_visit_at_a_time/;

describe.each([
  // A visit of an hour that begins at 01:30 ends at 03:30.
  { night: SPRING, minutes: 60, free: ['01:00', '01:30', '03:00'], besides: [], taken: '03:00', open: '03:30' },
  {
    night: SPRING,
    minutes: 30,
    free: ['01:00', '01:30', '03:00', '03:30'],
    besides: ['01:00', '03:30'],
    taken: '03:00',
    open: '03:30',
  },
  // It ends at the first 02:30; visits begin at the second 02:00 and later.
  {
    night: AUTUMN,
    minutes: 60,
    free: ['01:00', '01:30', '02:00', '02:30', '03:00'],
    besides: ['02:00', '02:30', '03:00'],
    taken: '01:00',
    open: '02:00',
  },
  { night: AUTUMN, minutes: 120, free: ['01:00', '01:30', '02:00'], besides: ['02:00'], taken: '01:00', open: '02:00' },
])('on $night, beside a visit of an hour at 01:30', ({ night, minutes, free, besides, taken, open }) => {
  test(`visits of ${minutes} minutes have free times that pass before the practice closes`, async () => {
    expect(await freeTimes(night, minutes)).toEqual(free);
    await visit(night, '01:30', 60);
    expect(await freeTimes(night, minutes)).toEqual(besides);
  });

  test(`${taken} is taken and ${open} is not, for a new visit, one that moves, and one by phone`, async () => {
    await visit(night, '01:30', 60);
    const length = taken < '01:30' ? 60 : 30;
    await expect(visit(night, taken, length)).rejects.toThrow(OVERLAP);
    const other = await visit(night, open, 30);
    const move = world.sql(
      'update public.appointments set appointment_time = $2::time, duration_minutes = $3 where id = $1',
      [other, taken, length],
    );
    await expect(move).rejects.toThrow(OVERLAP);
  });
});

test('time off in a spring night takes the times that pass into it', async () => {
  const away = { veterinarian_id: vet.id, starts_on: SPRING, ends_on: SPRING, starts_at: '03:00', ends_at: '03:30' };
  await insertRows(vet.db, 'time_off', away);
  expect(await freeTimes(SPRING, 60)).toEqual(['01:00']);
  expect(await freeTimes(SPRING, 30)).toEqual(['01:00', '01:30', '03:30']);
});

test.each([
  [SPRING, '01:30', '00:29:59', '00:30:00'],
  [SPRING, '03:00', '00:59:59', '01:00:00'],
  // The wall shows 02:30 for the first time an hour before.
  [AUTUMN, '02:30', '00:30:00', '01:30:00'],
  [AUTUMN, '03:00', '01:59:59', '02:00:00'],
])('a visit on %s at %s has not begun at %s of UTC, and has at %s', async (night, time, before, at) => {
  const [moments] = await world.sql(
    `select private.has_begun($1::date, $2::time, ($1 || 'T' || $3 || 'Z')::timestamptz) as before,
       private.has_begun($1::date, $2::time, ($1 || 'T' || $4 || 'Z')::timestamptz) as at`,
    [night, time, before, at],
  );
  expect(moments).toEqual({ before: false, at: true });
});

test('nothing compares the date and time of a visit with what the wall shows now', async () => {
  const compared = '(_time|starts_at) *(<|>|<=|>=) *private[.]warsaw_now';
  expect(await world.sql(`select proname from pg_proc where prosrc ~ '${compared}'`)).toEqual([]);
});

test('an absence whose hours run backwards in the night when the clocks go forward hides no other time', async () => {
  const absence = { veterinarian_id: vet.id, starts_on: SPRING, ends_on: SPRING, starts_at: '02:30', ends_at: '03:00' };
  await insertRows(vet.db, 'time_off', absence);
  expect(await freeTimes(SPRING, 30)).toEqual(['01:00', '01:30', '03:00', '03:30']);
});
