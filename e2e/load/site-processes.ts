import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Stat {
  /** 'R', 'S', …; 'Z' has ended. */
  state: string | undefined;
  parent: number;
}

/** Linux only: reads `/proc`. The process and all below it that run at this moment, the uppermost first. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (stat) parents.set(Number(name), stat.parent);
  }
  const tree = parents.has(root) ? [root] : [];
  for (const pid of tree) for (const [child, parent] of parents) if (parent === pid) tree.push(child);
  return tree;
}

/** The process that serves a data folder's database to the site, as the folder's lock names it. */
export function backendOf(dataDir: string): number {
  return Number(contentAt(join(dataDir, 'lock.pid')));
}

/** The server of a data folder: the postmaster. */
export function postmasterOf(dataDir: string): number {
  return Number(contentAt(join(dataDir, 'postgres/postmaster.pid')).split('\n')[0]);
}

/** The sessions of a data folder's server, without the server's own processes. */
export function sessionsOf(dataDir: string): number[] {
  const [, ...children] = processTree(postmasterOf(dataDir));
  return children.filter((pid) => /^postgres: \S+ \S+ 127\.0\.0\.1\(\d+\)/.test(contentOf(pid, 'cmdline')));
}

/** False also for one that has ended and that nobody has asked after. */
export function isAlive(pid: number): boolean {
  return ![undefined, 'Z', 'X'].includes(statOf(pid)?.state);
}

/** A process that has ended by now has no content. */
function contentOf(pid: number, file: string): string {
  return contentAt(`/proc/${pid}/${file}`);
}

function contentAt(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function statOf(pid: number): Stat | null {
  // The name of the program stands in brackets and may hold anything.
  const fields = contentOf(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return fields.length < 2 ? null : { state: fields[0], parent: Number(fields[1]) };
}
