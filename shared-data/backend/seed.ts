import { today as dateIn } from '@internationalized/date';
import type { SqlConnection, SqlTransaction } from './postgres/sql-connection.ts';
import { demoMessages } from './seed/demo-messages.ts';
import { demoClinicDay, demoPets, demoReview, demoVisits } from './seed/demo-owner.ts';
import { demoRecord } from './seed/demo-record.ts';
import { seedEmergency } from './seed/emergency.ts';
import { REVIEWER_NAMES } from './seed/people.ts';
import { seedId } from './seed/random.ts';
import { type Account, insertAccounts, insertRows, updateRows } from './seed/rows.ts';
import { type SeedVeterinarian, seedVeterinarians } from './seed/veterinarians.ts';
import { bookedVisits, FIRST_REVIEWER, type Review, reviewedVisits } from './seed/visits.ts';

export { DEMO_PASSWORD } from './demo-accounts.ts';

/** Away for the next days: their cards say when they are back. */
const AWAY: readonly number[] = [12, 27, 41];

/**
 * Fills a database that has no profile yet with the demo accounts and the directory's veterinarians. All of it or
 * nothing; the same people every time, with dates that follow Warsaw's today.
 *
 * @returns true when it seeded, false when there was something already.
 */
export async function seedIfEmpty(connection: SqlConnection): Promise<boolean> {
  return connection.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ empty: boolean }>(
      'select not exists (select from public.profiles) as empty',
    );
    if (rows[0]?.empty !== true) return false;
    await seed(transaction);
    return true;
  });
}

async function seed(transaction: SqlTransaction): Promise<void> {
  const today = dateIn('Europe/Warsaw');
  const veterinarians = seedVeterinarians();
  const reviewed = reviewedVisits(veterinarians, today);
  const clinicDay = demoClinicDay(today);

  await insertAccounts(transaction, [...owners(), ...veterinarians]);
  await updateRows(
    transaction,
    'public.profiles',
    veterinarians.map(({ profile }) => profile),
  );
  await insertRows(transaction, 'public.working_hours', veterinarians.flatMap(workingHours));
  await insertRows(
    transaction,
    'public.service_prices',
    veterinarians.flatMap(({ id, prices }) => prices.map((price) => ({ veterinarian_id: id, ...price }))),
  );
  await insertRows(
    transaction,
    'public.time_off',
    AWAY.map((number) => ({
      id: crypto.randomUUID(),
      veterinarian_id: seedId('veterinarian', number),
      starts_on: today.toString(),
      ends_on: today.add({ days: 9 }).toString(),
      reason: 'Holiday',
    })),
  );
  await seedEmergency(transaction, today);
  await insertRows(transaction, 'public.pets', demoPets(today));
  await insertRows(
    transaction,
    'public.appointments',
    [
      ...demoVisits(today),
      ...clinicDay.visits,
      ...reviewed.visits,
      ...bookedVisits(
        veterinarians.filter(({ number }) => number > 2 && !AWAY.includes(number)),
        today,
      ),
    ].map((visit) => ({ ...visit, location: 'Clinic Address', duration_minutes: 30, created_at: new Date() })),
  );
  await insertRecord(transaction, demoRecord(today));
  await insertReviews(transaction, [demoReview(today), ...reviewed.reviews]);
  await askForAnotherTime(transaction, clinicDay.request);
  const { conversation, messages } = demoMessages(new Date());
  await insertRows(transaction, 'public.conversations', [conversation]);
  await insertRows(transaction, 'public.messages', messages);
}

function owners(): Account[] {
  const owner = (number: number, email: string, fullName: string): Account => ({
    id: seedId('owner', number),
    email,
    fullName,
    userType: 'client',
    open: number <= 2,
  });
  return [
    owner(1, 'owner@veto.example', 'Katarzyna Wiśniewska'),
    owner(2, 'owner2@veto.example', 'Andrzej Lewandowski'),
    ...REVIEWER_NAMES.map((name, index) =>
      owner(FIRST_REVIEWER + index, `owner${FIRST_REVIEWER + index}@owners.veto.example`, name),
    ),
  ];
}

function workingHours({ id, hours }: SeedVeterinarian) {
  return hours.flatMap(({ weekdays, opens, closes }) =>
    weekdays.map((weekday) => ({
      id: crypto.randomUUID(),
      veterinarian_id: id,
      weekday,
      opens_at: opens,
      closes_at: closes,
    })),
  );
}

async function insertRecord(transaction: SqlTransaction, record: ReturnType<typeof demoRecord>): Promise<void> {
  for (const [table, rows] of Object.entries(record))
    await insertRows(
      transaction,
      `public.${table}`,
      rows.map((row) => ({ ...row, created_at: new Date() })),
    );
}

async function insertReviews(transaction: SqlTransaction, reviews: readonly Review[]): Promise<void> {
  // The database itself fills in the veterinarian, the client and the shortened name.
  await insertRows(
    transaction,
    'public.reviews',
    reviews.map((review) => ({ id: crypto.randomUUID(), ...review })),
  );
}

async function askForAnotherTime(
  transaction: SqlTransaction,
  { appointment, date, time }: { appointment: string; date: string; time: string },
): Promise<void> {
  await transaction.query(
    `with request as (
       insert into public.reschedule_requests (appointment_id, proposed_date, proposed_time)
       values ($1, $2, $3) returning *
     )
     insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
     select visit.veterinarian_id, private.slot(proposed_date, proposed_time, visit.duration_minutes), visit.id, request.id
     from request join public.appointments visit on visit.id = appointment_id`,
    [appointment, date, time],
  );
}
