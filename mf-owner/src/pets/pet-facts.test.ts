import { pet, unknownPet } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { basicFacts, healthCards, lastVisitFacts } from './pet-facts.ts';

test('only what is filled is shown', () => {
  expect(basicFacts(unknownPet(), 'en')).toEqual([['Type', 'Dog']]);
  expect(lastVisitFacts(unknownPet(), 'en')).toEqual([]);
  expect(healthCards(unknownPet())).toEqual([]);
});

test('a filled pet shows its weight in kilograms and the date of its last visit in words', () => {
  expect(basicFacts(pet(), 'en')).toContainEqual(['Weight', '18.5 kg']);
  expect(lastVisitFacts(pet(), 'en')).toEqual([
    ['Date', 'Thursday, March 12, 2026'],
    ['Reason', 'Vaccination'],
  ]);
  expect(healthCards(pet()).map(({ title }) => title)).toEqual([
    'Medical History',
    'Allergies',
    'Current Medications',
    'Vaccination Records',
  ]);
});

test('a weight of zero is a weight', () => {
  expect(basicFacts(pet({ weight: 0 }), 'en')).toContainEqual(['Weight', '0 kg']);
});
