import { expect, test } from 'vitest';
import { visit } from './visit.fixture.ts';
import { mondayOf, splitVisits, weekAgenda } from './visit-lists.ts';

test('a week starts on Monday, also seen from its Sunday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});

test('each day has its visits by time, without the cancelled ones', () => {
  const late = visit({ id: 'late', time: '14:30' });
  const early = visit({ id: 'early', time: '09:00', status: 'completed' });
  const cancelled = visit({ id: 'cancelled', status: 'cancelled' });
  const elsewhere = visit({ id: 'elsewhere', date: '2026-12-01' });
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
  const upcoming = visit({ id: 'u' });
  const completed = visit({ id: 'd', status: 'completed' });
  const cancelled = visit({ id: 'c', status: 'cancelled' });
  expect(splitVisits([completed, upcoming, cancelled])).toEqual({ upcoming: [upcoming], past: [completed, cancelled] });
});
