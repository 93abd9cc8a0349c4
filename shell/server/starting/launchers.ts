import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

interface Parentage {
  parent: number;
  command: string;
}

/** A command line of npm, npx or pnpm; a path through `.pnpm/` is none. */
const PACKAGE_MANAGER = /(?:^|[\s/'])(?:npm|npx|pnpm)(?:-cli\.js|\.c?js)?(?:['\s]|$)/;

/** What stands between a package manager and the script that it runs. */
const SHELL = /^(?:\S*\/)?(?:ba|da|z)?sh\s/;

/** Who started a process, from /proc where there is one, else from `ps`. Null when the process is gone. */
async function parentageOf(pid: number): Promise<Parentage | null> {
  try {
    if (process.platform === 'linux') {
      // https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html: the name may hold spaces and brackets itself.
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
      return { parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command };
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,args=', '-p', String(pid)]);
    const [, parent = '0', command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? [];
    return { parent: Number(parent), command };
  } catch {
    return null;
  }
}

/** From the process up to the outermost npm, npx or pnpm above it: each with the parent it has now. */
async function launchersOf(pid: number): Promise<Map<number, number>> {
  const chain: { pid: number; parent: number; isPackageManager: boolean }[] = [];
  for (let current = pid; current > 1; ) {
    const parentage = await parentageOf(current);
    if (!parentage) break;
    const isPackageManager = PACKAGE_MANAGER.test(parentage.command);
    if (current !== pid && !isPackageManager && !SHELL.test(parentage.command)) break;
    chain.push({ pid: current, parent: parentage.parent, isPackageManager });
    current = parentage.parent;
  }
  const outermost = chain.findLastIndex(({ isPackageManager }) => isPackageManager);
  return new Map(chain.slice(0, Math.max(0, outermost)).map(({ pid: child, parent }) => [child, parent]));
}

/**
 * Calls `onGone` once when one of the package managers that started this process has ended: they pass a signal on to
 * the shell below them, not to us. A dead parent is known by its child having another one, also before it was reaped.
 * Does nothing for a process that no package manager started.
 */
export async function watchLaunchers(onGone: () => void, everyMs = 1000): Promise<void> {
  const launchers = await launchersOf(process.pid);
  if (launchers.size === 0) return;
  const timer = setInterval(async () => {
    for (const [child, parent] of launchers) {
      if ((await parentageOf(child))?.parent === parent) continue;
      clearInterval(timer);
      onGone();
      return;
    }
  }, everyMs);
  timer.unref();
}
