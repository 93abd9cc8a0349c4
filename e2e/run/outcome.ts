import { readFile, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** 'pets.test.ts:12 › a dog has a name'; of a step that ended badly, how it ended. */
  where: string;
  /** What was expected, and what came instead, in a few lines. */
  says: string;
  /** The folder with its picture and trace. */
  kept?: string;
}

/** The result of a step: how many tests passed, and what failed. */
export interface Outcome {
  passed: number;
  failures: Failure[];
}

/** How Storybook begins every message of its own tests. */
const STORYBOOK_LINK = /^Click to debug the error directly in Storybook:\s+\S+\s*/;
/** Playwright puts what a test says of a claim before the claim, with what was expected and what came instead. */
const CLAIM = '\nexpect(';
/** The log of the step has the rest. */
const MOST_LINES = 16;

/** A failure without colours: where it happened, what was claimed, what the test says of it, and the difference if there is one. */
export function failureAt(where: string, message = 'no message', difference = ''): Failure {
  const text = stripVTControlCharacters(message).trim().replace(STORYBOOK_LINK, '');
  const at = text.lastIndexOf(CLAIM);
  const parts = at === -1 ? [text] : [text.slice(at), text.slice(0, at)];
  const lines = [...parts, stripVTControlCharacters(difference)].flatMap(beginningAndEnd);
  return { where: stripVTControlCharacters(where), says: lines.join('\n') };
}

/** The lines of a text that are not empty; of a long one those in the middle are left out. */
function beginningAndEnd(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES / 2), '…', ...lines.slice(-MOST_LINES / 2)];
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
 * no test at all without leave, are one failure, which says the last lines that the run printed.
 */
export function judge(
  { passed, failures }: Outcome,
  exitCode: number | null,
  printed = '',
  mayBeEmpty = false,
): Outcome {
  if (failures.length > 0) return { passed, failures };
  const lastLines = stripVTControlCharacters(printed).trimEnd().split('\n').slice(-MOST_LINES).join('\n');
  if (exitCode !== 0) return { passed, failures: [failureAt(`ended with ${exitCode ?? 'a signal'}`, lastLines)] };
  return { passed, failures: passed === 0 && !mayBeEmpty ? [failureAt('ran no test', lastLines)] : [] };
}

/** A step without tests counts as one. */
export function outcomeOfExit(exitCode: number | null, printed = ''): Outcome {
  return judge({ passed: exitCode === 0 ? 1 : 0, failures: [] }, exitCode, printed);
}
