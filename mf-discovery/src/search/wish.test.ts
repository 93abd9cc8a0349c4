import { expect, test } from 'vitest';
import { priceTyped } from './vet-filters.ts';
import { whenInWords } from './when-in-words.ts';
import { partOf, withDay, withPart } from './wish.ts';

test.each([
  [[], 'evening', ['evening']],
  [['tomorrow'], 'afternoon', ['tomorrow afternoon']],
  [['tomorrow morning'], 'afternoon', ['tomorrow afternoon']],
  [['tomorrow morning'], '', ['tomorrow']],
  [['Available today'], 'evening', ['today evening']],
  [['today evening'], '', ['Available today']],
  [['Available this week', 'Weekend availability'], 'morning', ['this week morning', 'weekend morning']],
  [['evening'], '', []],
])('%j in the part %j is %j', (availabilities, part, expected) => {
  expect(withPart(availabilities, part)).toEqual(expected);
});

test('another day keeps the part of the day', () => {
  expect(withDay(['tomorrow afternoon'], '2026-12-03')).toEqual(['2026-12-03 afternoon']);
  expect(withDay(['2026-12-03 afternoon'], '')).toEqual(['afternoon']);
  expect(withDay(['2026-12-03'], '')).toEqual([]);
  expect(partOf(['tomorrow morning', 'evening'])).toBeUndefined();
});

test.each([
  ['120', 120],
  ['120,50', 120],
  ['1 200', 1200],
  ['120.', 120],
  ['0', null],
  ['-5', null],
  ['7x', null],
  ['123456', null],
])('%j is a price of %j', (typed, price) => {
  expect(priceTyped(typed)).toBe(price);
});

test.each([
  ['Available today', 'today'],
  ['today evening', 'this evening'],
  ['tomorrow', 'tomorrow'],
  ['day after tomorrow afternoon', 'the day after tomorrow in the afternoon'],
  ['morning', 'in the morning'],
  ['wednesday afternoon', 'on Wednesday afternoon'],
  ['weekend', 'this weekend'],
  ['this week evening', 'in the next 7 days in the evening'],
  ['next week evening', 'next week in the evening'],
  ['this month', 'this month'],
  ['next month', 'next month'],
  ['2026-12-03', 'on Thu, Dec 3'],
])('%j is said as %j', (availability, words) => {
  expect(whenInWords(availability)).toBe(words);
});
