import { expect, test } from 'vitest';
import { whoMayBook } from './who-may-book.ts';

test('both limits are said, and everybody where there are none', () => {
  expect(whoMayBook({ visits: 'any', bookedBy: 'everybody' })).toBe('Everybody');
  expect(whoMayBook({ visits: 'first', bookedBy: 'everybody' })).toBe('New clients');
  expect(whoMayBook({ visits: 'any', bookedBy: 'phone' })).toBe('Only by phone');
  expect(whoMayBook({ visits: 'returning', bookedBy: 'own patients' })).toBe('After a visit, Own patients');
});
