import { performance } from 'node:perf_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { type Asked, asked } from './asked.ts';
import { Pace } from './pace.ts';
import { type ParserOf, parserOf } from './pool.ts';
import { localProcess, processorMs, type Session, waitsForLock } from './server-process.ts';
import { CHEAP, type Turn, type Turns } from './turns.ts';
import { WrittenJson } from './written-json.ts';

/** Asks the database to end the statement of a session, on another connection. */
export type Cancel = (processId: number) => Promise<unknown>;

export interface VisitorsPools {
  pool: pg.Pool;
  /** For turns that are to make room for others: the database's processes behind it have a lower priority. */
  crowd: pg.Pool;
}

/** Bytes of rows that this process reads, and writes as an answer, in a millisecond. */
const BYTES_A_MS = 16 * 1024;

/** Milliseconds that a light sender waits for a lock at most: meanwhile others of the crowd may hold it. */
const LATE = 10 * CHEAP;

/**
 * The connections with which visitors are answered, a turn for each request. A statement whose request has ended, because its visitor has
 * left or its time is up, is cancelled in the database; one that has not begun by then is never asked.
 */
export function poolForVisitors({ pool, crowd }: VisitorsPools, turns: Turns, cancel: Cancel): PostgresPool {
  const pace = new Pace();
  const standAside = async () => {
    await pace.rest();
    await turns.standAside();
  };
  return {
    async connect() {
      const request = asked();
      if (!request) return pool.connect();
      request.turn ??= turns.take(request.sender, request.signal, request.isDear);
      const turn = await noting(request, request.turn);
      const { isOfCrowd, isNew } = turn;
      const client = await noting(request, (isOfCrowd && !isNew ? crowd : pool).connect());
      return clientOf(request, client, {
        cancel,
        turn,
        afterStatement: () => (isOfCrowd ? standAside() : undefined),
      });
    },
    end: async () => {
      await Promise.all([pool.end(), crowd.end()]);
    },
  };
}

interface Steps {
  cancel: Cancel;
  turn: Turn;
  /** Waited for before the request's own work with an answer begins. */
  afterStatement(): Promise<void> | undefined;
}

function clientOf(
  request: Asked,
  client: pg.PoolClient & Session,
  { cancel, turn, afterStatement }: Steps,
): PostgresPoolClient {
  const usedMs = stopwatch(client);
  const watch = watchLength(request, turn, usedMs, client);
  const types = request.json && { types: { getTypeParser: parserKeeping(request.json) } };
  let isBusy = false;
  let cancelled: Promise<unknown> | undefined;
  // Whether the statement heard of it, and its transaction has ended: then nobody else's statement can.
  let isHeard = false;
  let isClean = false;
  const onEnd = () => {
    if (isBusy && client.processID) cancelled = cancel(client.processID).catch(() => {});
  };
  request.signal.addEventListener('abort', onEnd);
  const answer = async (sql: string, parameters: readonly unknown[]) => {
    if (sql !== 'rollback') request.signal.throwIfAborted();
    isBusy = true;
    try {
      const result = await client.query({ text: sql, values: [...parameters], ...types });
      isClean = isHeard && sql === 'rollback';
      return result;
    } catch (error) {
      isHeard ||= cancelled !== undefined && isCancelled(error);
      throw error;
    } finally {
      isBusy = false;
      watch.look();
      await afterStatement();
    }
  };
  // A deadline between two statements is a failure, too.
  const query = (...statement: Parameters<typeof answer>) => noting(request, answer(...statement));
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release() {
      watch.end();
      request.signal.removeEventListener('abort', onEnd);
      request.usedMs += usedMs();
      if (!cancelled || isClean) return client.release();
      // The wish to cancel may arrive late and end somebody else's statement: nobody gets this session again.
      void cancelled.then(() => client.release(true));
    },
  };
}

function parserKeeping(json: WrittenJson): ParserOf {
  return (type, format) => (WrittenJson.holds(type) ? json.keep : parserOf(type, format));
}

/** Whether a statement ended because somebody asked for it, and not by a limit on its time, which has the same code. */
function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014' && error.message.includes('user request');
}

/**
 * Has a request make way that takes long where its turn is not one of the crowd's, or whose rows are many. One that only waits for a
 * processor goes on: on a busy machine every question does.
 */
function watchLength(
  request: Asked,
  turn: Turn,
  usedMs: () => number,
  client: pg.ClientBase,
): { look(): void; end(): void } {
  const { makeWay } = request;
  if (!makeWay) return { look() {}, end() {} };
  const process = localProcess(client);
  const lateAt = performance.now() + LATE;
  const isLate = () => performance.now() >= lateAt && (process === null || waitsForLock(process));
  const look = () => {
    clearTimeout(clock);
    const used = request.usedMs + usedMs();
    const left = turn.cheapMs - used;
    if (left > 0 && !isLate()) clock = setTimeout(look, left + 1);
    else if (!turn.mayGoOn(Math.max(used, turn.cheapMs + 1))) makeWay();
  };
  let clock = setTimeout(look, turn.cheapMs);
  return { look, end: () => clearTimeout(clock) };
}

/**
 * Counts milliseconds of a processor that the database's process has from now on, and those that this one takes for the rows. Where that is unknown, how long this process has
 * nothing to do: a statement takes no longer, since an answer that has come waits until the process is done with those of others.
 */
function stopwatch(client: pg.ClientBase & Session): () => number {
  const bytesRead = () => client.connection?.stream?.bytesRead ?? 0;
  const before = bytesRead();
  const database = databaseStopwatch(client);
  return () => database() + (bytesRead() - before) / BYTES_A_MS;
}

function databaseStopwatch(client: pg.ClientBase): () => number {
  const process = localProcess(client);
  const began = process ? processorMs(process) : undefined;
  if (process && began !== undefined) return () => (processorMs(process) ?? began) - began;
  const { idle } = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization().idle - idle;
}

async function noting<Result>(request: Asked, answer: Promise<Result>): Promise<Result> {
  try {
    return await answer;
  } catch (error) {
    request.failure = error;
    throw error;
  }
}
