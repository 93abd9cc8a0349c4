import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '../browser/find-chromium.ts';
import { changedFiles, reachOf } from './affected.ts';
import { closingLine, judge, type Outcome, outcomeOfExit, readOutcome } from './outcome.ts';
import { planSliceSteps, planSteps, type Step } from './steps.ts';

const { values } = parseArgs({
  options: {
    /** Only what a change against this branch or commit can reach. */
    affected: { type: 'string' },
    /** Only this slice's own tests: `pnpm --filter @veto/<slice> test`. */
    slice: { type: 'string' },
    'no-browser-journeys': { type: 'boolean', default: false },
  },
});

/**
 * The repository's test command: every check and every test, one after the other (the machine has few cores), however
 * the earlier ones end. Its last line is `N passed, N failed`; it exits with 1 when anything failed.
 */
async function main(): Promise<Outcome[]> {
  const root = resolve(import.meta.dirname, '../..');
  const place = await temporaryPlace();
  // The browser is found once, so that a missing one is said at the start and not by every step.
  process.env.VETO_CHROMIUM = findChromium();
  const summary: { name: string; outcome: Outcome; seconds: number }[] = [];
  for (const step of stepsOf(root, place)) {
    const startedAt = performance.now();
    const outcome = await runStep(step);
    summary.push({ name: step.name, outcome, seconds: (performance.now() - startedAt) / 1000 });
  }
  await rm(place, { recursive: true, force: true });
  console.log('\nSummary');
  for (const { name, outcome, seconds } of summary) {
    console.log(`  ${outcome.failures.length ? '✗' : '✓'} ${name}: ${describe(outcome)}, ${seconds.toFixed(0)} s`);
    for (const failure of outcome.failures) console.log(`      ${failure}`);
  }
  return summary.map(({ outcome }) => outcome);
}

function stepsOf(root: string, place: string): Step[] {
  if (values.slice !== undefined) return planSliceSteps(root, place, values.slice);
  const reach = values.affected === undefined ? null : reachOf(changedFiles(root, values.affected));
  return planSteps(root, place, { browserJourneys: !values['no-browser-journeys'], reach });
}

/** A folder for all that tests put aside, also those that are killed: it goes when the run is over. */
async function temporaryPlace(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'veto-tests-'));
  // PostgreSQL's own user passes through.
  await chmod(place, 0o711);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = place;
  return place;
}

async function runStep(step: Step): Promise<Outcome> {
  console.log(`\n▶ ${step.name}`);
  const [program = '', ...args] = step.command;
  const child = spawn(program, args, {
    cwd: step.cwd,
    stdio: 'inherit',
    env: { ...process.env, ...step.env, VETO_OUTCOME: step.outcome },
  });
  child.on('error', (error) => console.error(`${program} could not be run: ${error.message}`));
  const exitCode = await once(child, 'close').then(
    ([code]) => code as number | null,
    () => null,
  );
  return step.outcome ? judge(await readOutcome(step.outcome), exitCode) : outcomeOfExit(exitCode);
}

function describe({ passed, failures }: Outcome): string {
  return failures.length ? `${failures.length} of ${passed + failures.length} failed` : `all ${passed} passed`;
}

let outcomes: Outcome[];
try {
  outcomes = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  outcomes = [{ passed: 0, failures: ['did not run to the end'] }];
}
process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0;
console.log(closingLine(outcomes));
