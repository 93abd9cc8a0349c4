import { readFile, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

/** The result of a step: how many tests passed, and each failure in a line. */
export interface Outcome {
  passed: number;
  failures: string[];
}

/** How Storybook begins every message of its own tests. */
const STORYBOOK_LINK = /^Click to debug the error directly in Storybook:\s+\S+\s*/;

/** One failure in a line: where it happened, and the first line that the error says. */
export function failureLine(place: string, message = 'no message'): string {
  const [first = ''] = stripVTControlCharacters(message).trim().replace(STORYBOOK_LINK, '').split('\n');
  return `${place}: ${first}`;
}

/** Keeps a runner's outcome for the test command, in the file that `VETO_OUTCOME` names. */
export async function writeOutcome(outcome: Outcome): Promise<void> {
  if (process.env.VETO_OUTCOME) await writeFile(process.env.VETO_OUTCOME, JSON.stringify(outcome));
}

/** The outcome that a runner has kept; without one, nothing has passed. */
export async function readOutcome(path: string): Promise<Outcome> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Outcome;
  } catch {
    return { passed: 0, failures: [] };
  }
}

/**
 * A run that ended badly without a failed test (a file that does not load, a site that does not start), and one that ran
 * no test at all, are one failure.
 */
export function judge({ passed, failures }: Outcome, exitCode: number | null): Outcome {
  if (failures.length > 0) return { passed, failures };
  if (exitCode !== 0) return { passed, failures: [`ended with ${exitCode ?? 'a signal'}`] };
  return { passed, failures: passed === 0 ? ['ran no test'] : [] };
}

/** A step without tests counts as one. */
export function outcomeOfExit(exitCode: number | null): Outcome {
  return judge({ passed: exitCode === 0 ? 1 : 0, failures: [] }, exitCode);
}

/** The line that closes the run. */
export function closingLine(outcomes: Outcome[]): string {
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  return `${passed} passed, ${sum(outcomes.map((outcome) => outcome.failures.length))} failed`;
}
