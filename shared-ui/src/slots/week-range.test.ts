import { expect, test } from 'vitest';
import { formatDayRange, weekNumber, weekOf } from './week-range.ts';

const days = { from: '2026-11-21', to: '2027-01-22' };

test('a week is seven days from the first one, both ends included', () => {
  expect(weekOf(days, 0)).toEqual({ from: '2026-11-21', to: '2026-11-27' });
  expect(weekOf(days, 8)).toEqual({ from: '2027-01-16', to: '2027-01-22' });
});

test('the last week ends with the range', () => {
  expect(weekOf({ ...days, to: '2026-12-01' }, 1)).toEqual({ from: '2026-11-28', to: '2026-12-01' });
});

test('every day lies in the week that shows it, also where the clocks change', () => {
  expect(weekNumber(days, '2026-11-21')).toBe(0);
  expect(weekNumber(days, '2026-11-27')).toBe(0);
  expect(weekNumber(days, '2026-11-28')).toBe(1);
  expect(weekNumber({ from: '2026-03-27', to: '2026-05-28' }, '2026-04-03')).toBe(1);
});

test('says which days it shows', () => {
  expect(formatDayRange({ from: '2026-12-28', to: '2027-01-03' }, 'en-US').replaceAll(/\s/g, ' ')).toBe(
    'Dec 28, 2026 – Jan 3, 2027',
  );
});
