import { expect, test } from 'vitest';
import { ageOf } from './age-of.ts';

test.each([
  ['2022-09-22', '4 years, 2 months'],
  ['2025-11-24', '1 year'],
  ['2025-11-25', '11 months'],
  ['2026-10-24', '1 month'],
  ['2026-10-25', 'under a month'],
  [null, 'about six'],
])('a pet born on %s is %s', (birthday, age) => {
  expect(ageOf({ birthday, age: 'about six' }, '2026-11-24')).toBe(age);
});

test('a pet that died grows no older', () => {
  const rememberedSince = '2026-11-24T23:30:00Z';
  expect(ageOf({ birthday: '2020-11-25', age: null, rememberedSince }, '2030-01-01')).toBe('6 years');
});
