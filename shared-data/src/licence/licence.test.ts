import { expect, test } from 'vitest';
import { isListed, licenceDigits, licenceSchema, NO_LICENCE } from './licence.schema.ts';
import { licenceWords, licenceWordsInPolish } from './licence-words.ts';
import { licenceWordsInUkrainian } from './licence-words-in-ukrainian.ts';

test.each([
  ['PWZ 4711', '04711'],
  ['nr 04711', '04711'],
  ['12 345', '12345'],
  ['PWZ: nr 12345678', '12345678'],
])('%s is %s', (written, digits) => {
  expect(licenceDigits(written)).toBe(digits);
});

test.each(['', '12', '00000', '123456789', 'twelve', '12a45'])('%s is no number', (written) => {
  expect(licenceDigits(written)).toBeNull();
  expect(licenceSchema.safeParse({ number: written }).success).toBe(false);
});

test('a listing ends by the clock', () => {
  const until = { ...NO_LICENCE, listedUntil: '2026-11-24T12:00:00Z' };
  expect(isListed(until, Date.parse('2026-11-24T11:59:59Z'))).toBe(true);
  expect(isListed(until, Date.parse('2026-11-24T12:00:00Z'))).toBe(false);
  expect(isListed(NO_LICENCE)).toBe(false);
});

test('a badge names the month of the check', () => {
  expect(licenceWords('2026-11-24').label).toBe('Licence checked, Nov 2026');
  expect(licenceWords(null).label).toBe('Licence not checked yet');
  expect(licenceWordsInPolish('2026-11-24').label).toBe('Uprawnienia sprawdzone 11.2026');
  expect(licenceWordsInUkrainian('2026-11-24').label).toBe('Ліцензію перевірено 11.2026');
});
