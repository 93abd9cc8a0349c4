import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, openSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HANG_MS } from '@veto/slice-kit/hang-limit';
import { judge, outcomeOfExit, readOutcome } from './outcome.ts';
import { ProcessorWatch } from './processor-watch.ts';
import type { EndedStep } from './report.ts';
import type { Step } from './steps.ts';

/** Runners print each file of tests, and each test in a browser ends before this. */
const LONGEST_SILENCE_MS = 2 * HANG_MS;

/**
 * Runs the last of some steps, and beside it the others, one after the other, all to their end. What they print goes to
 * `<name>.log` in `folder`. `watch` is of all that this process runs.
 */
export async function runBeside(steps: readonly Step[], folder: string, watch: ProcessorWatch): Promise<EndedStep[]> {
  const last = steps.at(-1);
  if (!last) return [];
  const before = watch.seconds();
  const [beside, main] = await Promise.all([inTurn(steps.slice(0, -1), folder), runStep(last, folder)]);
  const others = beside.map(({ processor }) => processor ?? 0).reduce((sum, one) => sum + one, 0);
  const after = watch.seconds();
  // A step's own watch misses its end; the watch of all does not.
  const processor = after === undefined || before === undefined ? undefined : after - before - others;
  return [...beside, { ...main, processor }];
}

async function inTurn(steps: readonly Step[], folder: string): Promise<EndedStep[]> {
  const ended: EndedStep[] = [];
  for (const step of steps) ended.push(await runStep(step, folder));
  return ended;
}

/** A step that prints nothing for so many ms is ended, with all that it started, and fails: the steps after it still run. */
export async function runStep(step: Step, folder: string, longestSilence = LONGEST_SILENCE_MS): Promise<EndedStep> {
  const startedAt = performance.now();
  const log = join(folder, `${step.name}.log`);
  const file = openSync(log, 'w');
  const [program = '', ...args] = step.command;
  const child = spawn(program, args, {
    cwd: step.cwd,
    stdio: ['ignore', file, file],
    env: { ...process.env, ...step.env, VETO_OUTCOME: step.outcome },
  });
  const watch = new ProcessorWatch(child.pid === undefined ? {} : { root: child.pid });
  const silence = onSilence(file, longestSilence, () => {
    writeSync(file, `\nIt was ended, as it printed nothing for ${longestSilence / 60_000} minutes.\n`);
    watch.kill();
    child.kill('SIGKILL');
  });
  const ended = await once(child, 'close').then(
    ([code]) => ({ code: code as number | null, says: '' }),
    (error: Error) => ({ code: null, says: `${program} could not be run: ${error.message}` }),
  );
  clearInterval(silence);
  const processor = watch.seconds();
  watch.stop();
  closeSync(file);
  const printed = ended.says || (await readFile(log, 'utf8'));
  return {
    name: step.name,
    outcome: step.outcome
      ? judge(await readOutcome(step.outcome), ended.code, printed, step.mayBeEmpty)
      : outcomeOfExit(ended.code, printed),
    seconds: (performance.now() - startedAt) / 1000,
    processor,
  };
}

/** Calls once, when a file has not grown for so many ms. */
function onSilence(file: number, longest: number, call: () => void): NodeJS.Timeout {
  let [size, grewAt] = [0, performance.now()];
  const timer = setInterval(() => {
    const now = fstatSync(file).size;
    if (now !== size) [size, grewAt] = [now, performance.now()];
    if (performance.now() - grewAt < longest) return;
    clearInterval(timer);
    call();
  }, longest / 10);
  return timer;
}
