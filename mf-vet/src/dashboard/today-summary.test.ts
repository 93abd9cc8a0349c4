import { rescheduleRequest, visitOfClient } from '@veto/shared-data/fixtures';
import { expect, test } from 'vitest';
import { planDay } from '../calendar/day-plan.ts';
import { nextVisit, todayInWords, waitingRequests } from './today-summary.ts';

const DATE = '2026-11-24';
const NINE = 9 * 60;
const dayWith = (...visits: ReturnType<typeof visitOfClient>[]) => planDay(DATE, { hours: [], visits, away: [] });
const at = (time: string, differences = {}) => visitOfClient({ id: time, time, petName: time, ...differences });

test('next is what is under way, else what comes, and never what is done', () => {
  const day = dayWith(at('08:30', { status: 'completed' }), at('09:00'), at('10:00'));
  expect(nextVisit(day, NINE + 10)?.visit.id).toBe('09:00');
  expect(nextVisit(day, NINE + 30)?.visit.id).toBe('10:00');
  expect(nextVisit(day, NINE + 90)).toBeUndefined();
});

test('says the day in a sentence', () => {
  expect(todayInWords(dayWith(), NINE)).toBe('No visits today.');
  expect(todayInWords(dayWith(at('09:01')), NINE)).toBe('1 visit today, 09:01 comes in 1 minute.');
  expect(todayInWords(dayWith(at('09:00'), at('12:00')), NINE)).toBe('2 visits today, 09:00 is here now.');
  expect(todayInWords(dayWith(at('12:00')), NINE)).toBe('1 visit today.');
});

test('owners wait for an answer, the veterinarian’s own proposals do not', () => {
  const asked = at('09:00', { rescheduleRequest: rescheduleRequest() });
  const own = at('10:00', { rescheduleRequest: rescheduleRequest({ proposedBy: 'veterinarian' }) });
  const over = at('11:00', { rescheduleRequest: rescheduleRequest(), status: 'cancelled' });
  expect(waitingRequests([asked, own, over, at('12:00')])).toEqual([asked]);
});
