import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Reach, STORIES } from './affected.ts';

export interface Step {
  name: string;
  cwd: string;
  command: string[];
  /** The file where the runner keeps its outcome; a step without one counts as one test. */
  outcome?: string;
  env?: Record<string, string>;
}

const CHECKS: Record<string, string[]> = {
  // Several checkers would each infer the same types: on two cores that takes twice the processor.
  'Type check': ['tsc', '--noEmit', '--singleThreaded'],
  Lint: ['biome', 'check', '.'],
};

export interface Choice {
  browserJourneys: boolean;
  /** What the change reaches; null for everything. */
  reach?: Reach | null;
}

/** The checks of the repository, in the order in which they are run. */
export function planSteps(root: string, outcomesDir: string, { browserJourneys, reach = null }: Choice): Step[] {
  const checks = Object.entries(CHECKS).map(([name, command]): Step => {
    return { name, cwd: root, command: inPackage(root, command) };
  });
  // Once, with all cores: the sites that tests start take what is built.
  const build: Step = { name: 'Build', cwd: root, command: inPackage(root, ['slice', 'build', '--all']) };
  const tests = vitestStep(root, outcomesDir, 'Unit, story and database tests', { projects: reach?.projects ?? [] });
  const journeys = journeyStep(root, outcomesDir, reach?.browserTests ?? []);
  const chosen = [
    ...(reach?.projects.length === 0 ? [] : [tests]),
    ...(browserJourneys && reach?.browserTests.length !== 0 ? [journeys] : []),
  ];
  return [...checks, ...(chosen.length > 0 ? [build] : []), ...chosen];
}

/** A slice's own tests: in Node, its stories, and its journeys with its candidate in the live site. */
export function planSliceSteps(root: string, outcomesDir: string, slice: string): Step[] {
  const projects = [`@veto/${slice}`, STORIES];
  const tests = vitestStep(root, outcomesDir, 'Unit tests and stories', { projects, files: [`${slice}/src/`] });
  const own = `journeys/${slice}/`;
  if (!existsSync(join(root, 'e2e', own))) return [tests];
  return [tests, { ...journeyStep(root, outcomesDir, [own]), env: { VETO_E2E_CANDIDATE: slice } }];
}

function vitestStep(
  root: string,
  outcomesDir: string,
  name: string,
  { projects, files = [] }: { projects: string[]; files?: string[] },
): Step {
  return {
    name,
    cwd: root,
    command: inPackage(root, [
      ...['vitest', 'run', '--config=e2e/run/vitest.config.ts'],
      ...['--reporter=default', `--reporter=${join(root, 'e2e/run/vitest-outcome.ts')}`],
      ...projects.map((project) => `--project=${project}`),
      ...files,
    ]),
    outcome: join(outcomesDir, 'tests.json'),
    env: {
      // Elsewhere Vite ends the process, as if all were well, when its input ends: `pnpm test < /dev/null`.
      CI: 'true',
      // Projects take no number of workers from the root's configuration. While one waits for the database, another has its core.
      VITEST_MAX_WORKERS: String(availableParallelism() + 1),
    },
  };
}

function journeyStep(root: string, outcomesDir: string, files: string[]): Step {
  return {
    name: 'Browser journeys',
    cwd: join(root, 'e2e'),
    command: inPackage(join(root, 'e2e'), ['playwright', 'test', ...files]),
    outcome: join(outcomesDir, 'journeys.json'),
  };
}

function inPackage(folder: string, [program, ...args]: string[]): string[] {
  return [join(folder, 'node_modules/.bin', program ?? ''), ...args];
}
