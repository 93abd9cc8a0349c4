import { expect, test } from 'vitest';
import { ENGLISH_NEWS } from './english-news.ts';
import { POLISH_NEWS } from './news.pl.ts';
import { UKRAINIAN_NEWS } from './news.uk.ts';
import { notificationWords } from './notification-words.ts';
import { notificationFacts } from './notifications.schema.ts';

test.each([
  ['Polish', POLISH_NEWS],
  ['Ukrainian', UKRAINIAN_NEWS],
])('%s has a sentence for each kind that English has', (_, news) => {
  expect(Object.keys(news.told).sort()).toEqual(Object.keys(ENGLISH_NEWS.told).sort());
});

test('an owner reads in Ukrainian that the veterinarian booked, and not that the veterinarian comes as a patient', () => {
  const facts = { person: 'Dr. Anna Lis', is_veterinarian: true, pet: 'Rex', date: '2026-11-23', time: '14:30' };
  expect(notificationWords('booked', notificationFacts.parse(facts), UKRAINIAN_NEWS)?.text).toBe(
    'вет. лікар Anna Lis записує на візит: Rex, понеділок, 23 листопада, 14:30.',
  );
});
