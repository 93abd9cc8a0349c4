import { expect, test } from 'vitest';
import { isDay } from './dates.ts';

test.each(['2026-11-28', '2028-02-29', '1899-12-31'])('%s is a day', (typed) => expect(isDay(typed)).toBe(true));

test.each(['', '0024-01-01', '12024-01-01', '2027-02-29', '2026-04-31', '2026-13-01', '28.11.2026'])(
  '%s is no day',
  (typed) => expect(isDay(typed)).toBe(false),
);
