import { expect, test } from 'vitest';
import { bookableDays } from './bookable-days.ts';

test.each([
  ['2026-02-10', '2026-04-13'],
  ['2026-07-01', '2026-09-01'],
  ['2026-11-21', '2027-01-22'],
  ['2026-12-31', '2027-03-03'],
])('from %s to %s can be booked: two months, never more than the server lists at once', (from, to) => {
  expect(bookableDays(from)).toEqual({ from, to });
});
