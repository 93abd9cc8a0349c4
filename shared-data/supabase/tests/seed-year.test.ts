import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createDemoYear } from '../../backend/seed/demo-year.ts';
import { seedIfEmpty } from '../../backend/seed.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
// What was taken back still fills its tables: statistics of them would give the next year slow plans.
afterEach(() => world.connection.query('vacuum', []));
afterAll(() => world.close());

type Query = <Row>(text: string, parameters?: unknown[]) => Promise<Row[]>;

/** Seeds as at a moment, and takes it all back after the check, which gets the seconds of processor time that it took. */
async function seededAt(now: Date, check: (query: Query, seconds: number) => Promise<void>): Promise<void> {
  const takenBack = new Error('All of it is taken back');
  const run = world.connection.transaction(async (transaction) => {
    const query: Query = async (text, parameters) => (await transaction.query<never>(text, parameters)).rows;
    const [server] = await query<{ pid: number }>('select pg_backend_pid() as pid');
    const used = () => {
      // Not the process's: other files may run beside this one, in threads of their own.
      const { user, system } = process.threadCpuUsage();
      return (user + system) / 1e6 + processorSeconds(server?.pid);
    };
    const before = used();
    await seedIfEmpty({ ...transaction, transaction: (seed) => seed(transaction) }, { now });
    await check(query, used() - before);
    throw takenBack;
  });
  await expect(run).rejects.toBe(takenBack);
}

const DEMO = '5eed0001-0000-4000-8000-000000000001';

/** Everything that takes a time, cancelled visits as well. */
const TAKEN = `(
  select veterinarian_id, appointment_date as day, private.slot(appointment_date, appointment_time, duration_minutes) as slot, status
  from public.appointments
) as taken`;

/** The year around the last of them has the night in which clocks go back behind it, and 29 February ahead. */
const MOMENTS: [string, string][] = [
  ['the night of Easter in which clocks go forward', '2027-03-28T01:30:00Z'],
  ['the last minute of a year', '2027-12-31T22:59:00Z'],
];

test.each(MOMENTS)('a year around %s is one that could have been', async (_, moment) => {
  await seededAt(new Date(moment), (query) => expectPossible(query, moment));
});

async function expectPossible(query: Query, moment: string): Promise<void> {
  const away = await query(`select * from ${TAKEN} where not private.is_at_work(veterinarian_id, slot)`);
  expect(away, 'outside of hours, in a break or in time off').toEqual([]);
  const onHolidays = await query(
    `select day from ${TAKEN} join public.polish_holidays($1::date - 500, $1::date + 300) as holiday using (day)`,
    [moment],
  );
  expect(onHolidays).toEqual([]);
  await statusesFit(query, moment);
  await demoWeeksAreFull(query, moment);
  await recordsAgreeWithNotes(query);
}

/** What has begun is over, but for the last visit and the one that goes on; nothing to come is completed. */
async function statusesFit(query: Query, moment: string): Promise<void> {
  const [open] = await query<{ past: number; future: number }>(
    `select
       count(*) filter (where status = 'upcoming' and upper(slot) < at)::int as past,
       count(*) filter (where status = 'completed' and lower(slot) > at)::int as future
     from ${TAKEN}, (select $1::timestamptz at time zone 'Europe/Warsaw') as now (at)`,
    [moment],
  );
  expect(open).toEqual({ past: 1, future: 0 });
}

/**
 * 15 to 25 visits in a week of five open days. A week with public holidays or time off has as many for each day that is
 * left: three to five.
 */
async function demoWeeksAreFull(query: Query, moment: string): Promise<void> {
  const weeks = await query<{ week: string; open: number; kept: number; all: number }>(
    `select week::date::text, count(*) filter (where extract(isodow from day) <= 5 and closed is null)::int as open,
       sum(kept)::int as kept, sum("all")::int as all
     from generate_series($1::date - 26 * 7 - 7, $1::date + 12 * 7 + 7, interval '1 day') as days (at)
     cross join lateral (select at::date as day, date_trunc('week', at) as week) as named
     left join lateral (
       select true as closed from public.time_off
       where veterinarian_id = $2 and starts_at is null and day between starts_on and ends_on limit 1
     ) as off on true
     cross join lateral (
       select count(*) filter (where status in ('upcoming', 'completed')) as kept, count(*) as all
       from ${TAKEN} where taken.day = named.day and veterinarian_id = $2
     ) as visits
     group by week having count(*) = 7
       and week between date_trunc('week', $1::date) - interval '26 weeks' and date_trunc('week', $1::date) + interval '12 weeks'
     order by week`,
    [warsawDay(moment), DEMO],
  );
  expect(weeks.length).toBe(39);
  for (const { week, open, kept, all } of weeks) {
    expect(kept, `visits of the week of ${week}`).toBeGreaterThanOrEqual(3 * open);
    expect(kept, `visits of the week of ${week}`).toBeLessThanOrEqual(5 * open);
    expect(all, `also cancelled and by phone, week of ${week}`).toBeLessThanOrEqual(25);
  }
  expect(weeks.filter(({ open }) => open === 5).length).toBeGreaterThan(20);
}

function warsawDay(moment: string): string {
  return new Date(moment).toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
}

/** Each entry of a veterinarian stands in the note of the visit it was made at, and each line of a note in the record. */
async function recordsAgreeWithNotes(query: Query): Promise<void> {
  const [entries] = await query<Record<string, number>>(
    `select
       (select count(*) from public.vaccinations where appointment_id is null)::int as from_nowhere,
       (select count(*) from public.vaccinations entry left join public.appointments visit
         on visit.id = entry.appointment_id and visit.pet_id = entry.pet_id and visit.status = 'completed'
           and visit.appointment_date = entry.given_on and visit.veterinarian_id = entry.added_by
           and visit.visit_note like '%Vaccination: ' || entry.product || ', lot ' || entry.lot_number || ', next due on %'
         where visit.id is null)::int as vaccinations,
       (select count(*) from public.weights entry left join public.appointments visit
         on visit.id = entry.appointment_id and visit.pet_id = entry.pet_id
           and visit.visit_note like '%Weight: ' || trim_scale(entry.kilograms) || ' kg%'
         where entry.appointment_id is not null and visit.id is null)::int as weights,
       (select count(*) from public.medicines entry
         where added_by in (select veterinarian_id from public.vet_stats) and not exists (
           select from public.appointments visit
           where visit.pet_id = entry.pet_id and visit.appointment_date = entry.starts_on
             and visit.visit_note like '%Medicine: ' || entry.name || ', ' || entry.dose || '%'
         ))::int as medicines,
       (select count(*) from public.appointments, regexp_matches(visit_note, 'Vaccination: ', 'g'))::int
         - (select count(*) from public.vaccinations)::int as lines_without_entry,
       (select count(*) from public.pets join public.appointments visit on visit.pet_id = pets.id
         and visit.status = 'completed' and visit.appointment_date > pets.last_visit_date)::int as later_visits`,
  );
  const none = { from_nowhere: 0, vaccinations: 0, weights: 0, medicines: 0, lines_without_entry: 0, later_visits: 0 };
  expect(entries).toEqual(none);
}

test('a year is possible, seeded in five seconds of processor time, brings all animals, and says nothing twice', async () => {
  const moment = '2026-11-23T09:20:00Z';
  await seededAt(new Date(moment), async (query, seconds) => {
    expect(seconds, 'here and in the database').toBeLessThan(5);
    await expectPossible(query, moment);
    const missing = await query(
      `select code from public.vocabulary where kind = 'pet_type' except
       select private.canonical('pet_type', pet_type) from public.appointments where veterinarian_id = $1`,
      [DEMO],
    );
    expect(missing).toEqual([]);
    const repeated = await query(
      `select said from public.reviews cross join lateral (values (comment), (answer)) as words (said)
       where said is not null group by said having count(*) > 1`,
    );
    expect(repeated).toEqual([]);
    const kinds = await query<{ kind: string; count: number }>(
      `select cancelled_by as kind, count(*)::int as count from public.appointments
       where veterinarian_id = $1 and status = 'cancelled' group by 1
       union all select status, count(*)::int from public.reschedule_requests group by 1`,
      [DEMO],
    );
    expect(new Set(kinds.map(({ kind }) => kind))).toEqual(
      new Set(['owner', 'veterinarian', 'pending', 'declined', 'withdrawn']),
    );
  });
});

test('the same day and seed give the same year, another seed gives another', () => {
  const year = (seed: number) => createDemoYear({ now: new Date('2026-11-23T09:20:00Z'), seed, holidays: [] });
  expect(year(2026)).toEqual(year(2026));
  expect(year(2027).visits.map(({ row }) => row)).not.toEqual(year(2026).visits.map(({ row }) => row));
});

/** What a process has used since it began: '00:00:01' or '0:01.23', as `ps` writes it. */
function processorSeconds(pid = 0): number {
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' });
  return time.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}
