import { expect, test } from 'vitest';
import { type Message, PRACTICE_ERRORS, PRACTICE_IN_POLISH, PRACTICE_SUCCESS } from './index.ts';

test('all that a practice is told has Polish words', () => {
  const told: (Message | ((count: number, all: number) => Message))[] = [
    ...Object.values(PRACTICE_ERRORS),
    ...Object.values(PRACTICE_SUCCESS),
  ];
  const said = told.flatMap((one) => (typeof one === 'function' ? [] : [one.title, one.description]));
  expect(said.filter((text) => !(text in PRACTICE_IN_POLISH))).toEqual([]);
});
