import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that a server has for a clean end, and after that for any. */
const PATIENCE = 10_000;
const LOOK_EVERY = 20;

/**
 * Ends the server that goes on when the process that had started it was killed, or the folder stays taken. Call it only
 * while holding the data folder's lock: whatever has the folder then is a left-over.
 */
export async function endStaleServer(databaseDir: string): Promise<void> {
  const pidFile = path.join(databaseDir, 'postmaster.pid');
  const pid = pidIn(pidFile);
  if (pid === null) return;
  // After a crash of the machine the number may be another program's by now, and PostgreSQL would not start for it.
  if (!isPostgres(pid)) return rmSync(pidFile, { force: true });
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    signalTo(pid, signal);
    const until = performance.now() + PATIENCE;
    while (performance.now() < until) {
      if (!isPostgres(pid)) return;
      await wait(LOOK_EVERY);
    }
  }
}

function pidIn(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]) || null;
  } catch {
    return null;
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return /\bpostgres(?:\.exe)?\b/i.test(commandOf(pid));
  } catch {
    return false;
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  const [program, flags] =
    process.platform === 'win32'
      ? (['tasklist', ['/FI', `PID eq ${pid}`, '/NH']] as const)
      : (['ps', ['-p', String(pid), '-o', 'args=']] as const);
  return execFileSync(program, flags, { encoding: 'utf8' });
}
