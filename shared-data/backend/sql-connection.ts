/** What the seed needs of a database: PGlite's own driver has it, and a pool of connections to a server can. */
export interface SqlTransaction {
  query<Row>(text: string, parameters?: unknown[]): Promise<{ rows: Row[] }>;
  /** Several statements, without parameters. */
  exec(text: string): Promise<unknown>;
}

export interface SqlConnection {
  driver: SqlTransaction & {
    /** All of it or nothing: what `run` throws takes everything back. */
    transaction<Result>(run: (transaction: SqlTransaction) => Promise<Result>): Promise<Result>;
  };
}
