import { expect, test } from 'vitest';
import { distanceWords, driveWords, numberWords, openWords, telHref } from './contact-words.ts';
import { contact } from './contacts.fixture.ts';

const AT_THREE = Date.parse('2027-01-12T02:00:00Z');

test.each([
  [{ distanceKm: 4.62 }, '4.6 km', '10–15 min'],
  [{ distanceKm: 0 }, '0.1 km', 'under 5 min'],
  [{ distanceKm: 117.98 }, '118 km', '1 h – 1 h 30'],
  [{ distanceKm: 700 }, '700 km', 'more than 4 h'],
  [{ distanceKm: 0, isLocated: false, city: 'Łódź' }, 'in Łódź', null],
  [{ distanceKm: 117.98, isLocated: false }, 'about 118 km', '1 h – 1 h 30'],
])('%j is %s away, by car %s', (fields, away, drive) => {
  expect(distanceWords(contact(fields))).toBe(away);
  expect(driveWords(contact(fields), 'min')).toBe(drive);
});

test.each([
  [null, 'open 24 hours'],
  ['2027-01-12T07:00:00Z', 'until 08:00'],
  ['2027-01-12T23:30:00Z', 'until 00:30'],
  ['2027-01-15T07:00:00Z', 'until Fri, Jan 15, 08:00'],
  // The clocks go forward in between.
  ['2027-03-28T06:00:00Z', 'until Sun, Mar 28, 08:00'],
])('at 03:00, %s is "%s"', (until, words) => {
  expect(openWords(until, AT_THREE)).toBe(words);
});

test('a number is shown as it is read in Poland, and dialled from everywhere', () => {
  expect(numberWords('+48 22 000 10 10')).toBe('22 000 10 10');
  expect(numberWords('+49 30 000 10')).toBe('+49 30 000 10');
  expect(telHref('+48 22 (000) 10-10')).toBe('tel:+48220001010');
});
