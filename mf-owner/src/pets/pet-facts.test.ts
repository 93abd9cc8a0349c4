import { expect, test } from 'vitest';
import { pet } from './pet.fixture.ts';
import { basicFacts, healthCards, lastVisitFacts } from './pet-facts.ts';

const unknown = pet({
  breed: null,
  age: null,
  gender: null,
  weight: null,
  color: null,
  microchipNumber: null,
  medicalHistory: null,
  allergies: null,
  medications: null,
  vaccinationRecords: null,
  lastVisitDate: null,
  lastVisitReason: null,
});

test('only what is filled is shown', () => {
  expect(basicFacts(unknown)).toEqual([['Type', 'Dog']]);
  expect(lastVisitFacts(unknown)).toEqual([]);
  expect(healthCards(unknown)).toEqual([]);
});

test('a filled pet shows its weight in kilograms and the date of its last visit in words', () => {
  expect(basicFacts(pet())).toContainEqual(['Weight', '18.5 kg']);
  expect(lastVisitFacts(pet())).toEqual([
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
  expect(basicFacts(pet({ weight: 0 }))).toContainEqual(['Weight', '0 kg']);
});
