import { expect, test } from 'vitest';
import { LAST_WEEK, slotWeek, slotWeekLabel } from './slot-weeks.ts';

test('a week is seven days from today, both ends included', () => {
  expect(slotWeek(0, '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-27' });
  expect(slotWeek(1, '2026-11-21')).toEqual({ from: '2026-11-28', to: '2026-12-04' });
});

test('the last week is about two months ahead, within what the server answers', () => {
  expect(slotWeek(LAST_WEEK, '2026-11-21')).toEqual({ from: '2027-01-16', to: '2027-01-22' });
});

test('says which days it shows', () => {
  expect(slotWeekLabel(slotWeek(0, '2026-12-28'))).toBe('Dec 28, 2026 – Jan 3, 2027');
});
