import { expect, test } from 'vitest';
import { closingLine, failureLine, judge, outcomeOfExit } from './outcome.ts';

test('says a failure in a line, without colours', () => {
  expect(failureLine('a.test.ts › adds', '\u001B[31mexpected 2\u001B[39m\n  to be 3')).toBe(
    'a.test.ts › adds: expected 2',
  );
  const ofStory =
    'Click to debug the error directly in Storybook: http://localhost:6006/?path=/story/a--b\n\nno button';
  expect(failureLine('a.stories.tsx › A', ofStory)).toBe('a.stories.tsx › A: no button');
});

test('a run that ended badly counts as a failure even when no test failed', () => {
  expect(judge({ passed: 7, failures: [] }, 1)).toEqual({ passed: 7, failures: ['ended with 1'] });
  expect(judge({ passed: 7, failures: [] }, null)).toEqual({ passed: 7, failures: ['ended with a signal'] });
});

test('a run without a test counts as a failure', () => {
  expect(judge({ passed: 0, failures: [] }, 0)).toEqual({ passed: 0, failures: ['ran no test'] });
});

test('a check without tests counts as one', () => {
  expect(outcomeOfExit(0)).toEqual({ passed: 1, failures: [] });
  expect(outcomeOfExit(2)).toEqual({ passed: 0, failures: ['ended with 2'] });
});

test('closes with one plain line', () => {
  expect(closingLine([outcomeOfExit(0), { passed: 4, failures: ['a', 'b'] }])).toBe('5 passed, 2 failed');
});
