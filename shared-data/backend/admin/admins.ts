import type pg from 'pg';
import { openSource, withClient } from '../backup/source.ts';
import { dataFolderAt, StartFailure } from '../data-folder.ts';

export interface NamedAccount {
  /** The address that the account signs in with, in any case of letters. */
  email: string;
  /** The site's data folder; with `VETO_DATABASE_URL`, the database is the one it names. */
  dataDir: string;
}

/**
 * Lets an account decide about reviews and licences on `/_moderation`, whether the site runs or not.
 *
 * @returns the sentence that says so.
 * @throws StartFailure when there is no such account, or no site.
 */
export function addAdmin({ email, dataDir }: NamedAccount): Promise<string> {
  return withDatabase(dataDir, async (client) => {
    const { rowCount } = await client.query(
      'insert into public.admins (user_id) values ($1) on conflict (user_id) do nothing',
      [await accountOf(client, email, ' Register it on the site first.')],
    );
    return rowCount === 0
      ? `${email} is an administrator already.`
      : `${email} is an administrator now: /_moderation has reviews, licences and 24-hour clinics.`;
  });
}

/**
 * Takes this right back at once; what the account decided stays.
 *
 * @returns the sentence that says so.
 * @throws StartFailure when there is no such account, or no site.
 */
export function removeAdmin({ email, dataDir }: NamedAccount): Promise<string> {
  return withDatabase(dataDir, async (client) => {
    const { rowCount } = await client.query('delete from public.admins where user_id = $1', [
      await accountOf(client, email),
    ]);
    return rowCount === 0 ? `${email} is not an administrator.` : `${email} is no longer an administrator.`;
  });
}

/** The administrators, one a line: address, name and the day since when. */
export function listAdmins({ dataDir }: Pick<NamedAccount, 'dataDir'>): Promise<string> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select concat_ws(', ', account.email, profile.full_name,
         'since ' || to_char(admin.created_at at time zone 'Europe/Warsaw', 'YYYY-MM-DD')) as line
       from public.admins admin
       join auth.users account on account.id = admin.user_id
       join public.profiles profile on profile.id = admin.user_id
       order by admin.created_at, account.email`,
    );
    return rows.length === 0 ? 'There are no administrators.' : rows.map(({ line }) => line).join('\n');
  });
}

async function withDatabase(dataDir: string, work: (client: pg.PoolClient) => Promise<string>): Promise<string> {
  const source = await openSource(dataFolderAt(dataDir), () => {});
  try {
    return await withClient(source.address, work);
  } finally {
    await source.close();
  }
}

async function accountOf(client: pg.PoolClient, email: string, advice = ''): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `select account.id from auth.users account
     join public.profiles profile on profile.id = account.id and profile.deleted_at is null
     where lower(account.email) = lower($1)`,
    [email.trim()],
  );
  const [account] = rows;
  if (!account) throw new StartFailure(`There is no account with the address ${email}.${advice}`);
  return account.id;
}
