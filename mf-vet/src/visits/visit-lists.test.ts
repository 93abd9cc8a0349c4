import { visitOfClient } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { mondayOf, visitsByDay } from './visit-lists.ts';

test('a week starts on Monday, also seen from its Sunday', () => {
  expect(mondayOf('2026-11-21')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
});

test('visits of the same day stand together, in the given order', () => {
  const [first, second, third] = ['2026-11-24', '2026-11-24', '2026-11-23'].map((date, at) =>
    visitOfClient({ id: String(at), date }),
  );
  expect(visitsByDay([first, second, third].filter((visit) => visit !== undefined))).toEqual([
    ['2026-11-24', [first, second]],
    ['2026-11-23', [third]],
  ]);
});
