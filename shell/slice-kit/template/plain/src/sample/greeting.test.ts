import { expect, it } from 'vitest';
import { greeting } from './greeting.ts';

it.each([
  [undefined, 'Welcome.'],
  [' ', 'Welcome.'],
  [' Ola Nowak', 'Welcome, Ola.'],
])('greets %j with %s', (fullName, words) => {
  expect(greeting(fullName)).toBe(words);
});
