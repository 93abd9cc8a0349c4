import { expect, test } from 'vitest';
import { personName } from './message-words.ts';

test('a veterinarian has a title, an owner has not, and both are called something', () => {
  expect(personName({ fullName: 'Anna Lis', isVeterinarian: true })).toBe('Dr. Anna Lis');
  expect(personName({ fullName: 'Jan Nowak', isVeterinarian: false })).toBe('Jan Nowak');
  expect(personName({ fullName: null, isVeterinarian: false })).toBe('Pet owner');
});
