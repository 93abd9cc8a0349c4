import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../browser/find-chromium.ts';
import { leftOutLine } from '../engines/installed.ts';
import { changedFiles, leftAt, reachOf } from './affected.ts';
import { keepToCores, machineLine, startLoops } from './machine.ts';
import { ProcessorWatch } from './processor-watch.ts';
import { closingLine, type EndedStep, type Run, runTable, stepLines, sumLine } from './report.ts';
import { runBeside } from './run-step.ts';
import { groupsOf, planSliceSteps, planSteps, planWorkSteps, type Step } from './steps.ts';

const { values } = parseArgs({
  options: {
    /** Only what a change against this branch or commit can reach. */
    affected: { type: 'string' },
    /** Only this slice's own tests: `pnpm --filter @veto/<slice> test`. */
    slice: { type: 'string' },
    /** What a change since this branch or commit reaches at once: `pnpm verify`. */
    changed: { type: 'string' },
    /** Runs it all so often, and ends with a table. */
    times: { type: 'string', default: '1' },
    /** Beside so many endless loops, each of which wants a core. */
    beside: { type: 'string', default: '0' },
    /** On so many cores of the machine. */
    cores: { type: 'string' },
  },
});

const root = resolve(import.meta.dirname, '../..');
/** Before a run has one of its own. */
const FOR_ALL = tmpdir();
/** Where the logs of a run lie, and what its failures leave behind. */
const KEPT = join(root, 'test-results');

/**
 * The repository's test command: every check and every test, one step after the other, however the earlier ones end. Its last
 * line is `N passed, N failed`; it exits with 1 when anything failed.
 */
async function main(): Promise<Run[]> {
  const times = numberOf('times', 1);
  if (values.cores !== undefined) keepToCores(numberOf('cores', 1));
  console.log(machineLine());
  // The browser is found once, so that a missing one is said at the start and not by every step.
  process.env.VETO_CHROMIUM = findChromium();
  const loops = startLoops(numberOf('beside', 0));
  const watch = new ProcessorWatch({ ignored: loops.flatMap(({ pid }) => pid ?? []) });
  const runs: Run[] = [];
  while (runs.length < times) {
    if (times > 1) console.log(`\nRun ${runs.length + 1} of ${times}`);
    runs.push(await runAll(watch));
  }
  watch.stop();
  for (const loop of loops) loop.kill();
  if (times > 1) console.log(`\n${runTable(runs).join('\n')}`);
  return runs;
}

async function runAll(watch: ProcessorWatch): Promise<Run> {
  const kept = join(KEPT, new Date().toISOString().replaceAll(/[:.]/g, '-'));
  await mkdir(kept, { recursive: true });
  const place = await temporaryPlace();
  const startedAt = performance.now();
  const steps: EndedStep[] = [];
  for (const together of groupsOf(stepsOf(place, kept))) {
    if (process.stdout.isTTY) process.stdout.write(`… ${together.map(({ name }) => name).join(', ')}`);
    const ended = await runBeside(together, kept, watch);
    if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
    console.log(ended.flatMap((step) => stepLines(step, root)).join('\n'));
    steps.push(...ended);
  }
  const run = { steps, seconds: (performance.now() - startedAt) / 1000 };
  await rm(place, { recursive: true, force: true });
  console.log(sumLine(run));
  if (steps.every(({ outcome }) => outcome.failures.length === 0)) {
    await rm(kept, { recursive: true, force: true });
    return run;
  }
  console.log(`Logs of the steps and the site, pictures and traces: ${relative(process.cwd(), kept) || '.'}`);
  return { ...run, kept };
}

function stepsOf(place: string, kept: string): Step[] {
  const folders = { root, outcomes: place, kept };
  if (values.slice !== undefined) return planSliceSteps(folders, values.slice);
  if (values.changed !== undefined) {
    const change = { since: leftAt(root, values.changed), files: changedFiles(root, values.changed) };
    const { steps, leftOut } = planWorkSteps(folders, change);
    console.log(`Left out: ${leftOut}. \`test\` runs all, \`test --affected main\` what a pull request runs.`);
    return steps;
  }
  const reach = values.affected === undefined ? null : reachOf(changedFiles(root, values.affected));
  const leftOut = reach === null ? leftOutLine() : undefined;
  if (leftOut) console.log(leftOut);
  return planSteps(folders, reach);
}

/** A folder for all that tests put aside, also those that are killed: it goes when the run is over. */
async function temporaryPlace(): Promise<string> {
  const place = await mkdtemp(join(FOR_ALL, 'veto-tests-'));
  // PostgreSQL's own user passes through.
  await chmod(place, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = place;
  return place;
}

function numberOf(option: 'times' | 'beside' | 'cores', least: number): number {
  const number = Number(values[option]);
  if (Number.isInteger(number) && number >= least) return number;
  throw new Error(`--${option} ${values[option]} is no whole number from ${least} on.`);
}

let runs: Run[] = [];
try {
  runs = await main();
  console.log(closingLine(runs));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
}
process.exitCode = runs.length > 0 && runs.every(({ kept }) => kept === undefined) ? 0 : 1;
