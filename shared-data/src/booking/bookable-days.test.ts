import { expect, test } from 'vitest';
import { addMonths } from '../calendar/index.ts';
import { bookableDays } from './bookable-days.ts';

test.each(['2026-02-10', '2026-07-01', '2026-11-21', '2026-12-31'])('from %s, two months can be booked', (today) => {
  const { from, to } = bookableDays(today);
  expect(from).toBe(today);
  expect(to >= addMonths(today, 2)).toBe(true);
});

test('it is no more than the server lists in one answer', () => {
  expect(bookableDays('2026-11-21').to).toBe('2027-01-22');
});
