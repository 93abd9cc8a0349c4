import { existsSync, readdirSync } from 'node:fs';
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
  const tests = packagesWithTests(root).map((folder): Step => {
    const report = join(reportsDir, `${folder.replaceAll('/', '-')}.json`);
    const command = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const cwd = join(root, folder);
    return { name: `Tests of ${folder}`, cwd, command: inPackage(cwd, command), report };
  });
  const journeys: Step = {
    name: 'Browser journeys',
    cwd: join(root, 'e2e'),
    command: inPackage(join(root, 'e2e'), ['playwright', 'test']),
    report: join(reportsDir, 'journeys.json'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reportsDir, 'journeys.json') },
  };
  return [...checks, ...tests, ...(browserJourneys ? [journeys] : [])];
}

/** Packages that hold unit, story or database tests: those with a vitest configuration or a test file. */
export function packagesWithTests(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map((entry) => entry.name);
  return [...folders, 'shell/slice-kit']
    .filter((folder) => hasVitestConfig(join(root, folder)) || hasTestFile(join(root, folder)))
    .toSorted();
}

function inPackage(folder: string, [program, ...args]: string[]): string[] {
  return [join(folder, 'node_modules/.bin', program ?? ''), ...args];
}

function hasVitestConfig(folder: string): boolean {
  return readdirSync(folder).some((name) => name.startsWith('vitest.config.'));
}

function hasTestFile(folder: string): boolean {
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (!entry.isDirectory()) return /\.test\.tsx?$/.test(entry.name);
    // A package inside a package is listed by itself.
    const path = join(folder, entry.name);
    return entry.name !== 'node_modules' && !existsSync(join(path, 'package.json')) && hasTestFile(path);
  });
}
