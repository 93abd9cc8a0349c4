import { expect, test } from 'vitest';
import { FILTER_PET_TYPES, filterPetTypes, languageLabel } from './index.ts';

test('rabbits are the seventh box, after the six', () => {
  expect(FILTER_PET_TYPES).toEqual(['Dogs', 'Cats', 'Birds', 'Small mammals', 'Reptiles', 'Exotic pets', 'Rabbits']);
});

test('codes of the database have the labels of the boxes, in their order', () => {
  expect(filterPetTypes(['rabbit', 'small_mammal', 'dog', 'dragon', 'toString'])).toEqual([
    'Dogs',
    'Small mammals',
    'Rabbits',
  ]);
});

test('a language is called by its English name', () => {
  expect(languageLabel('uk')).toBe('Ukrainian');
  expect(languageLabel('xx')).toBe('xx');
});
