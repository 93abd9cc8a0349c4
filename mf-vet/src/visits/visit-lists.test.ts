import { visitOfClient } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { mondayOf, splitToClose, visitsByDay } from './visit-lists.ts';

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

test.each([
  ['2026-11-24T13:29Z', ['a'], ['b', 'c']],
  ['2026-11-24T13:30Z', ['a', 'b'], ['c']],
])('at %s the visits whose time is over wait to be closed', (now, toClose, others) => {
  const visits = [
    visitOfClient({ id: 'a', date: '2026-11-20' }),
    visitOfClient({ id: 'b', date: '2026-11-24', time: '14:00', duration: 30 }),
    visitOfClient({ id: 'c', date: '2026-11-24', time: '08:00', status: 'completed' }),
  ];
  const split = splitToClose(visits, Date.parse(now));
  expect([split.toClose.map(({ id }) => id), split.others.map(({ id }) => id)]).toEqual([toClose, others]);
});
