import { fromDate, toCalendarDate } from '@internationalized/date';
import type { SqlConnection, SqlTransaction } from './postgres/sql-connection.ts';
import type { DemoYear } from './seed/demo-year.ts';

export { DEMO_PASSWORD } from './demo-accounts.ts';

export interface SeedOptions {
  /** The moment around whose day in Warsaw the data lies. */
  now?: Date;
  /** Another number gives other people and other visits. */
  seed?: number;
}

/**
 * Fills a database that has no profile yet with the demo accounts, the directory's veterinarians, and a year of visits
 * around Warsaw's today. All of it or nothing; the same for the same day and seed.
 *
 * @returns true when it seeded, false when there was something already.
 */
export async function seedIfEmpty(connection: SqlConnection, options: SeedOptions = {}): Promise<boolean> {
  return connection.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ empty: boolean }>(
      'select not exists (select from public.profiles) as empty',
    );
    if (rows[0]?.empty !== true) return false;
    await seed(transaction, options);
    return true;
  });
}

/** Loads what it is made with first: a site that has its data already does without. */
async function seed(transaction: SqlTransaction, { now = new Date(), seed = 2026 }: SeedOptions): Promise<void> {
  const { createDemoYear, FIRST_DAY, LAST_DAY } = await import('./seed/demo-year.ts');
  const today = toCalendarDate(fromDate(now, 'Europe/Warsaw'));
  const { rows: holidays } = await transaction.query<{ day: string; name: string }>(
    'select day::text, name from public.polish_holidays($1::date, $2::date)',
    [today.add({ days: FIRST_DAY }).toString(), today.add({ days: LAST_DAY }).toString()],
  );
  await insertYear(transaction, createDemoYear({ now, seed, holidays }), now);
}

/** Checked two months ago, so that everybody is listed. */
function licenceOf(id: string, number: number, now: Date) {
  const moment = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  return {
    veterinarian_id: id,
    number: String(10_000 + number),
    verified_at: moment(-60),
    valid_until: moment(670),
  };
}

async function insertYear(transaction: SqlTransaction, year: DemoYear, now: Date): Promise<void> {
  const { seedEmergency } = await import('./seed/emergency.ts');
  const { insertAccounts, insertRequests, insertRows, insertVisits, updateRows } = await import('./seed/rows.ts');
  const { visitTypesOf } = await import('./seed/visit-types.ts');
  const { accountsOf, petRows, recordRows, workingHours } = await import('./seed/rows-of-year.ts');
  const insert = (table: string, rows: readonly object[]) => insertRows(transaction, `public.${table}`, rows);
  const { veterinarians, conversations } = year;
  await insertAccounts(transaction, accountsOf(year), now);
  await updateRows(
    transaction,
    'public.profiles',
    veterinarians.map(({ profile }) => profile),
  );
  await insert(
    'licences',
    veterinarians.map(({ id, number }) => licenceOf(id, number, now)),
  );
  await seedEmergency(transaction, toCalendarDate(fromDate(now, 'Europe/Warsaw')));
  await insert(
    'service_prices',
    veterinarians.flatMap(({ id, prices }) => prices.map((price) => ({ veterinarian_id: id, ...price }))),
  );
  await insert(
    'visit_types',
    veterinarians.flatMap(({ number, id }) => visitTypesOf(number, id)),
  );
  await insert('pets', petRows(year));
  await insertVisits(transaction, year.visits);
  for (const [table, rows] of Object.entries(recordRows(year))) await insert(table, rows);
  await insert('reviews', year.reviews);
  await insertRequests(transaction, year.requests);
  await insert('appointments', year.phoneVisits);
  await insert(
    'conversations',
    conversations.map(({ conversation }) => conversation),
  );
  await insert(
    'messages',
    conversations.flatMap(({ messages }) => messages),
  );
  await insert('time_off', year.timeOff);
  // Last: only now are free slots computed, once for all calendars.
  await insert('working_hours', veterinarians.flatMap(workingHours));
  // The first searches would read every word that has an ending, until the server has counted by itself.
  await transaction.exec('analyze');
}
