import { relative } from 'node:path';
import type { Outcome } from './outcome.ts';

export interface EndedStep {
  name: string;
  outcome: Outcome;
  seconds: number;
  /** Of processor; undefined where the system does not tell it. */
  processor: number | undefined;
}

export interface Run {
  steps: EndedStep[];
  /** By the clock: some steps run beside each other. */
  seconds: number;
  /** Where logs and pictures lie; undefined when nothing failed. */
  kept?: string | undefined;
}

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const whole = (number: number) => Math.round(number).toLocaleString('en');

/** '41 s, 62 s of processor' */
function times({ seconds, processor }: Pick<EndedStep, 'seconds' | 'processor'>): string {
  return `${whole(seconds)} s${processor === undefined ? '' : `, ${whole(processor)} s of processor`}`;
}

/** A step in one line, and each of its failures with what it says. */
export function stepLines({ name, outcome: { passed, failures }, ...took }: EndedStep, root: string): string[] {
  const count = failures.length > 0 ? `${failures.length} of ${passed + failures.length} failed` : `${passed} passed`;
  return [
    `${failures.length > 0 ? '✗' : '✓'} ${name.padEnd(32)} ${count}, ${times(took)}`,
    ...failures.flatMap(({ where, says, kept }) => [
      `    ${where}`,
      ...says.split('\n').map((line) => `      ${line}`),
      ...(kept ? [`      picture and trace: ${relative(root, kept)}`] : []),
    ]),
  ];
}

/** What the whole run took, and which step longest. */
export function sumLine({ steps, seconds }: Run): string {
  const longest = steps.toSorted((a, b) => b.seconds - a.seconds)[0];
  const processors = steps.map(({ processor }) => processor);
  const all = {
    seconds,
    processor: processors.includes(undefined) ? undefined : sum(processors.map((one) => one ?? 0)),
  };
  return `In all ${times(all)}; the longest step: ${longest?.name ?? 'none'}.`;
}

export function closingLine(runs: readonly Run[]): string {
  const outcomes = runs.flatMap(({ steps }) => steps).map(({ outcome }) => outcome);
  const failed = sum(outcomes.map(({ failures }) => failures.length));
  return `${sum(outcomes.map(({ passed }) => passed))} passed, ${failed} failed`;
}

/** Several runs: a line for each step of each run, and below it what failed. */
export function runTable(runs: readonly Run[]): string[] {
  const rows = runs.flatMap(({ steps }, at) =>
    steps.flatMap(({ name, seconds, processor, outcome: { failures } }) => [
      [String(at + 1), name, whole(seconds), processor === undefined ? '-' : whole(processor), String(failures.length)],
      ...failures.map(({ where }) => ['', `  ${where}`, '', '', '']),
    ]),
  );
  const green = runs.filter(({ steps }) => steps.every(({ outcome }) => outcome.failures.length === 0)).length;
  return [
    ...[['run', 'step', 'seconds', 'processor', 'failed'], ...rows].map(([run = '', step = '', ...numbers]) =>
      `${run.padEnd(4)}${step.padEnd(33)}${numbers.map((number) => number.padStart(10)).join('')}`.trimEnd(),
    ),
    `${green} of ${runs.length} runs green`,
  ];
}
