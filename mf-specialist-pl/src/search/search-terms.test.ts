import { expect, test } from 'vitest';
import { searchTerms, specialtyInPolish } from './search-terms.ts';

test('a Polish word for a specialty asks for that specialty', () => {
  expect(searchTerms('Chirurg')).toEqual({ specialties: ['Surgery'] });
  expect(searchTerms('ogólny')).toEqual({ specialties: ['General Veterinarian'] });
});

test('all else is searched as text', () => {
  expect(searchTerms(' Kowalska ')).toEqual({ query: 'Kowalska' });
});

test('an empty box asks for everyone', () => {
  expect(searchTerms('  ')).toEqual({});
});

test('names specialties in Polish and leaves unknown ones alone', () => {
  expect(specialtyInPolish('Surgery')).toBe('Chirurgia');
  expect(specialtyInPolish('Ornithology')).toBe('Ornithology');
});
