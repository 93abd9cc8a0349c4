import { openSource, withClient } from '../backup/source.ts';
import { dataFolderAt, StartFailure } from '../data-folder.ts';

export interface NewAdmin {
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
export async function addAdmin({ email, dataDir }: NewAdmin): Promise<string> {
  const source = await openSource(dataFolderAt(dataDir), () => {});
  try {
    return await withClient(source.address, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `select account.id from auth.users account
         join public.profiles profile on profile.id = account.id and profile.deleted_at is null
         where lower(account.email) = lower($1)`,
        [email.trim()],
      );
      const [account] = rows;
      if (!account)
        throw new StartFailure(`There is no account with the address ${email}. Register it on the site first.`);
      const { rowCount } = await client.query(
        'insert into public.admins (user_id) values ($1) on conflict (user_id) do nothing',
        [account.id],
      );
      return rowCount === 0
        ? `${email} is an administrator already.`
        : `${email} is an administrator now: /_moderation has reviews, licences and 24-hour clinics.`;
    });
  } finally {
    await source.close();
  }
}
