import { expect, test } from 'vitest';
import { specialtyInPolish } from './specialty-in-polish.ts';

test('names specialties in Polish and leaves unknown ones alone', () => {
  expect(specialtyInPolish('Surgery')).toBe('Chirurgia');
  expect(specialtyInPolish('Ornithology')).toBe('Ornithology');
});
