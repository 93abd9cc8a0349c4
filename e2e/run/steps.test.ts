import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Reach, STORIES } from './affected.ts';
import { planSliceSteps, planSteps } from './steps.ts';

const FOLDERS = { root: '/', outcomes: '/outcomes', kept: '/kept' };

test('leaves out the browser journeys only when asked', () => {
  const names = (browserJourneys: boolean) => planSteps(FOLDERS, { browserJourneys }).map(({ name }) => name);
  const always = ['Type check', 'Lint', 'Build', 'Unit, story and database tests'];
  expect(names(true)).toEqual([...always, 'Browser journeys', 'Load and times', 'Times in the browser']);
  expect(names(false)).toEqual([...always, 'Load and times']);
});

test('runs what a change reaches, and the checks of all files', () => {
  const steps = (reach: Reach) => planSteps(FOLDERS, { browserJourneys: true, reach });
  const ofSlice = steps({ projects: ['@veto/mf-vet'], browserTests: ['journeys'] });
  expect(ofSlice.map(({ name }) => name)).toHaveLength(5);
  expect(ofSlice[3]?.command).toContain('--project=@veto/mf-vet');
  expect(ofSlice[4]?.command.at(-1)).toBe('journeys');
  expect(steps({ projects: [], browserTests: [] }).map(({ name }) => name)).toEqual(['Type check', 'Lint']);
});

test('what measures runs after all others, one test at a time', () => {
  const [load, times] = planSteps(FOLDERS, { browserJourneys: true }).slice(-2);
  expect(load?.command).toEqual(expect.arrayContaining(['--maxWorkers=1', '--no-file-parallelism']));
  expect(times?.command).toEqual(expect.arrayContaining(['--project=alone', '--workers=1']));
  const ofData = planSteps(FOLDERS, {
    browserJourneys: true,
    reach: { projects: ['@veto/shared-data (database)'], browserTests: [] },
  });
  expect(ofData.at(-1)?.command).toContain('--project=@veto/shared-data (alone)');
  expect(ofData.at(-1)?.command).not.toContain('--project=@veto/e2e (alone)');
});

test('runs the tests of one slice, with its candidate before its journeys', () => {
  const root = join(import.meta.dirname, '../..');
  const [tests, journeys] = planSliceSteps({ ...FOLDERS, root }, 'mf-vet');
  expect(tests?.command).toEqual(
    expect.arrayContaining(['--project=@veto/mf-vet', `--project=${STORIES}`, 'mf-vet/src/']),
  );
  expect(journeys?.command.at(-1)).toBe('journeys/mf-vet/');
  expect(journeys?.env).toEqual({ VETO_E2E_CANDIDATE: 'mf-vet' });
  expect(planSliceSteps({ ...FOLDERS, root }, 'mf-without-journeys')).toHaveLength(1);
});
