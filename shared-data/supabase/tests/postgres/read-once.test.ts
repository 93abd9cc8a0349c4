import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { generatedId, generateLives } from '../../../backend/generate-lives.ts';
import type { SqlConnection } from '../../../backend/postgres/sql-connection.ts';
import { type Connections, openConnections } from './connections.ts';

let connections: Connections;
beforeAll(async () => {
  connections = await openConnections(inject('postgres'), 1);
  const { superuser } = connections;
  const exec = (sql: { unsafe(text: string): PromiseLike<unknown> }) => ({
    exec: async (statement: string) => void (await sql.unsafe(statement)),
  });
  await generateLives(
    {
      ...exec(superuser),
      transaction: (run: (transaction: unknown) => Promise<void>) => superuser.begin((sql) => run(exec(sql))),
    } as unknown as SqlConnection,
    400,
  );
});
afterAll(() => connections.close());

/** How much a question of a vet in a busy practice adds to `counted`: the session may still hold earlier counts. */
async function growth(counted: string, ...statements: string[]): Promise<Record<string, number>> {
  return connections.superuser.begin(async (sql) => {
    // Of 400 an index is not worth its while; of 100,000 it is.
    await sql.unsafe(
      `set local track_functions = 'all'; set local stats_fetch_consistency = none; set local enable_seqscan = off; set local enable_hashjoin = off`,
    );
    await sql.unsafe(`select set_config('request.jwt.claim.sub', ${generatedId('generated', 1)}::text, true)`);
    const count = async () =>
      new Map((await sql.unsafe<{ name: string; times: number }[]>(counted)).map(({ name, times }) => [name, times]));
    const before = await count();
    for (const statement of statements) await sql.unsafe(statement);
    const after = [...(await count())].map(([name, times]) => [name, times - (before.get(name) ?? 0)] as const);
    return Object.fromEntries(after.filter(([, times]) => times > 0));
  });
}

/** How often each of these functions ran. */
const callsOf = (functions: readonly string[], ...statements: string[]) =>
  growth(
    `select funcname as name, sum(calls)::integer as times from pg_stat_xact_user_functions
     where funcname = any ('{${functions}}') group by 1`,
    ...statements,
  );

/** How many rows of a table the statement read, by whichever way. */
async function rowsRead(table: string, statement: string): Promise<number> {
  const read = await growth(
    `select relname as name, (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as times
     from pg_stat_xact_user_tables where relname = '${table}'`,
    statement,
  );
  return read[table] ?? 0;
}

test('a search reads each of its words once, however many of its parts ask what they mean', async () => {
  const calls = await callsOf(
    ['read_meanings', 'meanings_of', 'read_search'],
    `select public.search_veterinarians(query => 'stomatolog dla kota w krakowie jutro')`,
    `select public.search_veterinarians(query => 'Kot')`,
  );
  expect(calls).toMatchObject({ read_meanings: 2, read_search: 2 });
  expect(calls.meanings_of).toBeGreaterThan(6);
});

test('of all who take emergencies, the duty of the nearest twelve is looked up', async () => {
  const calls = await callsOf(['on_duty_until'], 'select * from public.emergency_contacts(52.2297, 21.0122)');
  expect(calls.on_duty_until).toBe(12);
});

test('the numbers to call are those of the nearest, not of everybody', async () => {
  expect(await rowsRead('vet_stats', 'select * from public.emergency_contacts(52.2297, 21.0122)')).toBeLessThan(120);
});

test('a map looks up whoever is alone in a cell, and nobody else', async () => {
  const calls = await callsOf(['as_listed'], 'select public.veterinarians_on_map(array[13.5, 48.5, 24.7, 55.3], 6)');
  expect(calls.as_listed ?? 0).toBeLessThan(20);
});

test('a list of hundreds of visits asks once what day it is, and folds only what is searched', async () => {
  const calls = await callsOf(
    ['warsaw_today', 'fold'],
    'select * from public.own_visits(past => true, with_guests => true)',
    'select * from public.own_visit_days(true)',
  );
  expect(calls).toEqual({ warsaw_today: 2, fold: 1 });
});

test('clients are told apart without a word of each of their visits being read', async () => {
  const [{ visits = 0, animals = 0 } = {}] = await connections.superuser.unsafe<{ visits: number; animals: number }[]>(
    `select count(*)::integer as visits, count(distinct (client_id, pet_name))::integer as animals
     from public.appointments where veterinarian_id = ${generatedId('generated', 1)}`,
  );
  const { fold, client_of_visit } = await callsOf(['fold', 'client_of_visit'], 'select * from public.own_clients()');
  expect(visits).toBeGreaterThan(400);
  expect(client_of_visit).toBeUndefined();
  expect(fold).toBeLessThan(animals + 60);
});

test('calendars that are as they should be are not read for it', async () => {
  await connections.superuser`update public.vet_stats set slots_checked_on = private.warsaw_today(),
    next_slot_at = private.warsaw_now() + interval '1 day', weekend_slot_at = private.warsaw_now() + interval '1 day'`;
  await connections.superuser`vacuum analyze public.vet_stats`;
  expect(await rowsRead('vet_stats', 'select private.refresh_stale_slots()')).toBeLessThan(20);
});

const give = (atMost: number) => `select private.give_vaccination_reminders(now(), ${atMost})`;

test('reminders of vaccinations go on where they stopped, and read nothing more once all are given', async () => {
  const [{ due = 0 } = {}] = await connections.superuser<{ due: number }[]>`
    select count(*)::integer as due from public.vaccinations
    where next_due_on between private.warsaw_today() - 32 and private.warsaw_today() + 30`;
  const given: number[] = [];
  do
    given.push(
      await connections.superuser.unsafe<{ give: number }[]>(`${give(20)} as give`).then(([row]) => row?.give ?? 0),
    );
  while (given.at(-1) === 20);
  expect(given.length).toBeGreaterThan(2);
  const [{ known = 0 } = {}] = await connections.superuser<{ known: number }[]>`
    select count(*)::integer as known from private.vaccination_reminders`;
  expect(known).toBe(given.reduce((sum, count) => sum + count));
  expect(due).toBeGreaterThan(100);
  expect(await rowsRead('vaccinations', give(20))).toBe(0);
});

test('where many vaccinations are due, a step looks at the first hundred', async () => {
  await connections.superuser`delete from private.vaccination_reminders`;
  await connections.superuser`delete from private.job_marks`;
  await connections.superuser`update public.vaccinations set next_due_on = private.warsaw_today() + 5`;
  await connections.superuser`vacuum analyze public.vaccinations`;
  expect(await rowsRead('vaccinations', give(20))).toBeLessThan(500);
});

test('visits to come are looked at once an hour, and else those that have come due since', async () => {
  const look = (minute: number) =>
    callsOf(
      ['is_remembered'],
      `select private.give_reminders(
        (private.warsaw_today() + 1 + time '20:00' + interval '${minute} minutes') at time zone 'Europe/Warsaw', 200)`,
    );
  const all = { is_remembered: 20 };
  expect([await look(1), await look(2), await look(61)]).toEqual([all, {}, all]);
});

test('two workers at once compute other calendars', async () => {
  const { superuser } = connections;
  await superuser`update public.vet_stats set next_slot_at = private.warsaw_now() - interval '1 hour', weekend_slot_at = null,
    slots_checked_on = private.warsaw_today() where listed`;
  const refreshed = async (sql: Pick<typeof superuser, 'unsafe'>) =>
    (await sql.unsafe<{ count: number }[]>('select private.refresh_stale_slots() as count'))[0]?.count;
  await superuser.begin(async (sql) => {
    expect(await refreshed(sql)).toBe(5);
    expect(await refreshed(superuser)).toBe(5);
  });
});

test('of those who are on duty, and have not said where they are, 60 are looked at for the numbers to call', async () => {
  const { superuser } = connections;
  await superuser`update public.vet_stats set latitude = null, longitude = null`;
  await superuser`delete from public.emergency_hours`;
  await superuser`insert into public.emergency_hours (veterinarian_id, weekday, starts_at, ends_at)
    select veterinarian_id, weekday, '00:00', '24:00' from public.vet_stats, generate_series(1, 7) as weekday where listed`;
  const [{ taking = 0, clinics = 0 } = {}] = await superuser<{ taking: number; clinics: number }[]>`
    select (select count(*)::integer from public.vet_stats where listed and takes_emergencies) as taking,
      (select count(*)::integer from public.emergency_clinics) as clinics`;
  expect(taking).toBeGreaterThan(300);
  const { kilometres = 0 } = await callsOf(['kilometres'], 'select * from public.emergency_contacts(52.2297, 21.0122)');
  expect(kilometres - clinics).toBe(60);
});
