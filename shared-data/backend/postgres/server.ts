import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { serverEnvironment } from './cluster.ts';
import type { ServerUser } from './server-user.ts';
import { endStaleServer } from './stale-server.ts';

export interface ServerOptions {
  databaseDir: string;
  binaries: Binaries;
  user: ServerUser | null;
  /** `name=value`, on top of those for a small machine. */
  settings?: readonly string[];
  /** Called with each line of the server's that somebody should read. */
  onLine?: (line: string) => void;
  /** Called each time the program was started; it takes a while until it is ready. */
  onLaunched?: () => void;
  /** Called when the server has ended without being asked to and could not be started again. */
  onLost?: (error: unknown) => void;
}

export interface PostgresServer {
  /** On 127.0.0.1; the same for the server's whole life. */
  port: number;
  pid(): number | undefined;
  /** Ends the sessions, writes everything down and ends the server. */
  stop(): Promise<void>;
}

/** A server that did not come up, with its own last words. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  // For two cores and a few hundred megabytes.
  ...['max_connections=40', 'shared_buffers=96MB', 'work_mem=8MB', 'temp_file_limit=512MB', 'jit=off'],
  // One visitor's question takes one core at most.
  'max_parallel_workers_per_gather=0',
  // Nobody copies this server, so that its log serves one purpose: nothing is lost.
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=512MB'],
  // A question that was refused is an answer, and holds what somebody wrote.
  ...['log_min_messages=log', 'log_min_error_statement=panic', 'log_checkpoints=off', 'log_line_prefix='],
];

/** Milliseconds. A server that was killed recovers before it is ready, and its sessions may hold its memory for a moment. */
const READY_WITHIN = 60_000;
const TRY_FOR = 10_000;
const TRY_EVERY = 100;
const STOP_WITHIN = 4000;

const PORTS_TRIED = 5;

/** In lines: what a server that failed is quoted with. */
const LAST_WORDS = 8;

const WORTH_READING = /^(?:FATAL|PANIC|ERROR|WARNING|HINT)|terminated by|recovery in progress|not properly shut down/;
/** Said for each session while the server ends, and for each question while it recovers. */
const SAID_OFTEN = /terminating connection due to|in recovery mode|not yet accepting connections/;

/**
 * Starts the server of a folder on a free port, and again when it ends unasked: sessions are lost then, and nothing that
 * was acknowledged. Ends first whatever has the folder still: hold the data folder's lock when you call it.
 *
 * @throws PostgresStartError when it does not come up.
 */
export async function startPostgres(options: ServerOptions): Promise<PostgresServer> {
  const { databaseDir, onLost } = options;
  await endStaleServer(databaseDir);
  let stopping = false;
  const { port, ...first } = await launchOnFreePort(options);
  let running: Running = first;

  const keep = () => {
    running.gone.then(async () => {
      if (stopping) return;
      options.onLine?.('PostgreSQL has ended and is started again.');
      try {
        await endStaleServer(databaseDir);
        running = await launchUntilReady(options, port);
        if (stopping) await end(running);
        else keep();
      } catch (error) {
        onLost?.(error);
      }
    });
  };

  keep();
  return {
    port,
    pid: () => running.child.pid,
    async stop() {
      stopping = true;
      await end(running);
    },
  };
}

interface Running {
  child: ChildProcess;
  gone: Promise<void>;
}

/** A port that is free when it is asked for may be somebody's a moment later. */
async function launchOnFreePort(options: ServerOptions): Promise<Running & { port: number }> {
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    try {
      return { port, ...(await launchUntilReady(options, port)) };
    } catch (error) {
      const isTaken = error instanceof Error && /could not bind/.test(error.message);
      if (!isTaken || tries === PORTS_TRIED) throw error;
    }
  }
}

async function launchUntilReady(options: ServerOptions, port: number): Promise<Running> {
  const until = performance.now() + TRY_FOR;
  for (;;) {
    try {
      return await launch(options, port);
    } catch (error) {
      const isHeld = error instanceof Error && /still in use|lock file .* already exists/.test(error.message);
      if (!isHeld || performance.now() > until) throw error;
      await wait(TRY_EVERY);
    }
  }
}

async function launch({ databaseDir, binaries, user, settings = [], ...events }: ServerOptions, port: number) {
  const flags = [...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]);
  const child = spawn(binaries.postgres, ['-D', databaseDir, '-p', String(port), ...flags], {
    ...user,
    cwd: databaseDir,
    // A group of its own: Ctrl-C is not for it.
    detached: true,
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: serverEnvironment(),
  });
  events.onLaunched?.();
  const said: string[] = [];
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let late: NodeJS.Timeout | undefined;
  const ready = new Promise<void>((resolve, reject) => {
    const failed = (reason: string) => reject(new PostgresStartError([reason, ...said].join('\n')));
    late = setTimeout(() => {
      child.kill('SIGQUIT');
      failed('PostgreSQL was not ready in time.');
    }, READY_WITHIN);
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (said.push(line) > LAST_WORDS) said.shift();
      if (WORTH_READING.test(line) && !SAID_OFTEN.test(line)) events.onLine?.(line);
      if (line.includes('ready to accept connections')) resolve();
    });
    child.once('error', (error) => failed(`PostgreSQL could not be started: ${error.message}`));
    child.once('close', (code, signal) =>
      failed(`PostgreSQL ended before it was ready (${signal ?? `code ${code}`}).`),
    );
  });
  await ready.finally(() => clearTimeout(late));
  void gone.then(endWithUs(child.pid, user));
  return { child, gone };
}

/**
 * Lets a shell that waits for our end, however it comes, end the server after us; returns what ends the shell. Windows has
 * none: there the next start ends the server that was left.
 */
function endWithUs(pid: number | undefined, user: ServerUser | null): () => void {
  if (process.platform === 'win32' || pid === undefined) return () => {};
  const watch = spawn('/bin/sh', ['-c', 'while read -r _; do :; done; kill -INT "$0"', String(pid)], {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.on('error', () => {});
  return () => watch.kill('SIGKILL');
}

async function end({ child, gone }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_WITHIN);
  await gone;
  clearTimeout(impatience);
}

/**
 * Free at the moment at which it is asked for.
 * @throws PostgresStartError where the machine does not have the address.
 */
export function freePort(host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', ({ message }) => {
      const advice = 'Please bring up the loopback interface of this machine.';
      reject(new PostgresStartError(`It cannot listen on ${host} (${message}). ${advice}`));
    });
    probe.listen(0, host, () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port is free.')),
      );
    });
  });
}
