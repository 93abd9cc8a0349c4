import { join } from 'node:path';

export interface Step {
  name: string;
  cwd: string;
  command: string[];
  /** The file the runner writes its JSON report to; a step without one counts as one test. */
  report?: string;
  env?: Record<string, string>;
}

const CHECKS: Record<string, string[]> = {
  'Type check': ['tsc', '--noEmit'],
  Lint: ['biome', 'check', '.'],
};

/** Every check of the repository, in the order in which they are run. */
export function planSteps(root: string, reportsDir: string, { browserJourneys }: { browserJourneys: boolean }): Step[] {
  const checks = Object.entries(CHECKS).map(([name, command]): Step => {
    return { name, cwd: root, command: inPackage(root, command) };
  });
  const report = join(reportsDir, 'tests.json');
  const tests: Step = {
    name: 'Unit, story and database tests',
    cwd: root,
    command: inPackage(root, ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
    report,
  };
  const journeys: Step = {
    name: 'Browser journeys',
    cwd: join(root, 'e2e'),
    command: inPackage(join(root, 'e2e'), ['playwright', 'test']),
    report: join(reportsDir, 'journeys.json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reportsDir, 'journeys.json') },
  };
  return [...checks, tests, ...(browserJourneys ? [journeys] : [])];
}

function inPackage(folder: string, [program, ...args]: string[]): string[] {
  return [join(folder, 'node_modules/.bin', program ?? ''), ...args];
}
