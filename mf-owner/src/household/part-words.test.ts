import { expect, test } from 'vitest';
import { canTakeBack, deedText, earlierDoseText, rightsText, roleText } from './part-words.ts';

const entry = {
  id: 'e',
  kind: 'medicine',
  medicineId: 'm',
  medicine: 'Carprofen',
  body: null,
  givenAt: '2026-11-23T07:06:00Z',
  person: 'Kasia',
  mine: false,
} as const;

test('a role names its days, and rights are words', () => {
  const until = '2026-11-29';
  expect(roleText({ role: 'carer', startsOn: null, until: null })).toBe('Carer');
  expect(roleText({ role: 'sitter', startsOn: null, until })).toBe('Sitter until Sun, Nov 29');
  expect(roleText({ role: 'sitter', startsOn: '2026-11-27', until })).toBe('Sitter Fri, Nov 27 – Sun, Nov 29');
  expect(roleText({ role: 'sitter', startsOn: until, until })).toBe('Sitter on Sun, Nov 29');
  expect(rightsText({ rights: ['book', 'read'] })).toBe('book visits, read the record');
  expect(rightsText({ rights: [] })).toBeNull();
});

test('an entry says who did what', () => {
  expect(deedText(entry, 'Burek')).toBe('Kasia gave Burek Carprofen');
  expect(deedText({ ...entry, kind: 'fed', mine: true }, 'Burek')).toBe('You fed Burek');
  expect(deedText({ ...entry, kind: 'note', body: 'Ate little' }, 'Burek')).toBe('Kasia: Ate little');
});

test('an earlier dose says who gave it, when, and how long it lasts', () => {
  const dose = { person: 'Kasia', mine: false, givenAt: entry.givenAt, intervalHours: 12 };
  expect(earlierDoseText(dose, 'Carprofen', '08:06')).toBe('Kasia gave Carprofen at 08:06, less than 12 hours ago.');
  expect(earlierDoseText({ ...dose, mine: true, intervalHours: 1 }, 'Drops', 'Nov 22, 23:50')).toBe(
    'You gave Drops on Nov 22, 23:50, less than an hour ago.',
  );
});

test('one’s own entry is taken back for ten minutes', () => {
  const at = (minutes: number) => Date.parse(entry.givenAt) + minutes * 60_000;
  expect(canTakeBack({ ...entry, mine: true }, at(9))).toBe(true);
  expect(canTakeBack({ ...entry, mine: true }, at(10))).toBe(false);
  expect(canTakeBack(entry, at(1))).toBe(false);
});
