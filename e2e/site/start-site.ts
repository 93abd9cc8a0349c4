import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WAIT_MS } from '@veto/slice-kit/hang-limit';

export const repository = resolve(import.meta.dirname, '../..');

/** Kept between runs, so that only what changed is built again. */
export const defaultReleases = join(repository, 'e2e/.cache/releases');

export interface SiteOptions {
  /** Default: a free port. */
  port?: number;
  /** Default: a new folder, removed on stop. */
  dataDir?: string;
  /** Default: `defaultReleases`. */
  releasesDir?: string;
  env?: Record<string, string>;
  /** Whether the program's own lines are shown. */
  quiet?: boolean;
  /** A file for them. */
  log?: string;
}

export interface Site {
  url: string;
  port: number;
  dataDir: string;
  /** All that the program has printed so far. */
  output(): string;
  process: ChildProcess;
  /** Stops the program as Ctrl-C does, or the way `signal` says, and waits for its end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Runs `start` as a visitor of the repository would, and resolves when /healthz answers. Rejects with its output. */
export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const port = options.port ?? (await freePort());
  const ownData = options.dataDir === undefined;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'veto-e2e-')));
  const program = runStart({ ...options, port, dataDir });
  const url = `http://localhost:${port}`;
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    await endProgram(program, signal);
    if (ownData) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await healthy(url, program);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  return { url, port, dataDir, process: program.process, output: program.output, stop };
}

/** Runs `start` and resolves when it ends by itself: for starts that must fail. Rejects with its output when it does not. */
export async function startAndExpectExit(options: SiteOptions): Promise<{ code: number | null; output: string }> {
  const program = runStart({ quiet: true, ...options });
  await endOf(program, 'It was to end by itself');
  return { code: program.process.exitCode, output: program.output() };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system named no port');
  return address.port;
}

interface Program {
  process: ChildProcess;
  output(): string;
}

function runStart(options: SiteOptions): Program {
  const child = spawn(process.execPath, ['shell/server/start.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      // Its build would take the processor from the tests.
      VETO_STORYBOOK: '0',
      // Nobody guesses passwords of tests, so their hashes are cheap.
      LITE_AUTH_BCRYPT_COST: '4',
      ...(options.port !== undefined && { PORT: String(options.port) }),
      ...(options.dataDir !== undefined && { VETO_DATA_DIR: options.dataDir }),
      VETO_RELEASES_DIR: options.releasesDir ?? defaultReleases,
      ...options.env,
    },
  });
  let text = '';
  const log = options.log === undefined ? undefined : createWriteStream(options.log);
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      log?.write(chunk);
      if (!options.quiet) process.stderr.write(chunk);
    });
  }
  return { process: child, output: () => text };
}

/** Rejects with what the site says of its health and with its output, once neither has told anything new for long. */
async function healthy(url: string, program: Program): Promise<void> {
  let health = 'nothing';
  let told = '';
  let until = Date.now() + WAIT_MS;
  while (program.process.exitCode === null && Date.now() < until) {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(WAIT_MS) }).catch(() => null);
    if (answer) health = await answer.text();
    if (answer?.ok) return;
    if (told !== program.output() + health) until = Date.now() + WAIT_MS;
    told = program.output() + health;
    await wait(100);
  }
  throw new Error(`The site did not become ready. /healthz answered ${health}. It said:\n${program.output()}`);
}

async function endProgram(program: Program, signal: NodeJS.Signals): Promise<void> {
  const { exitCode, signalCode } = program.process;
  if (exitCode !== null || signalCode !== null) return;
  program.process.kill(signal);
  await endOf(program, `It was sent ${signal}`);
}

/** Resolves when a program has ended; ends one that goes on, and rejects with its output. */
async function endOf({ process: child, output }: Program, why: string): Promise<void> {
  await once(child, 'close', { signal: AbortSignal.timeout(WAIT_MS) }).catch((error) => {
    const state = child.exitCode ?? child.signalCode ?? 'nothing';
    child.kill('SIGKILL');
    throw new Error(`${why}, and has not ended (its exit: ${state}). It said:\n${output()}`, { cause: error });
  });
}
