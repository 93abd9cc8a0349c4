import { expect, test } from 'vitest';
import { add, closingLine, countExit, countReport } from './counts.ts';

test('reads how many tests vitest passed and failed', () => {
  expect(countReport({ numPassedTests: 7, numFailedTests: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
});

test('reads how many journeys Playwright passed; one that passes only at the second try is a failure', () => {
  expect(countReport({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 } }, 1)).toEqual({
    passed: 5,
    failed: 2,
  });
});

test('a run that ended badly counts as a failure even when no test failed', () => {
  expect(countReport({ numPassedTests: 7, numFailedTests: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
});

test('a run that left no report, or ran no test, counts as a failure', () => {
  expect(countReport(null, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countReport({ numPassedTests: 0, numFailedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a check without tests counts as one', () => {
  expect(countExit(0)).toEqual({ passed: 1, failed: 0 });
  expect(countExit(null)).toEqual({ passed: 0, failed: 1 });
});

test('closes with one plain line', () => {
  expect(closingLine(add({ passed: 3, failed: 0 }, { passed: 4, failed: 1 }))).toBe('7 passed, 1 failed');
});
