import { sayIn } from '@veto/slice-kit';
import { expect, test } from 'vitest';
import { whoMayBook } from './who-may-book.ts';

const say = sayIn('en');

test('both limits are said, and everybody where there are none', () => {
  expect(whoMayBook({ visits: 'any', bookedBy: 'everybody' }, say)).toBe('Everybody');
  expect(whoMayBook({ visits: 'first', bookedBy: 'everybody' }, say)).toBe('New clients');
  expect(whoMayBook({ visits: 'any', bookedBy: 'phone' }, say)).toBe('Only by phone');
  expect(whoMayBook({ visits: 'returning', bookedBy: 'own patients' }, say)).toBe('After a visit, Own patients');
});
