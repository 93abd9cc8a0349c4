import { rescheduleRequest, visitOfClient } from '@veto/shared-data/fixtures';
import type { TimeOff } from '@veto/shared-data/schedule';
import { expect, test } from 'vitest';
import { dayOff } from '../time-off/time-off-texts.ts';
import { breaksOf, firstWorkingDay, hoursToShow, openTimes, planDay, shownSpan, timeOf } from './day-plan.ts';

const TUESDAY = '2026-11-24';
const HOURS = [
  { weekday: 2, opensAt: '13:30', closesAt: '17:00' },
  { weekday: 2, opensAt: '09:00', closesAt: '12:30' },
  { weekday: 3, opensAt: '09:00', closesAt: '24:00' },
];
const off = (differences: Partial<TimeOff>): TimeOff => ({ id: 't', ...dayOff(TUESDAY, ''), ...differences });
const plan = (differences: Partial<Parameters<typeof planDay>[1]> = {}) =>
  planDay(TUESDAY, { hours: HOURS, visits: [], away: [], ...differences });

test('a day has its hours by start, and the break between them', () => {
  expect(plan().open).toEqual([
    { from: 540, to: 750 },
    { from: 810, to: 1020 },
  ]);
  expect(breaksOf(plan())).toEqual([{ from: 750, to: 810 }]);
});

test('visits stand by their start, without the cancelled ones and those of other days', () => {
  const visits = [
    visitOfClient({ id: 'late', time: '14:30' }),
    visitOfClient({ id: 'cancelled', status: 'cancelled' }),
    visitOfClient({ id: 'early', time: '09:00', duration: 60 }),
    visitOfClient({ id: 'elsewhere', date: '2026-11-25' }),
  ];
  expect(plan({ visits }).visits.map(({ from, to, visit }) => [visit.id, from, to])).toEqual([
    ['early', 540, 600],
    ['late', 870, 900],
  ]);
});

test('a time that is asked for is held on its own day', () => {
  const asked = visitOfClient({ date: '2026-11-20', rescheduleRequest: rescheduleRequest({ proposedDate: TUESDAY }) });
  expect(plan({ visits: [asked] }).held).toMatchObject([{ from: 600, to: 630 }]);
  expect(plan({ visits: [{ ...asked, status: 'completed' }] }).held).toEqual([]);
});

test('open times leave out what is taken, what is over, and what is too short for a visit', () => {
  const visits = [visitOfClient({ time: '09:30' }), visitOfClient({ id: 'b', time: '10:15' })];
  const away = [off({ startsAt: '14:00', endsAt: '24:00' })];
  expect(openTimes(plan({ visits, away }))).toEqual([
    { from: 540, to: 570 },
    { from: 645, to: 750 },
    { from: 810, to: 840 },
  ]);
  expect(openTimes(plan({ visits, away }), 700)).toEqual([
    { from: 700, to: 750 },
    { from: 810, to: 840 },
  ]);
  expect(openTimes(plan({ away: [off({})] }))).toEqual([]);
});

test('shows the whole hours of all days, and nine to five where there are none', () => {
  const evening = visitOfClient({ time: '17:30', duration: 45 });
  expect(hoursToShow([plan({ visits: [evening] })])).toEqual({ from: 540, to: 1140 });
  expect(hoursToShow([planDay('2026-11-25', { hours: HOURS, visits: [], away: [] })])).toEqual({ from: 540, to: 1440 });
  expect(hoursToShow([plan({ hours: [] })])).toEqual({ from: 540, to: 1020 });
});

test('a visit at 23:59 can be read, and takes its time of the next day', () => {
  const late = visitOfClient({ date: '2026-11-23', time: '23:59' });
  const over = visitOfClient({ id: 'over', date: '2026-11-23', time: '23:00', duration: 60 });
  const hours = [{ weekday: 2, opensAt: '00:00', closesAt: '24:00' }];
  const next = plan({ hours, visits: [late, over, { ...late, status: 'cancelled' }] });
  expect(next.lateVisits).toEqual([{ from: 0, to: 29, visit: late }]);
  expect(openTimes(next)).toEqual([{ from: 29, to: 1440 }]);
  const [visit] = planDay('2026-11-23', { hours, visits: [late], away: [] }).visits;
  expect(visit && shownSpan(visit)).toEqual({ from: 1410, to: 1440 });
  expect(shownSpan({ from: 540, to: 570 })).toEqual({ from: 540, to: 570 });
});

// Both nights of 2027. The wall shows when a visit ends.
test.each([
  ['2027-03-28', '00:30', 60, '01:30'],
  ['2027-03-28', '01:30', 60, '03:30'],
  ['2027-03-28', '03:00', 60, '04:00'],
  ['2027-10-31', '01:30', 60, '02:30'],
  ['2027-10-31', '01:30', 90, '02:00'],
  ['2027-10-31', '01:30', 180, '03:30'],
  ['2027-10-31', '02:30', 60, '03:30'],
  ['2027-10-31', '23:30', 60, '00:30'],
])('on %s a visit at %s of %i minutes is drawn until %s', (date, time, duration, until) => {
  const visit = visitOfClient({
    date,
    time,
    duration,
    rescheduleRequest: rescheduleRequest({ proposedDate: date, proposedTime: time }),
  });
  const day = planDay(date, { hours: [], visits: [visit], away: [] });
  for (const [drawn] of [day.visits, day.held])
    expect(drawn && [timeOf(drawn.from), timeOf(drawn.to)]).toEqual([time, until]);
});

test('the hour that no wall shows is not open, and no break', () => {
  const hours = [{ weekday: 7, opensAt: '00:00', closesAt: '24:00' }];
  const spring = planDay('2027-03-28', { hours, visits: [], away: [] });
  expect(spring.open).toEqual([
    { from: 0, to: 120 },
    { from: 180, to: 1440 },
  ]);
  expect(breaksOf(spring)).toEqual([]);
  expect(planDay('2027-10-31', { hours, visits: [], away: [] }).open).toEqual([{ from: 0, to: 1440 }]);
});

test('writes minutes as times', () => {
  expect([0, 545, 1440].map(timeOf)).toEqual(['00:00', '09:05', '24:00']);
});

test('dialogs begin on the first working day that is shown, from today on', () => {
  const week = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'];
  const hours = [1, 2].map((weekday) => ({ weekday, opensAt: '09:00', closesAt: '17:00' }));
  const days = week.map((date) => planDay(date, { hours, visits: [], away: [] }));
  expect(firstWorkingDay(days, '2026-11-28')).toBe('2026-11-30');
  expect(firstWorkingDay(days, '2026-12-01')).toBe('2026-12-01');
  expect(firstWorkingDay(days.slice(0, 2), '2026-11-28')).toBe('2026-11-28');
  expect(firstWorkingDay(days, '2026-12-02')).toBeUndefined();
});
