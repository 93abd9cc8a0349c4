import type pg from 'pg';

/** Asks the database past the services: the site's own work, the seed, tests. */
export interface SqlTransaction {
  /** @throws pg.DatabaseError with the SQLSTATE as `code`. */
  query<Row>(text: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
  /** Several statements, without parameters. */
  exec(text: string): Promise<unknown>;
}

export interface SqlConnection extends SqlTransaction {
  /** All of it or nothing: an error in `run` takes everything back. */
  transaction<Result>(run: (transaction: SqlTransaction) => Promise<Result>): Promise<Result>;
}

export function sqlConnection(pool: pg.Pool): SqlConnection {
  return {
    ...askedThrough(pool),
    async transaction(run) {
      const client = await pool.connect();
      let lost: Error | undefined;
      try {
        await client.query('begin');
        const result = await run(askedThrough(client));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((reason: Error) => {
          lost = reason;
        });
        throw error;
      } finally {
        client.release(lost);
      }
    },
  };
}

function askedThrough(client: Pick<pg.ClientBase, 'query'> | pg.Pool): SqlTransaction {
  return {
    async query<Row>(text: string, parameters: unknown[] = []) {
      const { rows } = await client.query<Row & pg.QueryResultRow>(text, parameters);
      return { rows };
    },
    exec: (text) => client.query(text),
  };
}
