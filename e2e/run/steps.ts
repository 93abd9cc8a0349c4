import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { installedEngines } from '../engines/installed.ts';
import { type Reach, STORIES, slicesOf } from './affected.ts';

export interface Step {
  name: string;
  cwd: string;
  command: string[];
  /** The file where the runner keeps its outcome; a step without one counts as one test. */
  outcome?: string;
  /** Whether it may find no test, because none is reached. */
  mayBeEmpty?: boolean;
  env?: Record<string, string>;
  /** Whether it runs beside the step after it: it measures no time, and neither needs what the other makes. */
  beside?: boolean;
}

/** Steps in groups, of which each runs once the one before it has ended. */
export function groupsOf(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [[]];
  for (const step of steps) {
    groups.at(-1)?.push(step);
    if (!step.beside) groups.push([]);
  }
  return groups.filter(({ length }) => length > 0);
}

const CHECKS: Record<string, string[]> = {
  // Several checkers would each infer the same types: on two cores that takes twice the processor.
  'Type check': ['tsc', '--noEmit', '--singleThreaded'],
  Lint: ['biome', 'check', '.'],
};

/** The steps of the test command, in the order in which they run; `reach` is null where everything runs, also in other `engines`. */
export function planSteps(folders: Folders, reach: Reach | null, engines = installedEngines()): Step[] {
  const { root } = folders;
  const checks = Object.entries(CHECKS).map(([name, command]): Step => {
    return { name, cwd: root, command: inPackage(root, command), beside: true };
  });
  // Once: the sites that tests start take what is built.
  const build: Step = { name: 'Build', cwd: root, command: inPackage(root, ['slice', 'build', '--all']) };
  const { projects = [], browserTests = [] } = reach ?? {};
  const alone = reach ? ALONE.filter((project) => projects.some((one) => one.startsWith(packageOf(project)))) : ALONE;
  const chosen = [
    ...(reach && projects.length === 0 ? [] : [vitestStep(folders, 'Unit, story and database tests', { projects })]),
    ...(reach && browserTests.length === 0 ? [] : [journeyStep(folders, browserTests)]),
    ...(reach === null && engines.length > 0 ? [enginesStep(folders)] : []),
    // What measures time or brings load has the machine for itself.
    ...(alone.length > 0 ? [vitestStep(folders, 'Load and times', { projects: alone, oneByOne: true })] : []),
    ...(reach === null ? [journeyStep(folders, [], { name: 'Times in the browser', oneByOne: true })] : []),
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

/** What has changed, and since which commit. */
export interface Change {
  since: string;
  /** From the repository's root; those that are gone have no file. */
  files: string[];
}

/**
 * What a change reaches at once, for whoever is at work: types, its own files, the tests and stories that import them, and the
 * journeys of its slices. `leftOut` says what a pull request runs besides.
 */
export function planWorkSteps(folders: Folders, { since, files }: Change): { steps: Step[]; leftOut: string } {
  const { root } = folders;
  const slices = slicesOf(files);
  const there = files.filter((file) => existsSync(join(root, file)));
  const lint = ['biome', 'check', '--no-errors-on-unmatched', '--files-ignore-unknown=true', ...there];
  const tests = vitestStep(folders, 'Tests that the change reaches', {
    projects: slices ? [...slices.map((slice) => `@veto/${slice}`), STORIES] : [],
    files: slices?.map((slice) => `${slice}/src/`) ?? [],
    changedSince: since,
  });
  const journeys = (slices ?? []).map((slice) => `journeys/${slice}/`);
  const own = journeys.filter((folder) => existsSync(join(root, 'e2e', folder)));
  return {
    steps: [
      { name: 'Type check', cwd: root, command: inPackage(root, CHECKS['Type check'] ?? []), beside: true },
      ...(there.length > 0
        ? [{ name: 'Lint of what changed', cwd: root, command: inPackage(root, lint), beside: true }]
        : []),
      ...(slices?.length === 0 ? [] : [tests]),
      ...(own.length > 0 ? [journeyStep(folders, own)] : []),
    ],
    leftOut: [
      'the lint of other files',
      own.length > 0 ? "the whole site's journeys and faults" : 'all journeys and faults',
      'load and times',
    ].join(', '),
  };
}

/** Absolute paths. */
export interface Folders {
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
  {
    projects,
    files = [],
    oneByOne = false,
    changedSince,
  }: { projects: string[]; files?: string[]; oneByOne?: boolean; changedSince?: string },
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
      ...(changedSince ? [`--changed=${changedSince}`, '--passWithNoTests'] : []),
      ...files,
    ]),
    outcome: join(outcomes, `${name}.json`),
    mayBeEmpty: changedSince !== undefined,
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

/** Firefox and WebKit beside each other. */
function enginesStep({ root, outcomes }: Folders): Step {
  const name = 'Journeys in other browsers';
  return {
    name,
    cwd: join(root, 'e2e'),
    command: [process.execPath, 'engines/run-engines.ts'],
    outcome: join(outcomes, `${name}.json`),
  };
}

function inPackage(folder: string, [program, ...args]: string[]): string[] {
  return [join(folder, 'node_modules/.bin', program ?? ''), ...args];
}
