import pg from 'pg';

export interface PoolOptions {
  /** `postgres://user:password@host:port/database`. */
  address: string;
  max: number;
  /** Milliseconds after which the database ends a statement that no role's own limit ends before; 0 is never. */
  statementMs: number;
  /** Connections that stay open while nobody asks; 1 unless told otherwise. */
  min?: number;
}

/** Milliseconds that a request waits for a connection, and that a transaction may wait for its next statement. */
const CONNECT_WITHIN = 5000;
const IDLE_IN_TRANSACTION = 15_000;

/**
 * Connections to a PostgreSQL server. One that is lost is dropped and replaced; whoever was using it gets an error.
 * Dates and times come as the server writes them, numbers as numbers where JavaScript holds them exactly.
 */
export function openPool({ address, max, statementMs, min = 1 }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: address,
    max,
    types: { getTypeParser: parserOf },
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION,
    connectionTimeoutMillis: CONNECT_WITHIN,
    // A session of PostgreSQL keeps what it has ever read of its catalog, 10 to 40 MB.
    idleTimeoutMillis: 60_000,
    min,
    options: '-c TimeZone=UTC',
  });
  // A connection that is lost while nobody asks by it is nobody's failure: neither in the pool nor in somebody's hands.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

type Parser = (text: string) => unknown;

/** Finds the parser of a type, by the type's number in `pg_type`. */
export type ParserOf = (type: number, format?: 'text' | 'binary') => Parser;

const asWritten: Parser = (text) => text;
const asInteger: Parser = (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : BigInt(text));
const asExactNumber: Parser = (text) => (String(Number(text)) === text ? Number(text) : text);
const LIST_OF_TEXTS: number = 1009;
const asListOfTexts: Parser = pg.types.getTypeParser(LIST_OF_TEXTS, 'text');

/** By the types' numbers in PostgreSQL's catalog `pg_type`, where they differ from the driver's own. */
const PARSERS = new Map<number, Parser>([
  [20, asInteger],
  [1700, asExactNumber],
  // date, time, timestamp, timestamptz, interval, timetz; point and circle
  ...[1082, 1083, 1114, 1184, 1186, 1266, 600, 718].map((type) => [type, asWritten] as const),
  // Lists of: char, name (which the services read of the catalog), date, time, timestamp, timestamptz
  ...[1002, 1003, 1182, 1183, 1115, 1185].map((type) => [type, asListOfTexts] as const),
]);

/** `ParserOf` of every answer: the driver's own parsers but for `PARSERS`. */
export const parserOf: ParserOf = (type, format = 'text') =>
  (format !== 'binary' && PARSERS.get(type)) || pg.types.getTypeParser(type, format);
