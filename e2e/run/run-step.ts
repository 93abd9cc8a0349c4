import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { judge, outcomeOfExit, readOutcome } from './outcome.ts';
import type { ProcessorWatch } from './processor-watch.ts';
import type { EndedStep } from './report.ts';
import type { Step } from './steps.ts';

/** Runs a step to its end, however that is. All that it prints goes to `<name>.log` in `folder`. */
export async function runStep(step: Step, folder: string, watch: ProcessorWatch): Promise<EndedStep> {
  const startedAt = performance.now();
  const before = watch.seconds();
  const log = join(folder, `${step.name}.log`);
  const file = openSync(log, 'w');
  const [program = '', ...args] = step.command;
  const child = spawn(program, args, {
    cwd: step.cwd,
    stdio: ['ignore', file, file],
    env: { ...process.env, ...step.env, VETO_OUTCOME: step.outcome },
  });
  const ended = await once(child, 'close').then(
    ([code]) => ({ code: code as number | null, says: '' }),
    (error: Error) => ({ code: null, says: `${program} could not be run: ${error.message}` }),
  );
  closeSync(file);
  const printed = ended.says || (await readFile(log, 'utf8'));
  const after = watch.seconds();
  return {
    name: step.name,
    outcome: step.outcome
      ? judge(await readOutcome(step.outcome), ended.code, printed, step.mayBeEmpty)
      : outcomeOfExit(ended.code, printed),
    seconds: (performance.now() - startedAt) / 1000,
    processor: after === undefined || before === undefined ? undefined : after - before,
  };
}
