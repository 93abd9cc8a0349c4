import type { SqlTransaction } from '../postgres/sql-connection.ts';
import type { Account } from './account.ts';
import type { Visit } from './visits.ts';

/** Inserts rows that all have the keys of the first; one statement, whatever their number. */
export async function insertRows(transaction: SqlTransaction, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const list = columns.join(', ');
  await transaction.query(
    `insert into ${table} (${list}) select ${list} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Sets the columns of rows that exist, found by their id. */
export async function updateRows(transaction: SqlTransaction, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id');
  if (columns.length === 0) return;
  await transaction.query(
    `update ${table} as stored set ${columns.map((column) => `${column} = given.${column}`).join(', ')}
     from jsonb_populate_recordset(null::${table}, $1::jsonb) as given where stored.id = given.id`,
    [JSON.stringify(rows)],
  );
}

/**
 * bcrypt of the demo password 'veto-demo', which is no secret: it is printed when the site starts. Stored ready-made, as
 * hashing it takes longer than all the rest.
 */
const DEMO_PASSWORD_HASH = '$2b$10$Gg4sjiJoveDQ82c89AqMk./dSNFXKfcZky6OEOVYlGoStnrancNbq';

/** No password has this hash. */
const NO_PASSWORD = '!';

/** Adds users as the sign-up does; the database's own trigger makes their profiles. */
export async function insertAccounts(
  transaction: SqlTransaction,
  accounts: readonly Account[],
  at: Date,
): Promise<void> {
  const now = at.toISOString();
  const metadata = ({ fullName, userType }: Account) => ({ full_name: fullName, user_type: userType });
  await insertRows(
    transaction,
    'auth.users',
    accounts.map((account) => ({
      id: account.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: account.email,
      encrypted_password: account.open ? DEMO_PASSWORD_HASH : NO_PASSWORD,
      email_confirmed_at: now,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
      raw_user_meta_data: metadata(account),
      is_sso_user: false,
      is_anonymous: false,
      created_at: now,
      updated_at: now,
    })),
  );
  await insertRows(
    transaction,
    'auth.identities',
    accounts.map((account) => ({
      id: account.id,
      provider: 'email',
      provider_id: account.id,
      user_id: account.id,
      identity_data: { sub: account.id, email: account.email, ...metadata(account) },
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })),
  );
}

/** Adds visits; the database words the notes of reports, as when a veterinarian completes a visit. */
export async function insertVisits(transaction: SqlTransaction, visits: readonly Visit[]): Promise<void> {
  const columns = Object.keys(visits[0]?.row ?? {}).join(', ');
  await transaction.query(
    `with report as (
       select * from jsonb_to_recordset($2::jsonb) as written (
         id uuid, summary text, treatment text, medicines jsonb, vaccinations jsonb, kilograms numeric, follow_up_on date
       )
     )
     insert into public.appointments (${columns}, follow_up_on, visit_note)
     select given.${columns.replaceAll(', ', ', given.')}, report.follow_up_on, case when report.id is not null then
       private.note_of_visit(summary, treatment, medicines, vaccinations, kilograms, report.follow_up_on)
     end
     from jsonb_populate_recordset(null::public.appointments, $1::jsonb) as given left join report using (id)`,
    [
      JSON.stringify(visits.map(({ row }) => row)),
      JSON.stringify(visits.flatMap(({ row: { id }, report }) => (report ? { id, ...report } : []))),
    ],
  );
}

/** Adds requests for another time; an open one holds the time that it asks for. */
export async function insertRequests(transaction: SqlTransaction, requests: readonly object[]): Promise<void> {
  await insertRows(transaction, 'public.reschedule_requests', requests);
  await transaction.exec(
    `insert into private.slot_holds (veterinarian_id, during, appointment_id, reschedule_request_id)
     select visit.veterinarian_id, private.slot(proposed_date, proposed_time, visit.duration_minutes), visit.id, request.id
     from public.reschedule_requests request join public.appointments visit on visit.id = appointment_id
     where request.status = 'pending'`,
  );
}
