import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Asked, asked } from './asked.ts';
import type { EndTurn, Turns } from './turns.ts';

/** Asks the database to end the statement of a session, on another connection. */
export type Cancel = (processId: number) => Promise<unknown>;

/**
 * The connections with which visitors are answered, in turns. A statement whose request has ended, because its visitor has
 * left or its time is up, is cancelled in the database; one that has not begun by then is never asked.
 */
export function poolForVisitors(pool: pg.Pool, turns: Turns, cancel: Cancel): PostgresPool {
  return {
    async connect() {
      const request = asked();
      if (!request) return pool.connect();
      // A question beside the request's own transaction must not wait for others, who may wait for it.
      const endTurn =
        request.sessions > 0 ? () => {} : await noting(request, turns.take(request.sender, request.signal));
      try {
        return clientOf(request, await noting(request, pool.connect()), endTurn, cancel);
      } catch (error) {
        endTurn(0);
        throw error;
      }
    },
    end: () => pool.end(),
  };
}

function clientOf(request: Asked, client: SessionClient, endTurn: EndTurn, cancel: Cancel): PostgresPoolClient {
  let isBusy = false;
  let usedMs = 0;
  let cancelled: Promise<unknown> | undefined;
  const onEnd = () => {
    if (isBusy && client.processID) cancelled = cancel(client.processID).catch(() => {});
  };
  request.sessions += 1;
  request.signal.addEventListener('abort', onEnd);
  const query = async (sql: string, parameters: readonly unknown[]) => {
    if (sql !== 'rollback') request.signal.throwIfAborted();
    isBusy = true;
    const began = performance.now();
    try {
      return await noting(request, client.query(sql, [...parameters]));
    } finally {
      isBusy = false;
      usedMs += performance.now() - began;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      request.sessions -= 1;
      request.signal.removeEventListener('abort', onEnd);
      endTurn(usedMs);
      if (!cancelled) return client.release();
      // The wish to cancel may arrive late and end somebody else's statement: nobody gets this session again.
      void cancelled.then(() => client.release(true));
    },
  };
}

/** A session of the pool: its number in the server is the driver's, and missing from its types. */
type SessionClient = pg.PoolClient & { processID?: number | null };

async function noting<Result>(request: Asked, answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    request.failure = error;
    throw error;
  }
}
