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

/** The steps of the test command, in the order in which they run. */
export function planSteps(folders: Folders, { browserJourneys, reach = null }: Choice): Step[] {
  const { root } = folders;
  const checks = Object.entries(CHECKS).map(([name, command]): Step => {
    return { name, cwd: root, command: inPackage(root, command) };
  });
  // Once, with all cores: the sites that tests start take what is built.
  const build: Step = { name: 'Build', cwd: root, command: inPackage(root, ['slice', 'build', '--all']) };
  const { projects = [], browserTests = [] } = reach ?? {};
  const alone = reach ? ALONE.filter((project) => projects.some((one) => one.startsWith(packageOf(project)))) : ALONE;
  const chosen = [
    ...(reach && projects.length === 0 ? [] : [vitestStep(folders, 'Unit, story and database tests', { projects })]),
    ...(browserJourneys && !(reach && browserTests.length === 0) ? [journeyStep(folders, browserTests)] : []),
    // What measures time or brings load has the machine for itself.
    ...(alone.length > 0 ? [vitestStep(folders, 'Load and times', { projects: alone, oneByOne: true })] : []),
    ...(browserJourneys && !reach ? [journeyStep(folders, [], { name: 'Times in the browser', oneByOne: true })] : []),
  ];
  return [...checks, ...(chosen.length > 0 ? [build] : []), ...chosen];
}

/** A slice's own tests: in Node, its stories, and its journeys with its candidate in the live site. */
export function planSliceSteps(folders: Folders, slice: string): Step[] {
  const projects = [`@veto/${slice}`, STORIES];
  const tests = vitestStep(folders, 'Unit tests and stories', { projects, files: [`${slice}/src/`] });
  const own = `journeys/${slice}/`;
  if (!existsSync(join(folders.root, 'e2e', own))) return [tests];
  return [tests, { ...journeyStep(folders, [own]), env: { VETO_E2E_CANDIDATE: slice } }];
}

/** Absolute paths. */
export interface Folders {
  /** The repository. */
  root: string;
  /** Runners keep their outcomes there. */
  outcomes: string;
  /** What failures leave behind goes there. */
  kept: string;
}

/** The projects of tests that run one by one, as their names end in `.alone.test.ts`. */
const ALONE = ['@veto/e2e (alone)', '@veto/shared-data (alone)', '@veto/shell (alone)'];

const packageOf = (project: string) => project.split(' ')[0] ?? '';

function vitestStep(
  { root, outcomes }: Folders,
  name: string,
  { projects, files = [], oneByOne = false }: { projects: string[]; files?: string[]; oneByOne?: boolean },
): Step {
  // While one waits for the database, another has its core.
  const workers = oneByOne ? 1 : availableParallelism() + 1;
  return {
    name,
    cwd: root,
    command: inPackage(root, [
      ...['vitest', 'run', '--config=e2e/run/vitest.config.ts', `--maxWorkers=${workers}`],
      ...['--reporter=default', `--reporter=${join(root, 'e2e/run/vitest-outcome.ts')}`],
      ...projects.map((project) => `--project=${project}`),
      ...(oneByOne ? ['--no-file-parallelism'] : ['--project=!* (alone)']),
      ...files,
    ]),
    outcome: join(outcomes, `${name}.json`),
    // Elsewhere Vite ends the process, as if all were well, when its input ends: `pnpm test < /dev/null`.
    env: { CI: 'true' },
  };
}

function journeyStep(
  { root, outcomes, kept }: Folders,
  files: string[],
  { name = 'Browser journeys', oneByOne = false } = {},
): Step {
  const projects = oneByOne ? ['--project=alone', '--workers=1'] : ['--project=long', '--project=journeys'];
  return {
    name,
    cwd: join(root, 'e2e'),
    command: inPackage(join(root, 'e2e'), [
      'playwright',
      'test',
      `--output=${join(kept, name)}`,
      ...projects,
      ...files,
    ]),
    outcome: join(outcomes, `${name}.json`),
  };
}

function inPackage(folder: string, [program, ...args]: string[]): string[] {
  return [join(folder, 'node_modules/.bin', program ?? ''), ...args];
}
