import { expect, test } from 'vitest';
import { closingLine, type EndedStep, runTable, stepLines, sumLine } from './report.ts';

const lint: EndedStep = { name: 'Lint', outcome: { passed: 1, failures: [] }, seconds: 16.4, processor: 25.5 };
const failure = {
  where: 'journeys/pets.spec.ts:7 › a dog',
  says: 'Expected: 1\nReceived: 2',
  kept: '/veto/test-results/a',
};
const journeys: EndedStep = {
  name: 'Journeys',
  outcome: { passed: 4, failures: [failure] },
  seconds: 1371,
  processor: 1300,
};

test('a step that passed is one line, with what it took', () => {
  expect(stepLines(lint, '/veto')).toEqual([expect.stringMatching(/^✓ Lint +1 passed, 16 s, 26 s of processor$/)]);
  expect(stepLines({ ...lint, processor: undefined }, '/veto')).toEqual([expect.stringMatching(/1 passed, 16 s$/)]);
});

test('a failure stands with its file, what was expected, and the folder of its picture and trace', () => {
  expect(stepLines(journeys, '/veto')).toEqual([
    expect.stringMatching(/^✗ Journeys +1 of 5 failed, 1,371 s, 1,300 s of processor$/),
    '    journeys/pets.spec.ts:7 › a dog',
    '      Expected: 1',
    '      Received: 2',
    '      picture and trace: test-results/a',
  ]);
});

test('the end says what all took and which step longest, and closes with one plain line', () => {
  const run = { steps: [lint, journeys], seconds: 1380 };
  expect(sumLine(run)).toBe('In all 1,380 s, 1,326 s of processor; the longest step: Journeys.');
  expect(closingLine([run])).toBe('5 passed, 1 failed');
  expect(closingLine([run, run])).toBe('10 passed, 2 failed');
});

test('several runs are a table', () => {
  expect(
    runTable([
      { steps: [lint], seconds: 16 },
      { steps: [journeys], seconds: 1371, kept: '/kept' },
    ]),
  ).toEqual([
    'run step                                seconds processor    failed',
    '1   Lint                                     16        26         0',
    '2   Journeys                              1,371     1,300         1',
    '      journeys/pets.spec.ts:7 › a dog',
    '1 of 2 runs green',
  ]);
});
