import { expect, test } from 'vitest';
import { monthsFrom } from './months.ts';

test('the next month may be of the next year', () => {
  expect(monthsFrom('2026-12-31', 'en-US')).toEqual([
    { first: '2026-12-01', name: 'December' },
    { first: '2027-01-01', name: 'January' },
  ]);
});
