import { readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type pg from 'pg';

/** Beside a process of ordinary priority it gets a tenth of a processor. */
const NICE = 10;

/** What the driver knows of a connection, and its types do not tell: the number of its process in the server, its own port, how much has come. */
export interface Session {
  processID?: number | null;
  connection?: { stream?: { localPort?: number; bytesRead?: number } };
}

/**
 * The process behind a connection, where its title shows that it runs on this machine (Linux); else null: a number says nothing about
 * the processes of another machine.
 */
export function localProcess(client: pg.ClientBase): number | null {
  const { processID, connection } = client as pg.ClientBase & Session;
  const port = connection?.stream?.localPort;
  const title = processID ? read(`/proc/${processID}/cmdline`) : '';
  return processID && title.startsWith('postgres: ') && title.includes(`(${port}) `) ? processID : null;
}

/** How long a process has run on a processor, in milliseconds; undefined where nobody counts it. */
export function processorMs(process: number): number | undefined {
  const [nanoseconds] = read(`/proc/${process}/schedstat`).split(' ');
  return nanoseconds ? Number(nanoseconds) / 1e6 : undefined;
}

/** Whether a process waits for a lock that another one has, as PostgreSQL writes behind its title (`update_process_title`). */
export function waitsForLock(process: number): boolean {
  return /waiting\0*$/.test(read(`/proc/${process}/cmdline`));
}

/** Lowers the priority of a process for the rest of its life, where this process may. */
export function makeWay(process: number): void {
  try {
    setPriority(process, NICE);
    // Linux shares the processors among sessions first, and each process of PostgreSQL is one of its own: sched(7).
    writeFileSync(`/proc/${process}/autogroup`, String(NICE));
  } catch {
    // It belongs to another user, or the system has no such groups.
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}
