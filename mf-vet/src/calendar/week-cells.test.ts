import type { Appointment } from '@veto/shared-data/appointments';
import { rescheduleRequest, visitOfCaller, visitOfClient, visitOfGuest } from '@veto/shared-data/fixtures';
import { sayIn } from '@veto/slice-kit';
import { expect, test } from 'vitest';
import { whenIn } from '../when/use-when.ts';
import { planDay } from './day-plan.ts';
import { cellsOf, cellName as nameOf, stepFrom, type WeekCell } from './week-cells.ts';

const cellName = (cell: WeekCell) => nameOf(cell, { say: sayIn('en'), when: whenIn('en') });

const DATE = '2026-11-24';
const HOURS = [{ weekday: 2, opensAt: '09:00', closesAt: '12:00' }];
const SHOWN = { from: 480, to: 780 };
const away = { id: 't', startsOn: DATE, endsOn: DATE, startsAt: '11:00', endsAt: '12:30', reason: 'Dentist' };
const cells = (...visits: Appointment[]) => cellsOf(planDay(DATE, { hours: HOURS, visits, away: [away] }), SHOWN);

test('a day is its half hours, each with the most important of what it holds', () => {
  const held = visitOfClient({
    id: 'h',
    date: '2026-11-20',
    rescheduleRequest: rescheduleRequest({ proposedDate: DATE, proposedTime: '10:30' }),
  });
  expect(cells(visitOfClient({ time: '09:30' }), held).map(({ content }) => content.kind)).toEqual([
    'closed',
    'closed',
    'open',
    'visit',
    'open',
    'held',
    'off',
    'off',
    'off',
    'closed',
  ]);
});

test('the first half hour after a visit over midnight is taken', () => {
  const late = visitOfClient({ date: '2026-11-23', time: '23:59' });
  const [first, second] = cellsOf(planDay(DATE, { hours: HOURS, visits: [late], away: [] }), { from: 0, to: 60 });
  expect([first, second].map((cell) => cell?.content.kind)).toEqual(['visit', 'closed']);
  expect(first && cellName(first)).toMatch(/12:00 AM: Luna, /);
});

test('a visit longer than a half hour begins once', () => {
  const long = cells(visitOfClient({ time: '09:15', duration: 60 })).filter(({ content }) => content.kind === 'visit');
  expect(long.map(({ begins }) => begins)).toEqual([true, false, false]);
});

test('short visits that follow each other within a half hour are all drawn, each where it begins', () => {
  const type = { id: 'n', name: 'Nails', price: null };
  const short = ['09:00', '09:20', '09:40'].map((time) => visitOfClient({ id: time, time, duration: 20, type }));
  const [nine, halfPast] = cells(...short).slice(2);
  expect(nine?.also.map(({ planned }) => planned.visit.id)).toEqual(['09:20']);
  expect(nine && cellName(nine)).toMatch(/9:00 AM: Luna, dog, Nails, .*, then Luna, 9:20 AM, Nails$/);
  expect(halfPast).toMatchObject({ begins: true, also: [], content: { planned: { visit: { id: '09:40' } } } });
});

test('a held time that begins in the half hour of a visit, and time off after one, are not lost', () => {
  const wish = rescheduleRequest({ proposedDate: DATE, proposedTime: '10:15' });
  const asked = visitOfClient({ id: 'h', date: '2026-11-20', duration: 15, rescheduleRequest: wish });
  const short = visitOfClient({ id: 's', time: '10:00', duration: 15 });
  const day = cells(short, asked, visitOfClient({ time: '11:00', duration: 15 }));
  expect(day[4]?.also).toMatchObject([{ kind: 'held', planned: { visit: { id: 'h' } } }]);
  expect(day[4] && cellName(day[4])).toMatch(/10:00 AM: Luna, .*, then held for Luna, 10:15 AM$/);
  expect(day[7]).toMatchObject({ begins: true, content: { kind: 'off' } });
  expect(day[8]?.begins).toBe(false);
});

test('each half hour has a name that says all that is seen', () => {
  const [, , open, visit] = cells(visitOfClient({ time: '09:30', rescheduleRequest: rescheduleRequest() })).map(
    cellName,
  );
  expect(open).toBe('Tuesday, November 24, 2026, 9:00 AM: open');
  expect(visit).toBe(
    'Tuesday, November 24, 2026, 9:30 AM: Luna, dog, Yearly check-up, Maria Wiśniewska, upcoming, move requested',
  );
  expect(cells(visitOfClient({ time: '09:30', petDied: true })).map(cellName)[3]).toMatch(
    /: Luna, has died, still booked, dog,/,
  );
  const byPhone = visitOfCaller({ date: DATE, time: '09:30' });
  expect(cells(byPhone).map(cellName)[3]).toBe('Tuesday, November 24, 2026, 9:30 AM: Mruczek, Cat, Anna Lis, by phone');
  const guest = visitOfGuest({ date: DATE, time: '09:30' });
  expect(cells(guest).map(cellName)[3]).toBe('Tuesday, November 24, 2026, 9:30 AM: Mruczek, Cat, Anna Gość (guest)');
  expect(cells().map(cellName)[7]).toBe('Tuesday, November 24, 2026, 11:30 AM: still time off, Dentist');
});

test.each([
  ['ArrowDown', { day: 1, row: 3 }, { place: { day: 1, row: 4 }, weeks: 0 }],
  ['ArrowUp', { day: 1, row: 0 }, null],
  ['ArrowDown', { day: 1, row: 9 }, null],
  ['ArrowRight', { day: 6, row: 2 }, { place: { day: 0, row: 2 }, weeks: 1 }],
  ['ArrowLeft', { day: 0, row: 2 }, { place: { day: 6, row: 2 }, weeks: -1 }],
  ['Home', { day: 4, row: 2 }, { place: { day: 0, row: 2 }, weeks: 0 }],
  ['End', { day: 4, row: 2 }, { place: { day: 6, row: 2 }, weeks: 0 }],
  ['PageDown', { day: 4, row: 2 }, { place: { day: 4, row: 2 }, weeks: 1 }],
  ['PageUp', { day: 4, row: 2 }, { place: { day: 4, row: 2 }, weeks: -1 }],
  ['x', { day: 4, row: 2 }, null],
])('%s from %j leads to %j', (key, from, to) => {
  expect(stepFrom(from, key, 10)).toEqual(to);
});
