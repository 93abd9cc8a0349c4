import type { SqlTransaction } from '../postgres/sql-connection.ts';

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

export interface Account {
  id: string;
  email: string;
  fullName: string;
  userType: 'client' | 'veterinarian';
  /** Whether somebody can sign in with the demo password. */
  open: boolean;
}

/**
 * bcrypt of the demo password 'veto-demo', which is no secret: it is printed when the site starts. Stored ready-made, as
 * hashing it takes longer than all the rest.
 */
const DEMO_PASSWORD_HASH = '$2b$10$Gg4sjiJoveDQ82c89AqMk./dSNFXKfcZky6OEOVYlGoStnrancNbq';

/** No password has this hash. */
const NO_PASSWORD = '!';

/** Adds users as the sign-up does; the database's own trigger makes their profiles. */
export async function insertAccounts(transaction: SqlTransaction, accounts: readonly Account[]): Promise<void> {
  const now = new Date().toISOString();
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
