import { expect, test } from 'vitest';
import { clockText, spokenMinutes } from './time-left.ts';

test.each([
  [600, '10:00'],
  [581, '9:41'],
  [5, '0:05'],
])('%d seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));

test('the countdown is said three times', () => {
  const said = Array.from({ length: 601 }, (_, seconds) => spokenMinutes(600 - seconds));
  expect([...new Set(said)]).toHaveLength(3);
  expect([spokenMinutes(301), spokenMinutes(300), spokenMinutes(60)]).toEqual([...new Set(said)]);
});
