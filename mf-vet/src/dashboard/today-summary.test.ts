import { instantOf } from '@veto/shared-data/calendar';
import { rescheduleRequest, visitOfClient } from '@veto/shared-data/fixtures';
import { sayIn } from '@veto/slice-kit';
import { expect, test } from 'vitest';
import { planDay } from '../calendar/day-plan.ts';
import { nextVisit, todayInWords as sentence, waitingRequests } from './today-summary.ts';

const todayInWords = (plan: Parameters<typeof sentence>[0], now: number) => sentence(plan, now, sayIn('en'));

const DATE = '2026-11-24';
const atTime = (time: string) => instantOf(DATE, time);
const NINE = atTime('09:00');
const dayWith = (...visits: ReturnType<typeof visitOfClient>[]) => planDay(DATE, { hours: [], visits, away: [] });
const at = (time: string, differences = {}) => visitOfClient({ id: time, time, petName: time, ...differences });

test('next is what is under way, else what comes, and never what is done', () => {
  const day = dayWith(at('08:30', { status: 'completed' }), at('09:00'), at('10:00'));
  expect(nextVisit(day, atTime('09:10'))?.id).toBe('09:00');
  expect(nextVisit(day, atTime('09:30'))?.id).toBe('10:00');
  expect(nextVisit(day, atTime('10:30'))).toBeUndefined();
});

test('says the day in a sentence', () => {
  expect(todayInWords(dayWith(), NINE)).toBe('No visits today.');
  expect(todayInWords(dayWith(at('09:01')), NINE)).toBe('1 visit today, 09:01 comes in 1 minute.');
  expect(todayInWords(dayWith(at('09:00'), at('12:00')), NINE)).toBe('2 visits today, 09:00 is here now.');
  expect(todayInWords(dayWith(at('12:00')), NINE)).toBe('1 visit today.');
  expect(todayInWords(dayWith(at('09:01', { petDied: true })), NINE), 'a pet that has died').toBe('1 visit today.');
});

test('owners wait for an answer, the veterinarian’s own proposals do not', () => {
  const asked = at('09:00', { rescheduleRequest: rescheduleRequest() });
  const own = at('10:00', { rescheduleRequest: rescheduleRequest({ proposedBy: 'veterinarian' }) });
  const over = at('11:00', { rescheduleRequest: rescheduleRequest(), status: 'cancelled' });
  expect(waitingRequests([asked, own, over, at('12:00')])).toEqual([asked]);
});

test.each([
  // 2:50 is shown twice; the visit at 2:00 comes after the first one.
  ['2027-10-31', '02:00', '2027-10-31T00:50Z', '1 visit today, Luna comes in 10 minutes.'],
  ['2027-10-31', '02:00', '2027-10-31T01:00Z', '1 visit today, Luna is here now.'],
  // A minute after 1:59 it is 3:00.
  ['2027-03-28', '03:00', '2027-03-28T00:59Z', '1 visit today, Luna comes in 1 minute.'],
  ['2027-03-28', '01:30', '2027-03-28T01:29Z', '1 visit today, Luna is here now.'],
])('minutes pass in the nights when clocks change: %s %s at %s', (date, time, now, words) => {
  const visits = [visitOfClient({ date, time, duration: 60, petName: 'Luna' })];
  expect(todayInWords(planDay(date, { hours: [], visits, away: [] }), Date.parse(now))).toBe(words);
});
