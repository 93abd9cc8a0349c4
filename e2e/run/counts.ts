import { readFile } from 'node:fs/promises';

export interface Counts {
  passed: number;
  failed: number;
}

export function add(a: Counts, b: Counts): Counts {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** The line that closes the run. */
export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

/** A step without a report of its own counts as one. */
export function countExit(exitCode: number | null): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * What a runner's JSON report says. A run that ended badly without a failed test (a file that does not load, a site that
 * does not start), and one that ran no test at all, count as one failure.
 */
export function countReport(report: unknown, exitCode: number | null): Counts {
  const counts = readVitest(report) ?? readPlaywright(report) ?? { passed: 0, failed: 0 };
  const nothingRan = counts.passed + counts.failed === 0;
  if (counts.failed === 0 && (exitCode !== 0 || nothingRan)) return { ...counts, failed: 1 };
  return counts;
}

/** Reads a report file; a missing or broken one is no report. */
export async function readReport(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

function readVitest(report: unknown): Counts | null {
  if (!isRecord(report) || typeof report.numPassedTests !== 'number') return null;
  return { passed: report.numPassedTests, failed: Number(report.numFailedTests ?? 0) };
}

function readPlaywright(report: unknown): Counts | null {
  if (!isRecord(report) || !isRecord(report.stats)) return null;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: Number(expected ?? 0), failed: Number(unexpected ?? 0) + Number(flaky ?? 0) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
