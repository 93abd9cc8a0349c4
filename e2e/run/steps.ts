import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Reach } from './affected.ts';

export interface Step {
  name: string;
  cwd: string;
  command: string[];
  /** The file where the runner keeps its outcome; a step without one counts as one test. */
  outcome?: string;
  env?: Record<string, string>;
}

const CHECKS: Record<string, string[]> = {
  'Type check': ['tsc', '--noEmit'],
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
  const tests: Step = {
    name: 'Unit, story and database tests',
    cwd: root,
    command: inPackage(root, [
      ...['vitest', 'run', '--config=e2e/run/vitest.config.ts'],
      ...['--reporter=default', `--reporter=${join(root, 'e2e/run/vitest-outcome.ts')}`],
      ...(reach?.projects ?? []).map((project) => `--project=${project}`),
    ]),
    outcome: join(outcomesDir, 'tests.json'),
    env: {
      // Elsewhere Vite ends the process, as if all were well, when its input ends: `pnpm test < /dev/null`.
      CI: 'true',
      // Projects take no number of workers from the root's configuration; by default one core of two would wait.
      VITEST_MAX_WORKERS: String(availableParallelism()),
    },
  };
  const journeys: Step = {
    name: 'Browser journeys',
    cwd: join(root, 'e2e'),
    command: inPackage(join(root, 'e2e'), ['playwright', 'test', ...(reach?.browserTests ?? [])]),
    outcome: join(outcomesDir, 'journeys.json'),
  };
  const chosen = [
    ...(reach?.projects.length === 0 ? [] : [tests]),
    ...(browserJourneys && reach?.browserTests.length !== 0 ? [journeys] : []),
  ];
  return [...checks, ...(chosen.length > 0 ? [build] : []), ...chosen];
}

function inPackage(folder: string, [program, ...args]: string[]): string[] {
  return [join(folder, 'node_modules/.bin', program ?? ''), ...args];
}
