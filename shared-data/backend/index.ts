import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { smsSettings } from './guest-codes/carry-code.ts';
import { type AttemptLimits, limitsFrom } from './limits.ts';
import { listMail, type Mail } from './mailbox.ts';
import { smtpSettings } from './mails/smtp-settings.ts';
import type { FromProcess, ProcessOptions, ToProcess } from './process-messages.ts';
import { supervise } from './supervisor.ts';

export { readSecrets } from './data-folder.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
export type { AttemptLimits } from './limits.ts';
export { DEFAULT_LIMITS } from './limits.ts';
export type { Mail } from './mailbox.ts';
export { visitorNetwork } from './visitor-network.ts';

export interface BackendOptions {
  /** Where everything is kept; made when missing. */
  dataDir: string;
  /** The site's public address: links in mails lead there. */
  siteUrl: string;
  /** Called with a sentence for each longer step. */
  onProgress?: (text: string) => void;
  /** Called once the data folder is this backend's: before that, another Veto may be at work in it. */
  onHeld?: () => void;
  /** Called when 'code 1' or a signal ended the process without being asked to; it is started again by itself, for ever. */
  onCrash?: (by: string) => void;
  /** Called when that failed: why, and after how many milliseconds it is tried again. */
  onFailedStart?: (error: unknown, nextInMs: number) => void;
  /** Called with each line that the process prints; without it, they go where this process prints. */
  onOutput?: (line: string) => void;
  /** What `VETO_LIMITS` says unless told otherwise. */
  limits?: AttemptLimits;
  /** Whether an empty database is filled with demo data; true unless told otherwise. */
  seed?: boolean;
  /** Ends a start that is under way: `startBackend` rejects once the process is gone. */
  signal?: AbortSignal;
}

export interface Backend {
  /**
   * 'http://127.0.0.1:<port>': /auth/v1, /rest/v1, /storage/v1, and /health. Reachable from this machine only. After a
   * crash it is the same, unless somebody else has taken the port meanwhile.
   */
  readonly url: string;
  /** False after a crash, until the process is there again. */
  isRunning(): boolean;
  /** What a browser sends as `apikey`. */
  publishableKey: string;
  /** The backend's process id; another one after a crash. */
  pid(): number | undefined;
  /** The mails that would have been sent, newest first. */
  listMail(): Promise<Mail[]>;
  /** Has the process give back what memory it can, while nobody asks for anything. */
  rest(): void;
  /** Finishes what is under way and ends the process. */
  stop(): Promise<void>;
}

/** The backend did not start; the message is a whole sentence for whoever started the site. */
export class BackendStartError extends Error {
  override readonly name = 'BackendStartError';
}

/** How long `stop` waits before it kills, in milliseconds. */
const STOP_PATIENCE = 5000;

/** So many starts fail before another port is tried: who has the address keeps it if at all possible. */
const FAILURES_ON_ONE_PORT = 2;

/**
 * Starts the embedded Supabase in a process of its own and resolves once it answers.
 * @throws BackendStartError when the data folder is in use, not writable or full, or the database does not open.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dataDir = path.resolve(options.dataDir);
  readSetting(() => smtpSettings(process.env));
  readSetting(() => smsSettings(process.env));
  const first = await launch(options, dataDir, 0, options.signal);
  let { port } = first;
  const supervisor = supervise<Running>({
    first,
    async launch(failures, signal) {
      const running = await launch(options, dataDir, failures < FAILURES_ON_ONE_PORT ? port : 0, signal);
      port = running.port;
      return running;
    },
    ended: ({ gone }) => gone,
    end: ({ child }) => end(child),
    onCrash: (by) => options.onCrash?.(by),
    onFailedStart(error, nextInMs) {
      if (options.onFailedStart) options.onFailedStart(error, nextInMs);
      else console.error(`The backend could not be started again; next try in ${nextInMs / 1000} s.`, error);
    },
  });
  return {
    get url() {
      return `http://127.0.0.1:${port}`;
    },
    publishableKey: first.publishableKey,
    isRunning: () => supervisor.current() !== null,
    pid: () => supervisor.current()?.child.pid,
    rest() {
      supervisor.current()?.child.send({ type: 'rest' } satisfies ToProcess, () => {});
    },
    listMail: () => listMail(path.join(dataDir, 'mail')),
    stop: () => supervisor.stop(),
  };
}

interface Running {
  child: ChildProcess;
  port: number;
  publishableKey: string;
  /** Resolves with what ended it: 'code 1', or the signal. */
  gone: Promise<string>;
}

function launch(options: BackendOptions, dataDir: string, port: number, signal?: AbortSignal): Promise<Running> {
  const told: ProcessOptions = {
    dataDir,
    siteUrl: options.siteUrl,
    port,
    seed: options.seed ?? true,
    limits: options.limits ?? readSetting(() => limitsFrom(process.env.VETO_LIMITS)),
  };
  const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), [JSON.stringify(told)], {
    // Read by the embedded Supabase as it loads: set inside the process they would come too late.
    env: { ...process.env, EXPERIMENTAL_STORAGE: '1', LITE_TELEMETRY: '0' },
    stdio: options.onOutput ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => options.onOutput?.(line));
  const gone = new Promise<string>((resolve) =>
    child.once('exit', (code, killedBy) => resolve(killedBy ?? `code ${code}`)),
  );
  const giveUp = () => void end(child);
  signal?.addEventListener('abort', giveUp, { once: true });
  const ready = new Promise<Running>((resolve, reject) => {
    child.on('message', (message: FromProcess) => {
      if (message.type === 'progress') options.onProgress?.(message.text);
      if (message.type === 'held') options.onHeld?.();
      if (message.type === 'ready')
        resolve({ child, port: message.port, publishableKey: message.publishableKey, gone });
      if (message.type === 'fatal') reject(new BackendStartError(message.sentence));
    });
    child.once('error', (error) => reject(new BackendStartError(`The backend could not be started: ${error.message}`)));
    void gone.then((by) => reject(new BackendStartError(`The backend ended before it was ready (${by}).`)));
  });
  return ready.finally(() => signal?.removeEventListener('abort', giveUp));
}

/** What the environment says: one that cannot be read is said before any work. */
function readSetting<Setting>(read: () => Setting): Setting {
  try {
    return read();
  } catch (error) {
    throw new BackendStartError(error instanceof Error ? error.message : String(error), { cause: error });
  }
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
