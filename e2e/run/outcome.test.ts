import { expect, test } from 'vitest';
import { failureAt, judge, outcomeOfExit } from './outcome.ts';

test('says a failure without colours, with the difference', () => {
  expect(failureAt('a.test.ts:3 › adds', '\u001B[31mexpected 2\u001B[39m\n  to be 3', '- 3\n\n+ 2')).toEqual({
    where: 'a.test.ts:3 › adds',
    says: 'expected 2\n  to be 3\n- 3\n+ 2',
  });
  const ofStory =
    'Click to debug the error directly in Storybook: http://localhost:6006/?path=/story/a--b\n\nno button';
  expect(failureAt('a.stories.tsx › A', ofStory).says).toBe('no button');
});

test('says the beginning and the end of a long text, and the claim before whatever the test says of it', () => {
  const printed = Array.from({ length: 99 }, (_, at) => `line ${at}`).join('\n');
  const { says } = failureAt('a', `Error: ${printed}\n\nexpect(received).toBe(expected)\n\nExpected: 0\nReceived: 1`);
  const lines = says.split('\n');
  expect(lines).toHaveLength(3 + 17);
  expect(lines.slice(0, 4)).toEqual(['expect(received).toBe(expected)', 'Expected: 0', 'Received: 1', 'Error: line 0']);
  expect(lines.at(-1)).toBe('line 98');
  expect(failureAt('a', `${printed}: expected 1 to be +0`, '- 0\n+ 1').says).toMatch(
    /98: expected 1 to be \+0\n- 0\n\+ 1$/,
  );
});

test('a run that ended badly counts as a failure even when no test failed', () => {
  expect(judge({ passed: 7, failures: [] }, 1, 'first\nno such file\n')).toEqual({
    passed: 7,
    failures: [{ where: 'ended with 1', says: 'first\nno such file' }],
  });
  expect(judge({ passed: 7, failures: [] }, null)).toMatchObject({ failures: [{ where: 'ended with a signal' }] });
});

test('a run without a test counts as a failure', () => {
  expect(judge({ passed: 0, failures: [] }, 0)).toMatchObject({ passed: 0, failures: [{ where: 'ran no test' }] });
});

test('a check without tests counts as one', () => {
  expect(outcomeOfExit(0)).toEqual({ passed: 1, failures: [] });
  expect(outcomeOfExit(2, 'a.ts:1 wrong')).toEqual({
    passed: 0,
    failures: [{ where: 'ended with 2', says: 'a.ts:1 wrong' }],
  });
});
