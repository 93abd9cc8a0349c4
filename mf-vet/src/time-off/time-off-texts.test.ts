import type { TimeOff } from '@veto/shared-data/schedule';
import { expect, test } from 'vitest';
import { whenIn } from '../when/use-when.ts';
import { dayOff, openHolidays, timeOffLabel } from './time-off-texts.ts';

const label = (absence: TimeOff) => timeOffLabel(absence, whenIn('en'));

const off = (differences: Partial<TimeOff>): TimeOff => ({ id: 't', ...dayOff('2026-12-24', ''), ...differences });

test('says one day, several days, or hours of a day', () => {
  expect(label(off({}))).toBe('Dec 24, 2026');
  expect(label(off({ endsOn: '2027-01-02' }))).toBe('Dec 24, 2026 – Jan 2, 2027');
  expect(label(off({ startsAt: '10:00', endsAt: '24:00' }))).toBe('Thu, Dec 24, 10:00 AM – 12:00 AM');
});

test('offers the holidays that are no whole day off yet', () => {
  const holidays = ['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-01'].map((date) => ({ date, name: date }));
  const away = [
    off({ startsOn: '2026-12-25', endsOn: '2026-12-26' }),
    off({ startsOn: '2027-01-01', endsOn: '2027-01-01', startsAt: '08:00', endsAt: '12:00' }),
  ];
  const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday }));
  expect(openHolidays(holidays, { away, hours: everyDay }).map(({ date }) => date)).toEqual([
    '2026-12-24',
    '2027-01-01',
  ]);
});

test('offers no holiday on a day without working hours', () => {
  // Pentecost is a Sunday.
  const holidays = ['2027-05-03', '2027-05-16'].map((date) => ({ date, name: date }));
  const offered = openHolidays(holidays, { away: [], hours: [{ weekday: 1 }] });
  expect(offered.map(({ date }) => date)).toEqual(['2027-05-03']);
});
