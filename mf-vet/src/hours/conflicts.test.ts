import { instantOf } from '@veto/shared-data/calendar';
import { visitOfClient } from '@veto/shared-data/fixtures';
import type { NewTimeOff } from '@veto/shared-data/schedule';
import { expect, test } from 'vitest';
import { dayOff } from '../time-off/time-off-texts.ts';
import { minutesOf, visitsDuring, visitsLeftOutside } from './conflicts.ts';

const NOW = instantOf('2026-11-23', '12:00');
const TUESDAY = '2026-11-24';
const WISH = { id: 'r1', status: 'pending', message: null, proposedBy: 'owner' } as const;
const hours = (opensAt: string, closesAt: string, weekday = 2) => [{ weekday, opensAt, closesAt }];
const at = (time: string, differences: Parameters<typeof visitOfClient>[0] = {}) =>
  visitOfClient({ id: time, date: TUESDAY, time, ...differences });
const away = (differences: Partial<NewTimeOff> = {}): NewTimeOff => ({ ...dayOff(TUESDAY, ''), ...differences });

test('the end of the day is minute 1440', () => {
  expect(['00:00', '09:30', '24:00'].map(minutesOf)).toEqual([0, 570, 1440]);
});

test('shorter hours leave out the visits that no longer fit whole', () => {
  const visits = ['09:00', '11:30', '11:45', '12:00', '15:00'].map((time) => at(time));
  const left = visitsLeftOutside(visits, { before: hours('08:00', '18:00'), after: hours('09:00', '12:00') }, NOW);
  expect(left.map(({ time }) => time)).toEqual(['11:45', '12:00', '15:00']);
});

test('a visit over a new break is left out, one that touches it is not', () => {
  const after = [...hours('09:00', '12:00'), ...hours('13:00', '17:00')];
  const visits = ['11:30', '12:30', '13:00'].map((time) => at(time));
  expect(visitsLeftOutside(visits, { before: hours('09:00', '17:00'), after }, NOW).map(({ time }) => time)).toEqual([
    '12:30',
  ]);
});

test('neither what is over, nor what was outside before, is a conflict', () => {
  const visits = [
    at('09:00', { date: '2026-11-17' }),
    at('10:00', { status: 'cancelled' }),
    at('10:30', { status: 'completed' }),
    at('20:00'),
  ];
  expect(visitsLeftOutside(visits, { before: hours('08:00', '18:00'), after: [] }, NOW)).toEqual([]);
});

test('whole days off meet every visit of theirs, first and last day included', () => {
  const visits = ['2026-11-23', TUESDAY, '2026-11-25', '2026-11-26'].map((date) => at('14:30', { id: date, date }));
  expect(visitsDuring(visits, [away({ endsOn: '2026-11-25' })], NOW).map(({ id }) => id)).toEqual([
    TUESDAY,
    '2026-11-25',
  ]);
});

test('hours off meet the visits that they touch, also partly', () => {
  const visits = ['09:30', '09:45', '10:30', '11:00'].map((time) => at(time));
  const blocked = away({ startsAt: '10:00', endsAt: '11:00' });
  expect(visitsDuring(visits, [blocked], NOW).map(({ time }) => time)).toEqual(['09:45', '10:30']);
});

test('a time that is asked for is in the way, too: the visit moves there once the other side agrees', () => {
  const rescheduleRequest = { ...WISH, proposedDate: '2026-12-01', proposedTime: '15:00' };
  const visits = [at('10:00', { rescheduleRequest }), at('11:00')];
  expect(visitsDuring(visits, [dayOff('2026-12-01', '')], NOW).map(({ time }) => time)).toEqual(['10:00']);
  const left = visitsLeftOutside(visits, { before: hours('08:00', '18:00'), after: hours('08:00', '14:00') }, NOW);
  expect(left.map(({ time }) => time)).toEqual(['10:00']);
});

// Both nights of 2027: on the wall an hour is missing, or comes twice.
test.each([
  ['2027-03-28', '01:30', 60, '03:00', true],
  ['2027-03-28', '01:30', 60, '03:30', false],
  ['2027-10-31', '01:30', 90, '02:00', false],
  ['2027-10-31', '01:30', 120, '02:00', true],
])('on %s a visit at %s of %i minutes is left out by hours until %s: %s', (date, time, duration, closes, left) => {
  const visits = [visitOfClient({ date, time, duration })];
  const before = hours('00:00', '24:00', 7);
  expect(visitsLeftOutside(visits, { before, after: hours('00:00', closes, 7) }, NOW)).toEqual(left ? visits : []);
});

test.each([
  ['2027-03-28', '01:30', 60, '03:00', '03:30', true],
  ['2027-03-28', '01:30', 60, '03:30', '04:00', false],
  ['2027-10-31', '01:30', 60, '02:00', '02:30', false],
  ['2027-10-31', '01:30', 120, '02:00', '02:30', true],
])(
  'on %s a visit at %s of %i minutes meets an absence from %s to %s: %s',
  (date, time, duration, startsAt, endsAt, met) => {
    const visits = [visitOfClient({ date, time, duration })];
    const absence = away({ startsOn: date, endsOn: date, startsAt, endsAt });
    expect(visitsDuring(visits, [absence], NOW)).toEqual(met ? visits : []);
  },
);

test('a visit in the hour that comes twice is still to come when the wall shows its time first', () => {
  const visits = [visitOfClient({ date: '2027-10-31', time: '02:30' })];
  const day = [dayOff('2027-10-31', '')];
  expect(visitsDuring(visits, day, Date.parse('2027-10-31T00:45Z'))).toEqual(visits);
  expect(visitsDuring(visits, day, Date.parse('2027-10-31T01:30Z'))).toEqual([]);
});
