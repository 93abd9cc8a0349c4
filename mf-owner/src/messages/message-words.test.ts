import { expect, test } from 'vitest';
import { formatMoment, personName } from './message-words.ts';

test('a moment is written in Warsaw time, with its day unless that is today', () => {
  const now = new Date('2026-11-21T23:30:00Z');
  expect(formatMoment('2026-11-21T23:10:00.123456Z', now).replace(/\s/g, ' ')).toBe('12:10 AM');
  expect(formatMoment('2026-11-21T22:10:00Z', now).replace(/\s/g, ' ')).toBe('Nov 21, 11:10 PM');
});

test('a veterinarian has a title, an owner has not, and both are called something', () => {
  expect(personName({ fullName: 'Anna Lis', isVeterinarian: true })).toBe('Dr. Anna Lis');
  expect(personName({ fullName: 'Jan Nowak', isVeterinarian: false })).toBe('Jan Nowak');
  expect(personName({ fullName: null, isVeterinarian: false })).toBe('Pet owner');
});
