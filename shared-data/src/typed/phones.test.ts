import { expect, test } from 'vitest';
import { readPhone, tidyPhone } from './index.ts';
import { PHONES } from './phones.fixture.ts';

test.each(PHONES)('%j is stored as %s', (typed, stored) => {
  expect(readPhone(typed)).toBe(stored);
  if (stored) expect(readPhone(stored)).toBe(stored);
});

test('words stay as they are', () => {
  expect(tidyPhone('Please write')).toBe('Please write');
});
