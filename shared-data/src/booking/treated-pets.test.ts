import { expect, test } from 'vitest';
import { treatsPet } from './treated-pets.ts';

const SMALL_PRACTICE = ['Dogs', 'Cats'];

test.each([
  [SMALL_PRACTICE, 'dog', true],
  [SMALL_PRACTICE, 'Cat', true],
  [SMALL_PRACTICE, 'rabbit', false],
  [SMALL_PRACTICE, 'other', false],
  [['Small mammals'], 'rabbit', true],
  [['Rabbits'], 'rabbit', true],
  [['Small mammals'], 'bird', false],
  [['Reptiles'], 'other', true],
  [['Birds'], 'other', false],
  [['Exotic pets'], 'bird', true],
  [['Exotic pets'], 'other', true],
  [['Exotic pets'], 'dog', false],
])('a vet of %j and a %s: %s', (treated, petType, treats) => {
  expect(treatsPet(treated, petType)).toBe(treats);
});

test('a vet who names no animals is asked about none, and neither is a form without one', () => {
  expect(treatsPet([], 'rabbit')).toBe(true);
  expect(treatsPet(SMALL_PRACTICE, '')).toBe(true);
});
