import { expect, test } from 'vitest';
import { POLISH } from './polish.ts';
import { UKRAINIAN } from './ukrainian.ts';
import { firstPart, type OpeningHours } from './work-hours.ts';

const describeWorkHours = POLISH.hours;

const day = (weekday: number, opensAt = '08:00', closesAt = '16:00'): OpeningHours => ({ weekday, opensAt, closesAt });

test('joins days in a row that have the same hours', () => {
  const week = [1, 2, 3, 4, 5].map((weekday) => day(weekday));
  expect(describeWorkHours([...week, day(6, '09:00', '13:00')])).toBe('pon.–pt. 08:00–16:00, sob. 09:00–13:00');
});

test('does not join across a day off', () => {
  expect(describeWorkHours([day(1), day(3)])).toBe('pon. 08:00–16:00, śr. 08:00–16:00');
});

test('names both parts of a day with a break, in order', () => {
  expect(describeWorkHours([day(2, '14:00', '18:00'), day(2, '08:00', '12:00')])).toBe('wt. 08:00–12:00 i 14:00–18:00');
});

test('says it in Ukrainian', () => {
  expect(UKRAINIAN.hours([day(1), day(2), day(7, '08:00', '12:00'), day(7, '14:00', '18:00')])).toBe(
    'пн–вт 08:00–16:00, нд 08:00–12:00 і 14:00–18:00',
  );
});

test('says nothing where there are no hours', () => {
  expect(describeWorkHours([])).toBe('');
});

test('a card shows the text before the first comma', () => {
  expect(firstPart('pon.–pt. 08:00–16:00, sob. 09:00–13:00')).toBe('pon.–pt. 08:00–16:00');
});
