import { Worker } from 'node:worker_threads';
import bcrypt from 'bcryptjs';
import { asked, giveTurnBack } from '../postgres/asked.ts';

/** What the thread is asked for. */
export interface HashingWork {
  what: 'hash' | 'compare';
  password: string;
  /** How many rounds, as a power of two, or their salt; to compare, a hash. */
  by: string | number;
}
export type HashingResult = { value: string | boolean } | { error: Error };

interface Waiting extends HashingWork {
  sender: string;
  settle: PromiseWithResolvers<string | boolean>;
}

/** Milliseconds without work after which the thread ends, and its memory is free. */
const IDLE = 60_000;
/** So many senders are remembered. */
const REMEMBERED = 1000;

const waiting: Waiting[] = [];
/** Whose password was hashed when, as a count; the longest ago first. */
const served = new Map<string, number>();
let count = 0;
let thread: Worker | undefined;
let current: Waiting | undefined;
let idle: NodeJS.Timeout | undefined;

/**
 * Has the services hash passwords in a thread, which runs while there is any to hash: a hash takes a tenth of a second, in which
 * the process would answer nobody. Next is always the sender whose last turn is longest ago.
 */
export function hashInThread(): void {
  Object.assign(bcrypt, {
    hash: (password: string, by: string | number) => run({ what: 'hash', password, by }),
    compare: (password: string, by: string) => run({ what: 'compare', password, by }),
  });
}

async function run(work: HashingWork): Promise<string | boolean> {
  const request = asked();
  // What is asked of the database meanwhile does not wait for this.
  if (request) await giveTurnBack(request);
  const settle = Promise.withResolvers<string | boolean>();
  waiting.push({ ...work, sender: request?.sender ?? '', settle });
  if (!current) next();
  return settle.promise;
}

function next(): void {
  const [first] = waiting.toSorted((one, other) => (served.get(one.sender) ?? 0) - (served.get(other.sender) ?? 0));
  current = first;
  if (!first) {
    rest();
    return;
  }
  waiting.splice(waiting.indexOf(first), 1);
  count += 1;
  served.delete(first.sender);
  served.set(first.sender, count);
  const [oldest] = served.keys();
  if (served.size > REMEMBERED && oldest !== undefined) served.delete(oldest);
  clearTimeout(idle);
  thread ??= start();
  thread.ref();
  const { what, password, by } = first;
  thread.postMessage({ what, password, by } satisfies HashingWork);
}

/** The process may end meanwhile. */
function rest(): void {
  thread?.unref();
  idle = setTimeout(() => {
    void thread?.terminate();
    thread = undefined;
  }, IDLE).unref();
}

function start(): Worker {
  const started = new Worker(new URL('hashing-worker.ts', import.meta.url));
  const done = (result: HashingResult) => {
    if ('error' in result) current?.settle.reject(result.error);
    else current?.settle.resolve(result.value);
    next();
  };
  started.on('message', done);
  started.on('error', (error: Error) => {
    thread = undefined;
    done({ error });
  });
  return started;
}
