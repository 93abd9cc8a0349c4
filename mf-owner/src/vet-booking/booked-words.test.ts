import { expect, test } from 'vitest';
import { seeYou, sittingSpecies, whatToBring } from './booked-words.ts';

const TODAY = '2026-11-22';

test.each([
  ['2026-11-22', 'See you today.'],
  ['2026-11-23', 'See you tomorrow.'],
  ['2026-11-24', 'See you on Tuesday.'],
  ['2026-11-28', 'See you on Saturday.'],
  ['2026-11-29', 'See you on November 29.'],
])('%s: %s', (date, words) => expect(seeYou(date, TODAY)).toBe(words));

test('the list of things to bring speaks of the animal', () => {
  const texts = (petType: string) => whatToBring({ petName: 'Kluska', petType }).map(({ text }) => text);
  expect(texts('rabbit')[0]).toContain('hay');
  expect(texts('other')[0]).toBe('A safe carrier');
  expect(texts('dog')).toContain('Names of medicines Kluska takes now');
});

test('only dogs, cats and rabbits sit', () => {
  expect(['Dog', 'cat', 'rabbit', 'bird', 'other'].map(sittingSpecies)).toEqual(['dog', 'cat', 'rabbit', null, null]);
});
