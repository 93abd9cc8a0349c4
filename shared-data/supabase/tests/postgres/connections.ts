import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { SUPERUSER } from '../../../backend/postgres/cluster.ts';
import { addressOf, copyDatabase, type PostgresServer } from './server.ts';

export type Connections = Awaited<ReturnType<typeof openConnections>>;

/**
 * A copy of the migrated database with so many connections to it, as a hosted project's API has them. A statement has the time limit
 * of its role only where `timed`: on a busy machine a crowd takes its time.
 */
export async function openConnections(server: PostgresServer, count: number, { timed = false } = {}) {
  const { database, drop } = await copyDatabase(server);
  const pool = (role: string, max: number) =>
    postgres(addressOf(role, server.port, database), { max, onnotice: () => {} });
  const requests = pool('authenticator', count);
  const superuser = pool(SUPERUSER, 4);

  return {
    database,

    /** Past every rule. */
    superuser,

    /** A new account with its profile; a veterinarian also works every day from 08:00 to 18:00. */
    async register(kind: 'client' | 'veterinarian'): Promise<string> {
      const id = randomUUID();
      await superuser`
        insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, is_sso_user, is_anonymous, created_at, updated_at)
        values (${id}, 'authenticated', 'authenticated', ${`${id}@veto.test`}, '!', now(), '{}', ${superuser.json({ user_type: kind, full_name: 'Some Body' })}, false, false, now(), now())`;
      if (kind === 'veterinarian') {
        await superuser`update public.profiles set city = 'Gdynia', specialty = 'Surgery' where id = ${id}`;
        await superuser`
          insert into public.working_hours (veterinarian_id, weekday, opens_at, closes_at)
          select ${id}, weekday, '08:00', '18:00' from generate_series(1, 7) as weekday`;
      }
      return id;
    },

    /**
     * One request of the API: a transaction in which the connection becomes the caller's role, with that role's own
     * settings, and carries the caller's token.
     * @throws postgres.PostgresError, as the API would turn it into a status.
     */
    async as<Result>(
      person: string | 'anon',
      run: (sql: postgres.TransactionSql) => PromiseLike<Result>,
    ): Promise<Result> {
      const role = person === 'anon' ? 'anon' : 'authenticated';
      const claims = person === 'anon' ? { role } : { role, sub: person };
      const answer = await requests.begin(async (sql) => {
        await sql`
          select set_config('role', ${role}, true),
            set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
            set_config('request.jwt.claim.role', ${role}, true),
            set_config('request.jwt.claim.sub', ${claims.sub ?? ''}, true),
            (
              select max(set_config(split_part(setting, '=', 1), split_part(setting, '=', 2), true))
              from pg_roles cross join unnest(rolconfig) as setting
              where rolname = ${role} and (${timed} or setting not like 'statement_timeout=%')
            )`;
        return run(sql);
      });
      return answer as Result;
    },

    async close(): Promise<void> {
      await requests.end();
      await superuser.end();
      await drop();
    },
  };
}
