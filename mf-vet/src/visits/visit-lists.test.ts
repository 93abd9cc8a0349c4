import { visitOfClient } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { mondayOf, splitVisits, weekAgenda } from './visit-lists.ts';

test('a week starts on Monday, also seen from its Sunday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});

test('each day has its visits by time, without the cancelled ones', () => {
  const late = visitOfClient({ id: 'late', time: '14:30' });
  const early = visitOfClient({ id: 'early', time: '09:00', status: 'completed' });
  const cancelled = visitOfClient({ id: 'cancelled', status: 'cancelled' });
  const elsewhere = visitOfClient({ id: 'elsewhere', date: '2026-12-01' });
  const week = weekAgenda('2026-11-23', [late, cancelled, early, elsewhere]);
  expect(week.map(({ date }) => date)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
  expect(week[1]?.appointments).toEqual([early, late]);
  expect(week.flatMap(({ appointments }) => appointments)).toHaveLength(2);
});

test('completed and cancelled visits are past, in the given order', () => {
  const upcoming = visitOfClient({ id: 'u' });
  const completed = visitOfClient({ id: 'd', status: 'completed' });
  const cancelled = visitOfClient({ id: 'c', status: 'cancelled' });
  expect(splitVisits([completed, upcoming, cancelled])).toEqual({ upcoming: [upcoming], past: [completed, cancelled] });
});
