import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AttemptLimits } from './attempt-limits.ts';
import { listMail, type Mail } from './mailbox.ts';
import type { FromProcess, ProcessOptions, ToProcess } from './messages.ts';

export type { AttemptLimits } from './attempt-limits.ts';
export { DEFAULT_LIMITS } from './attempt-limits.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
export type { Mail } from './mailbox.ts';

export interface BackendOptions {
  /** Where everything is kept; made when missing. */
  dataDir: string;
  /** The site's public address: links in mails lead there. */
  siteUrl: string;
  /** Called with a sentence for each longer step. */
  onProgress?: (text: string) => void;
  /** Called when the process ended without being asked to; it is started again on the same port by itself. */
  onCrash?: (code: number | null) => void;
  limits?: AttemptLimits;
  /** Whether an empty database is filled with demo data; true unless told otherwise. */
  seed?: boolean;
}

export interface Backend {
  /** 'http://127.0.0.1:<port>': /auth/v1, /rest/v1, /storage/v1, and /health. Reachable from this machine only. */
  url: string;
  port: number;
  /** What a browser sends as `apikey`. */
  publishableKey: string;
  /** The backend's process id; another one after a crash. */
  pid(): number | undefined;
  /** The mails that would have been sent, newest first. */
  listMail(): Promise<Mail[]>;
  /** Finishes what is under way and ends the process. */
  stop(): Promise<void>;
}

/** The backend did not start; the message is a whole sentence for whoever started the site. */
export class BackendStartError extends Error {
  override readonly name = 'BackendStartError';
}

/** How long `stop` waits before it kills, in milliseconds. */
const STOP_PATIENCE = 5000;

/**
 * Starts the embedded Supabase in a process of its own and resolves once it answers.
 * @throws BackendStartError when the data folder is in use, not writable or full, or the database does not open.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = path.resolve(options.dataDir);
  let stopping = false;
  let running = await launch(options, dataDir, 0);
  const { port, publishableKey } = running;

  const watch = ({ child }: Running) => {
    child.once('exit', async (code) => {
      if (stopping) return;
      options.onCrash?.(code);
      try {
        running = await launch(options, dataDir, port);
        if (stopping) await end(running.child);
        else watch(running);
      } catch (error) {
        console.error('The backend ended and could not be started again.', error);
      }
    });
  };
  watch(running);

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    publishableKey,
    pid: () => running.child.pid,
    listMail: () => listMail(path.join(dataDir, 'mail')),
    async stop() {
      stopping = true;
      await end(running.child);
    },
  };
}

interface Running {
  child: ChildProcess;
  port: number;
  publishableKey: string;
}

function launch(options: BackendOptions, dataDir: string, port: number): Promise<Running> {
  const told: ProcessOptions = {
    dataDir,
    siteUrl: options.siteUrl,
    port,
    seed: options.seed ?? true,
    ...(options.limits && { limits: options.limits }),
  };
  const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), [JSON.stringify(told)], {
    // Read by the embedded Supabase as it loads: set inside the process they would come too late.
    env: { ...process.env, EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: FromProcess) => {
      if (message.type === 'progress') options.onProgress?.(message.text);
      if (message.type === 'ready') resolve({ child, port: message.port, publishableKey: message.publishableKey });
      if (message.type === 'fatal') reject(new BackendStartError(message.sentence));
    });
    child.once('error', (error) => reject(new BackendStartError(`The backend could not be started: ${error.message}`)));
    child.once('exit', (code, signal) =>
      reject(new BackendStartError(`The backend ended before it was ready (${signal ?? `code ${code}`}).`)),
    );
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE);
  const stop: ToProcess = { type: 'stop' };
  if (child.connected) child.send(stop);
  else child.kill('SIGTERM');
  await gone;
  clearTimeout(impatience);
}
