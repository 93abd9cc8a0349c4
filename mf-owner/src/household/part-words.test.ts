import { expect, test, vi } from 'vitest';
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
  expect(roleText({ role: 'carer', startsOn: null, until: null }, 'en')).toBe('Carer');
  expect(roleText({ role: 'sitter', startsOn: null, until }, 'en')).toBe('Sitter until Sun, Nov 29');
  expect(roleText({ role: 'sitter', startsOn: '2026-11-27', until }, 'en')).toBe('Sitter Fri, Nov 27 – Sun, Nov 29');
  expect(roleText({ role: 'sitter', startsOn: until, until }, 'en')).toBe('Sitter on Sun, Nov 29');
  expect(rightsText({ rights: ['book', 'read'] }, 'en')).toBe('book visits, read the record');
  expect(rightsText({ rights: [] }, 'en')).toBeNull();
});

test('an entry says who did what', () => {
  expect(deedText(entry, 'Burek', 'en')).toBe('Kasia gave Burek Carprofen');
  expect(deedText({ ...entry, kind: 'fed', mine: true }, 'Burek', 'en')).toBe('You fed Burek');
  expect(deedText({ ...entry, kind: 'note', body: 'Ate little' }, 'Burek', 'en')).toBe('Kasia: Ate little');
});

test('an earlier dose says who gave it, when, and how long it lasts', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T09:00:00Z') });
  const dose = { person: 'Kasia', mine: false, givenAt: entry.givenAt, intervalHours: 12 };
  expect(earlierDoseText(dose, 'Carprofen', 'en')).toBe('Kasia gave Carprofen at 08:06, less than 12 hours ago.');
  const own = { ...dose, mine: true, intervalHours: 1, givenAt: '2026-11-22T22:50:00Z' };
  expect(earlierDoseText(own, 'Drops', 'en')).toBe('You gave Drops on Nov 22, 23:50, less than an hour ago.');
  vi.useRealTimers();
});

test('one’s own entry is taken back for ten minutes', () => {
  const at = (minutes: number) => Date.parse(entry.givenAt) + minutes * 60_000;
  expect(canTakeBack({ ...entry, mine: true }, at(9))).toBe(true);
  expect(canTakeBack({ ...entry, mine: true }, at(10))).toBe(false);
  expect(canTakeBack(entry, at(1))).toBe(false);
});
