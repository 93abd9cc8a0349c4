import { visitOfClient } from '@veto/shared-data/fixtures';
import type { NewTimeOff } from '@veto/shared-data/schedule';
import { expect, test } from 'vitest';
import { dayOff } from '../time-off/time-off-texts.ts';
import { minutesOf, visitsDuring, visitsLeftOutside } from './conflicts.ts';

const NOW = { date: '2026-11-23', time: '12:00' };
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
