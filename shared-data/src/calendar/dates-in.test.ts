import { expect, test } from 'vitest';
import { datesIn, formatTime24 } from './index.ts';

const WAYS = (language: string) => {
  const dates = datesIn(language);
  return {
    long: dates.long('2026-11-02'),
    short: dates.short('2026-11-02'),
    day: dates.day('2026-11-02'),
    time: dates.clock({ isVeterinarian: true })('14:30'),
    moment: dates.moment('2026-07-22T22:05:00Z'),
    dayOf: dates.dayOf('2026-07-22T22:05:00Z'),
    today: dates.recent('2026-11-21T23:10:00Z', formatTime24, '2026-11-22'),
    before: dates.recent('2026-11-21T22:10:00Z', formatTime24, '2026-11-22'),
    lastYear: dates.recent('2025-12-12T08:30:00Z', formatTime24, '2026-11-22'),
    stub: Object.values(dates.ticket({ date: '2026-11-24', time: '09:30' }, '2026-11-22')).join(' '),
    stubOfLastYear: dates.ticket({ date: '2025-12-12', time: '09:30' }, '2026-11-22').month,
    stubOfNextYear: dates.ticket({ date: '2027-01-05', time: '09:30' }, '2026-11-22').month,
    slot: dates.slots.day('2026-11-24'),
    noDate: dates.long('soon'),
  };
};

test('days and moments are written in the way of a language', () => {
  expect(WAYS('en')).toEqual({
    long: 'Monday, November 2, 2026',
    short: 'Nov 2, 2026',
    day: 'Mon, Nov 2',
    time: '2:30 PM',
    moment: 'Jul 23, 2026, 00:05',
    dayOf: 'Jul 23, 2026',
    today: '00:10',
    before: 'Nov 21, 23:10',
    lastYear: 'Dec 12, 2025, 09:30',
    stub: 'Tuesday November 24 09:30 2026-11-24T09:30',
    stubOfLastYear: 'December 2025',
    stubOfNextYear: 'January',
    slot: 'Tuesday, November 24',
    noDate: 'soon',
  });
  expect(WAYS('pl')).toEqual({
    long: 'poniedziałek, 2 listopada 2026',
    short: '2 lis 2026',
    day: 'pon., 2 lis',
    time: '14:30',
    moment: '23 lip 2026, 00:05',
    dayOf: '23 lip 2026',
    today: '00:10',
    before: '21 lis, 23:10',
    lastYear: '12 gru 2025, 09:30',
    stub: 'wtorek 24 listopada 09:30 2026-11-24T09:30',
    stubOfLastYear: 'grudnia 2025',
    stubOfNextYear: 'stycznia',
    slot: 'wtorek, 24 listopada',
    noDate: 'soon',
  });
});
