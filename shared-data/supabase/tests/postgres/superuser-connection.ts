import postgres from 'postgres';
import type { SqlConnection } from '../../../backend/sql-connection.ts';
import { addressOf, SUPERUSER } from './server.ts';

export interface SuperuserConnection {
  connection: SqlConnection;
  close(): Promise<void>;
}

/** Two connections to a database of the server, past every rule. */
export function openConnection(port: number, database: string): SuperuserConnection {
  const sql = postgres(addressOf(SUPERUSER, port, database), { max: 2, onnotice: () => {}, types: AS_PGLITE });
  return {
    connection: { driver: { ...driverOf(sql), transaction: (run) => inTransaction(sql, run) } },
    close: () => sql.end(),
  };
}

/** JSON may be given as text, as PGlite takes it and the services give it; the driver would quote it once more. */
const asText = {
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: JSON.parse,
};
export const JSON_AS_TEXT = { json: { to: 114, from: [114], ...asText }, jsonb: { to: 3802, from: [3802], ...asText } };

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
