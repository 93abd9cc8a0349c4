import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Reach, STORIES } from './affected.ts';
import { groupsOf, planSliceSteps, planSteps, planWorkSteps, type Step } from './steps.ts';

const root = join(import.meta.dirname, '../..');
const FOLDERS = { root: '/', outcomes: '/outcomes', kept: '/kept' };

test('runs every kind of test on its own, and what measures after all others, one test at a time', () => {
  const steps = planSteps(FOLDERS, null, ['Firefox']);
  expect(steps.map(({ name }) => name)).toEqual([
    ...['Type check', 'Lint', 'Build', 'Unit, story and database tests', 'Browser journeys'],
    ...['Journeys in other browsers', 'Load and times', 'Times in the browser'],
  ]);
  expect(planSteps(FOLDERS, null, [])).toHaveLength(steps.length - 1);
  expect(steps.at(-2)?.command).toEqual(expect.arrayContaining(['--maxWorkers=1', '--no-file-parallelism']));
  expect(steps.at(-1)?.command).toEqual(expect.arrayContaining(['--project=alone', '--workers=1']));
});

test('checks types and lint beside the build, at work beside the tests, and lets nothing else run beside tests', () => {
  const namesOf = (steps: Step[]) => groupsOf(steps).map((group) => group.map(({ name }) => name));
  expect(namesOf(planSteps(FOLDERS, null, [])).slice(0, 3)).toEqual([
    ['Type check', 'Lint', 'Build'],
    ['Unit, story and database tests'],
    ['Browser journeys'],
  ]);
  expect(namesOf(planWorkSteps({ ...FOLDERS, root }, { since: 'abc', files: ['mf-vet/package.json'] }).steps)).toEqual([
    ['Type check', 'Lint of what changed', 'Tests that the change reaches'],
    ['Browser journeys'],
  ]);
  expect(namesOf(planSteps(FOLDERS, { projects: [], browserTests: [] }))).toEqual([['Type check', 'Lint']]);
});

test('runs what a change reaches, and the checks of all files', () => {
  const steps = (reach: Reach) => planSteps(FOLDERS, reach);
  const ofSlice = steps({ projects: ['@veto/mf-vet'], browserTests: ['journeys'] });
  expect(ofSlice.map(({ name }) => name)).toHaveLength(5);
  expect(ofSlice[3]?.command).toContain('--project=@veto/mf-vet');
  expect(ofSlice[4]?.command.at(-1)).toBe('journeys');
  expect(steps({ projects: [], browserTests: [] }).map(({ name }) => name)).toEqual(['Type check', 'Lint']);
});

test('a change to the data brings its own loads alone', () => {
  const command = planSteps(FOLDERS, { projects: ['@veto/shared-data (database)'], browserTests: [] }).at(-1)?.command;
  expect(command).toContain('--project=@veto/shared-data (alone)');
  expect(command).not.toContain('--project=@veto/e2e (alone)');
});

test('at work, a change in a slice runs what imports it and the journeys of the slice, and says what it leaves out', () => {
  const folders = { ...FOLDERS, root };
  const own = planWorkSteps(folders, { since: 'abc', files: ['mf-vet/package.json', 'mf-vet/src/gone.ts'] });
  const [types, lint, tests, journeys] = own.steps;
  expect(types?.name).toBe('Type check');
  expect(lint?.command.at(-1)).toBe('mf-vet/package.json');
  expect(tests?.command).toEqual(expect.arrayContaining(['--project=@veto/mf-vet', '--changed=abc', 'mf-vet/src/']));
  expect(tests?.mayBeEmpty).toBe(true);
  expect(journeys?.command.at(-1)).toBe('journeys/mf-vet/');
  expect(own.leftOut).toContain("the whole site's journeys");
  const shared = planWorkSteps(folders, { since: 'abc', files: ['shared-data/package.json'] });
  expect(shared.steps.map(({ name }) => name)).toEqual([
    ...['Type check', 'Lint of what changed', 'Tests that the change reaches'],
  ]);
  expect(shared.leftOut).toContain('all journeys');
  expect(planWorkSteps(folders, { since: 'abc', files: ['README.md'] }).steps).toHaveLength(2);
});

test('runs the tests of one slice, with its candidate before its journeys', () => {
  const [tests, journeys] = planSliceSteps({ ...FOLDERS, root }, 'mf-vet');
  expect(tests?.command).toEqual(
    expect.arrayContaining(['--project=@veto/mf-vet', `--project=${STORIES}`, 'mf-vet/src/']),
  );
  expect(journeys?.command.at(-1)).toBe('journeys/mf-vet/');
  expect(journeys?.env).toEqual({ VETO_E2E_CANDIDATE: 'mf-vet' });
  expect(planSliceSteps({ ...FOLDERS, root }, 'mf-without-journeys')).toHaveLength(1);
});
