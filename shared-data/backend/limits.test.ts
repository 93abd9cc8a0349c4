import { expect, test } from 'vitest';
import { DEFAULT_LIMITS, limitsFrom } from './limits.ts';

test('the limits are the default ones where nobody says otherwise', () => {
  expect(limitsFrom(undefined)).toEqual(DEFAULT_LIMITS);
  expect(limitsFrom('')).toEqual(DEFAULT_LIMITS);
});

test('one limit can be changed, and the others stay', () => {
  const searchesOfAddress = { points: 5, duration: 60 };
  expect(limitsFrom(JSON.stringify({ searchesOfAddress }))).toEqual({ ...DEFAULT_LIMITS, searchesOfAddress });
});

test.each(['{', '5', '{"searches":1}', '{"mailsOfVisitor":{"points":0,"duration":60}}', '{"evenAnswerMs":"x"}'])(
  '%s is refused with a sentence',
  (text) => {
    expect(() => limitsFrom(text)).toThrow(/^VETO_LIMITS cannot be read .*\.$/);
  },
);
