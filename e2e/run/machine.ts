import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, release, totalmem, type } from 'node:os';
import { fixedWork } from '../bench/processor-time.ts';

/** So many numbers are compressed to tell how quick a machine is: under a second of work. */
const FIXED_NUMBERS = 60_000;

/** What machine this is, in one line: two runs can be compared by it. */
export function machineLine(): string {
  const startedAt = performance.now();
  fixedWork(FIXED_NUMBERS);
  const seconds = (performance.now() - startedAt) / 1000;
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  const cores = availableParallelism();
  return `${cores} ${cores === 1 ? 'core' : 'cores'} (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GiB of memory, ${type()} ${release()}, Node.js ${process.version}; a fixed piece of work takes ${seconds.toFixed(2)} s`;
}

/** Lets this process and all that it starts have so many cores and no others. Throws where the system cannot. */
export function keepToCores(count: number): void {
  const allowed = process.platform === 'linux' ? coresAllowed(readFileSync('/proc/self/status', 'utf8')) : [];
  if (allowed.length < count)
    throw new Error(`--cores ${count}: this machine offers ${allowed.length || 'no choice'}.`);
  const chosen = allowed.slice(0, count).join();
  const { error, status } = spawnSync('taskset', ['--all-tasks', '--pid', '--cpu-list', chosen, String(process.pid)]);
  if (error || status !== 0) throw new Error(`--cores needs the program taskset (Debian: apt-get install util-linux).`);
}

/** 'Cpus_allowed_list: 0-1,4' as [0, 1, 4]. */
export function coresAllowed(status: string): number[] {
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)$/m.exec(status) ?? [];
  return list.split(',').flatMap((range) => {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

/** Looks up now and then whether anybody still needs it. */
const LOOP = `const parent = process.ppid;
const work = () => {
  const end = performance.now() + 200;
  while (performance.now() < end);
  if (process.ppid === parent) setImmediate(work);
};
work();`;

/** Starts so many endless loops, each of which wants a core; they end with this process at the latest. */
export function startLoops(count: number): ChildProcess[] {
  return Array.from({ length: count }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
}
