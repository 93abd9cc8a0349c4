import { performance } from 'node:perf_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Asked, asked } from './asked.ts';
import type { Turns } from './turns.ts';

/** Asks the database to end the statement of a session, on another connection. */
export type Cancel = (processId: number) => Promise<unknown>;

/**
 * The connections with which visitors are answered, a turn for each request. A statement whose request has ended, because its visitor has
 * left or its time is up, is cancelled in the database; one that has not begun by then is never asked.
 */
export function poolForVisitors(pool: pg.Pool, turns: Turns, cancel: Cancel): PostgresPool {
  return {
    async connect() {
      const request = asked();
      if (!request) return pool.connect();
      request.turn ??= turns.take(request.sender, request.signal);
      await noting(request, request.turn);
      return clientOf(request, await noting(request, pool.connect()), cancel);
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
  const answer = async (sql: string, parameters: readonly unknown[]) => {
    if (sql !== 'rollback') request.signal.throwIfAborted();
    isBusy = true;
    const began = idleMs();
    try {
      return await client.query(sql, [...parameters]);
    } finally {
      isBusy = false;
      request.usedMs += idleMs() - began;
    }
  };
  // A deadline between two statements is a failure, too.
  const query = (...statement: Parameters<typeof answer>) => noting(request, answer(...statement));
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

/**
 * How long this process has had nothing to do. A statement took no longer than that: an answer that has come waits until the
 * process is done with those of others.
 */
const idleMs = () => performance.eventLoopUtilization().idle;

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
