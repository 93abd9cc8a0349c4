import { addWords } from '@veto/slice-kit';
import { expect, test } from 'vitest';
import { distanceWords, driveWords, endWords, numberWords, personWords } from './contact-words.ts';
import { contact } from './contacts.fixture.ts';
import { EMERGENCY_IN_POLISH } from './emergency.pl.ts';

addWords('pl', EMERGENCY_IN_POLISH);

const AT_THREE = Date.parse('2027-01-12T02:00:00Z');

test.each([
  [{ distanceKm: 4.62 }, '4.6 km', '10–15 min'],
  [{ distanceKm: 0 }, '0.1 km', 'under 5 min'],
  [{ distanceKm: 117.98 }, '118 km', '1 h – 1 h 30'],
  [{ distanceKm: 700 }, '700 km', 'more than 4 h'],
  [{ distanceKm: 0, isLocated: false, city: 'Łódź' }, 'in Łódź', null],
  [{ distanceKm: 117.98, isLocated: false }, 'about 118 km', '1 h – 1 h 30'],
])('%j is %s away, by car %s', (fields, away, drive) => {
  expect(distanceWords(contact(fields), 'en')).toBe(away);
  expect(driveWords(contact(fields), 'min', 'en')).toBe(drive);
});

test.each([
  [{ distanceKm: 4.62 }, '4,6 km', '10–15 minut'],
  [{ distanceKm: 0 }, '0,1 km', 'poniżej 5 minut'],
  [{ distanceKm: 117.98 }, '118 km', '1 godz. – 1 godz. 30 min'],
  [{ distanceKm: 700 }, '700 km', 'ponad 4 godz.'],
  [{ distanceKm: 0, isLocated: false, city: 'Łódź' }, 'Miasto: Łódź', null],
  [{ distanceKm: 117.98, isLocated: false }, 'około 118 km', '1 godz. – 1 godz. 30 min'],
])('in Polish %j is %s away, by car %s', (fields, away, drive) => {
  expect(distanceWords(contact(fields), 'pl')).toBe(away);
  expect(driveWords(contact(fields), 'minutes', 'pl')).toBe(drive);
});

test.each([
  ['2027-01-12T07:00:00Z', '08:00', '08:00'],
  ['2027-01-12T23:30:00Z', '00:30', '00:30'],
  ['2027-01-15T07:00:00Z', 'Fri, Jan 15, 08:00', 'piątek, 15 stycznia, 08:00'],
  // The clocks go forward in between.
  ['2027-03-28T06:00:00Z', 'Sun, Mar 28, 08:00', 'niedziela, 28 marca, 08:00'],
])('at 03:00, %s is "%s", in Polish "%s"', (until, words, inPolish) => {
  expect(endWords(until, AT_THREE, 'en')).toBe(words);
  expect(endWords(until, AT_THREE, 'pl')).toBe(inPolish);
});

test('a vet is called as the language calls vets, a clinic by its name', () => {
  expect(personWords('Dr. Anna Nowak', 'en')).toBe('Dr. Anna Nowak');
  expect(personWords('Dr. Anna Nowak', 'pl')).toBe('lek. wet. Anna Nowak');
  expect(personWords('Klinika Dr. Nowak', 'pl')).toBe('Klinika Dr. Nowak');
});

test('a number is shown as it is read in Poland', () => {
  expect(numberWords('+48 22 000 10 10')).toBe('22 000 10 10');
  expect(numberWords('+49 30 000 10')).toBe('+49 30 000 10');
});
