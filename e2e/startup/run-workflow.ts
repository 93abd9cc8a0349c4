import { parse } from 'yaml';
import { inBash } from './in-bash.ts';

interface Step {
  uses?: string;
  run?: string;
  if?: string;
  with?: Record<string, string | number>;
  env?: Record<string, string>;
}
interface Workflow {
  jobs: Record<string, { if?: string; steps: Step[] }>;
}

export interface Machine {
  folder: string;
  env: NodeJS.ProcessEnv;
  /** The value of each expression, as it is written: 'vars.VETO_SITE'. */
  values: Readonly<Record<string, string | boolean>>;
  /** Whether a job has installed already: all of them have this checkout. */
  isInstalled: boolean;
  /** What an action does here, by its name. */
  actions: Readonly<Record<string, (inputs: NonNullable<Step['with']>) => void | Promise<void>>>;
}

/** Each job begins with it. */
const INSTALL = 'pnpm install --frozen-lockfile';

/**
 * Runs the steps of a job in their order, each `run` by `bash -e` as a runner of GitHub does, and resolves with all that they
 * print; a job whose condition does not hold is left out. Rejects when a line fails, and for an expression or an action that the
 * machine does not know.
 */
export async function runJob(workflow: string, name: string, machine: Machine): Promise<string> {
  const job = (parse(workflow) as Workflow).jobs[name];
  if (!job) throw new Error(`The workflow has no job ${name}`);
  if (job.if !== undefined && !evaluate(job.if, machine)) return '';
  const outputs: string[] = [];
  for (const step of job.steps) {
    if (step.if !== undefined && !evaluate(step.if, machine)) continue;
    if (step.uses !== undefined) await runAction(step, machine);
    if (step.run !== undefined) outputs.push(await runLines(step.run, step.env ?? {}, machine));
  }
  return outputs.join('');
}

async function runAction({ uses = '', with: inputs = {} }: Step, machine: Machine): Promise<void> {
  const action = machine.actions[uses.replace(/@.*/, '')];
  if (!action) throw new Error(`The test does not know what ${uses} does`);
  const filled = Object.entries(inputs).map(([key, input]) => [
    key,
    typeof input === 'string' ? fill(input, machine) : input,
  ]);
  await action(Object.fromEntries(filled));
}

async function runLines(script: string, given: Record<string, string>, machine: Machine): Promise<string> {
  if (script === INSTALL) {
    if (machine.isInstalled) return '';
    machine.isInstalled = true;
  }
  const env = Object.entries(given).map(([key, text]) => [key, fill(text, machine)]);
  return inBash(script, { cwd: machine.folder, env: { ...machine.env, ...Object.fromEntries(env) } });
}

function fill(text: string, machine: Machine): string {
  return text.replace(/\$\{\{.*?\}\}/g, (part) => String(evaluate(part, machine)));
}

function evaluate(text: string, { values }: Machine): string | boolean {
  const expression = text.replace(/^\$\{\{\s*|\s*\}\}$/g, '');
  const value = values[expression];
  if (value === undefined) throw new Error(`The test knows no value of ${expression}`);
  return value;
}
