import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

const run = promisify(execFile);

export interface Cost {
  /** By the clock. */
  ms: number;
  /** Of all processes that it started and waited for. */
  processorMs: number;
}

/**
 * Runs a command, as the POSIX shell's `times` counts it.
 * @throws what the command said, when it fails.
 */
export async function costOf(
  command: readonly string[],
  options: { cwd: string; env: Record<string, string | undefined> },
): Promise<Cost> {
  const startedAt = performance.now();
  const counted = ['-c', '"$@"; code=$?; times >&2; exit $code', 'sh', ...command];
  const { stderr } = await run('sh', counted, { ...options, maxBuffer: 64 * 2 ** 20 });
  return { ms: performance.now() - startedAt, processorMs: millisecondsOfChildren(stderr) };
}

/** Of the last line of `times`: user and system time of the shell's children, '0m1.50s 0m0.25s'. */
export function millisecondsOfChildren(printed: string): number {
  const found = /(\d+)m([\d.]+)s\s+(\d+)m([\d.]+)s\s*$/.exec(printed);
  if (!found) throw new Error(`no times in ${printed.slice(-200)}`);
  const [, userMinutes, user, systemMinutes, system] = found.map(Number) as [0, number, number, number, number];
  return Math.round(1000 * (60 * (userMinutes + systemMinutes) + user + system));
}

/**
 * Processor time, in ms, of a piece of work that never changes: so many numbers, or two megabytes of them, compressed as
 * well as Brotli can. What something else costs on the same machine is told as a multiple of it.
 */
export function fixedWork(count = 300_000): number {
  const numbers = Array.from({ length: count }, (_, at) => (at * 2_654_435_761) % 1_000_003).join();
  const before = process.cpuUsage();
  brotliCompressSync(numbers);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
