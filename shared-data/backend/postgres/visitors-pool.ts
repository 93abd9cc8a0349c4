import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Asked, asked } from './asked.ts';

/** Asks the database to end the statement of a session, on another connection. */
export type Cancel = (processId: number) => Promise<unknown>;

/**
 * The connections with which visitors are answered. A statement whose request has ended, because its visitor has left or its
 * time is up, is cancelled in the database; one that has not begun by then is never asked.
 */
export function poolForVisitors(pool: pg.Pool, cancel: Cancel): PostgresPool {
  return {
    async connect() {
      const request = asked();
      request?.signal.throwIfAborted();
      const client = await noting(request, pool.connect());
      return request ? clientOf(request, client, cancel) : client;
    },
    end: () => pool.end(),
  };
}

function clientOf(request: Asked, client: SessionClient, cancel: Cancel): PostgresPoolClient {
  let isBusy = false;
  let cancelled: Promise<unknown> | undefined;
  const onEnd = () => {
    if (isBusy && client.processID) cancelled = cancel(client.processID).catch(() => {});
  };
  request.signal.addEventListener('abort', onEnd);
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (sql !== 'rollback') request.signal.throwIfAborted();
    isBusy = true;
    try {
      return await noting(request, client.query(sql, [...parameters]));
    } finally {
      isBusy = false;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      request.signal.removeEventListener('abort', onEnd);
      if (!cancelled) return client.release();
      // The wish to cancel may arrive late and end somebody else's statement: nobody gets this session again.
      void cancelled.then(() => client.release(true));
    },
  };
}

/** A session of the pool: its number in the server is the driver's, and missing from its types. */
type SessionClient = pg.PoolClient & { processID?: number | null };

async function noting<Result>(request: Asked | undefined, answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    if (request) request.failure = error;
    throw error;
  }
}
