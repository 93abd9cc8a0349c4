import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { StartFailure } from '../data-folder.ts';
import type { Limit } from '../limits.ts';
import { MAJOR_VERSION } from './cluster.ts';
import { openPool } from './pool.ts';
import { setContextAtOnce } from './request-context.ts';
import { localProcess, makeWay } from './server-process.ts';
import { type SqlConnection, type SqlTransaction, sqlConnection } from './sql-connection.ts';
import { Turns } from './turns.ts';
import { poolForVisitors } from './visitors-pool.ts';

export interface Database {
  /** For the services, which answer visitors with it. */
  services: PostgresConnection;
  /** For the site's own work: past row-level security, and never kept waiting by visitors. */
  own: SqlConnection;
  /** In which order visitors are answered. */
  turns: Turns;
  close(): Promise<void>;
}

/** Visitors who are answered at once; some connections more are for a request's second question. */
const LANES = Math.max(2, availableParallelism());
const TURNS = { sessions: 2 * LANES + 2, light: LANES + 1, lanes: LANES, waiting: 100 };
const VISITORS = TURNS.sessions + 4;
const CROWD = 2 * LANES;
const OWN = 4;

/** Milliseconds; the roles of visitors have shorter limits, which the migrations state. */
const LONGEST_STATEMENT = 15_000;

const PROJECT = readFileSync(path.join(import.meta.dirname, 'project.sql'), 'utf8');

/**
 * Opens a database as its owner, `postgres://…`, who may make roles and pass row-level security. `budget` is the milliseconds
 * that a sender may use. `migrate` is called with the services' connection while no visitor is answered, by one site at a time.
 *
 * @throws StartFailure when the server cannot be reached, refuses the owner, or is of another major version.
 */
export async function openDatabase(
  address: string,
  budget: Limit,
  migrate: (services: PostgresConnection) => Promise<void>,
): Promise<Database> {
  const ownPool = openPool({ address, max: OWN, statementMs: 0 });
  const visitors = openPool({ address, max: VISITORS, statementMs: LONGEST_STATEMENT });
  const crowd = openPool({ address, max: CROWD, statementMs: LONGEST_STATEMENT, min: 0 });
  crowd.on('connect', (client) => {
    const process = localProcess(client);
    if (process) makeWay(process);
  });
  const own = sqlConnection(ownPool);
  const turns = new Turns({ ...TURNS, budget });
  const services = createPostgresConnection({ url: address, postgresOptions: { onnotice: () => {} } });
  const close = async () => {
    await Promise.all([visitors.end(), crowd.end(), ownPool.end(), services.close()]);
  };
  try {
    await refuseOtherServer(own);
    await alone(address, async (pool) => {
      await sqlConnection(pool).exec(PROJECT);
      askThrough(services, pool);
      await migrate(services);
    });
    setContextAtOnce(services, await limitsOfRoles(own));
    const cancel = (session: number) => own.query('select pg_cancel_backend($1)', [session]);
    askThrough(services, poolForVisitors({ pool: visitors, crowd }, turns, cancel));
  } catch (error) {
    await close();
    throw openingFailure(error, address);
  }
  return { services, own, turns, close };
}

/** The services' own driver ends this process when a session dies: they ask through ours. */
function askThrough(services: PostgresConnection, pool: PostgresPool): void {
  services.kysely = new Kysely({ dialect: new PostgresDialect({ pool }) });
}

/** Gives `work` the one connection of a pool: migrations send BEGIN and COMMIT as statements of their own. */
async function alone(address: string, work: (pool: ReturnType<typeof openPool>) => Promise<void>): Promise<void> {
  const lock = openPool({ address, max: 1, statementMs: 0 });
  const pool = openPool({ address, max: 1, statementMs: 0 });
  try {
    await lock.query(`select pg_advisory_lock(hashtext('veto: start'))`);
    await work(pool);
  } finally {
    await Promise.all([lock.end(), pool.end()]);
  }
}

/** @throws StartFailure when the server is not of our major version. */
export async function refuseOtherServer(own: SqlTransaction): Promise<void> {
  const { rows } = await own.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
  const major = Math.floor((rows[0]?.version ?? 0) / 10_000);
  if (major !== MAJOR_VERSION)
    throw new StartFailure(`The database’s server is PostgreSQL ${major}, and Veto runs on ${MAJOR_VERSION}.`);
}

/** `statement_timeout` by role, as `alter role … set` states it. */
async function limitsOfRoles(own: SqlConnection): Promise<Map<string, string>> {
  const { rows } = await own.query<{ role: string; value: string }>(
    `select rolname as role, split_part(setting, '=', 2) as value
     from pg_roles cross join unnest(rolconfig) as setting where setting like 'statement_timeout=%'`,
  );
  return new Map(rows.map(({ role, value }) => [role, value]));
}

/** The sentence for a database that does not let us in; any other error as it is. */
function openingFailure(error: unknown, address: string): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const { host, username, pathname } = new URL(address);
  const sentences: Record<string, string> = {
    '28P01': `The database at ${host} refuses the role ${username}: ${error.message}.`,
    '28000': `The database at ${host} refuses the role ${username}: ${error.message}.`,
    '3D000': `The database at ${host} has no ${pathname.slice(1)}: make it first.`,
    '42501': `The database at ${host} must be opened as its owner, with the rights createrole and bypassrls: ${error.message}.`,
  };
  const sentence =
    sentences[String(error.code)] ??
    (/^E[A-Z]+$/.test(String(error.code)) ? `The database at ${host} cannot be reached: ${error.message}.` : undefined);
  return sentence ? new StartFailure(sentence, { cause: error }) : error;
}
