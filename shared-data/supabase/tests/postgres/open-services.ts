import type { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { createServices, type ServiceOptions } from '../../../backend/app.ts';
import type { SqlConnection } from '../../../backend/sql-connection.ts';
import { addressOf, copyDatabase, type PostgresServer, SUPERUSER } from './server.ts';

export interface Opened {
  app: App;
  /** Past every rule. */
  connection: SqlConnection;
  close(): Promise<void>;
}

/** The services on a database of the server, as its owner, who is no superuser. Migrates it where it is not yet. */
export async function openServices(port: number, database: string, options: ServiceOptions): Promise<Opened> {
  const connection = createPostgresConnection({
    url: addressOf('postgres', port, database),
    postgresOptions: { onnotice: () => {}, types: JSON_AS_TEXT },
  });
  const superuser = postgres(addressOf(SUPERUSER, port, database), { max: 2, onnotice: () => {}, types: AS_PGLITE });
  return {
    app: await createServices(connection, options),
    connection: { driver: { ...driverOf(superuser), transaction: (run) => inTransaction(superuser, run) } },
    async close() {
      await connection.close();
      await superuser.end();
    },
  };
}

/** The same on a fresh copy of the migrated database, which goes when it is closed. */
export async function openCopy(server: PostgresServer, options: ServiceOptions): Promise<Opened> {
  const { database, drop } = await copyDatabase(server);
  const opened = await openServices(server.port, database, options);
  return {
    ...opened,
    async close() {
      await opened.close();
      await drop();
    },
  };
}

/** JSON may be given as text, as PGlite takes it and the services give it; the driver would quote it once more. */
const asText = {
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: JSON.parse,
};
const JSON_AS_TEXT = { json: { to: 114, from: [114], ...asText }, jsonb: { to: 3802, from: [3802], ...asText } };

/** Values as PGlite reads them: counts are numbers. */
const AS_PGLITE = { ...JSON_AS_TEXT, bigint: { to: 20, from: [20], serialize: String, parse: Number } };

type Custom = { bigint: number; json: unknown; jsonb: unknown };
type Sql = postgres.Sql<Custom> | postgres.TransactionSql<Custom>;

function driverOf(sql: Sql) {
  return {
    async query<Row>(text: string, parameters: unknown[] = []): Promise<{ rows: Row[] }> {
      const rows = await sql.unsafe<Row[] & postgres.Row[]>(text, parameters as postgres.ParameterOrJSON<never>[]);
      return { rows: [...rows] };
    },
    exec: async (text: string) => sql.unsafe(text),
  };
}

async function inTransaction<Result>(
  sql: postgres.Sql<Custom>,
  run: (transaction: ReturnType<typeof driverOf>) => Promise<Result>,
): Promise<Result> {
  return (await sql.begin((transaction) => run(driverOf(transaction)))) as Result;
}
