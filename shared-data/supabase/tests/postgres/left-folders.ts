import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** How the folder of a server begins, with the process of its run. */
export const ownPrefix = (run = process.pid) => `veto-postgres-${run}-`;

/** Removes the folders of runs that were killed. */
export function removeLeftFolders(place: string): void {
  for (const name of readdirSync(place)) {
    const [, run] = /^veto-postgres-(\d+)-/.exec(name) ?? [];
    if (!run || isRunning(Number(run))) continue;
    try {
      rmSync(path.join(place, name), { recursive: true, force: true });
    } catch {
      // Another user's.
    }
  }
}

function isRunning(run: number): boolean {
  try {
    return process.kill(run, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
