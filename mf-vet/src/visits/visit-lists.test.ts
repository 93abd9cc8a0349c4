import { visitOfClient } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { mondayOf, splitVisits } from './visit-lists.ts';

test('a week starts on Monday, also seen from its Sunday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});

test('completed and cancelled visits are past, in the given order', () => {
  const upcoming = visitOfClient({ id: 'u' });
  const completed = visitOfClient({ id: 'd', status: 'completed' });
  const cancelled = visitOfClient({ id: 'c', status: 'cancelled' });
  expect(splitVisits([completed, upcoming, cancelled])).toEqual({ upcoming: [upcoming], past: [completed, cancelled] });
});
