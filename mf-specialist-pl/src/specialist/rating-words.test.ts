import { expect, test } from 'vitest';
import { reviewsInPolish } from './rating-words.ts';

test.each([
  [1, '1 opinia'],
  [2, '2 opinie'],
  [5, '5 opinii'],
  [12, '12 opinii'],
  [22, '22 opinie'],
  [41, '41 opinii'],
])('%i: %s', (count, words) => {
  expect(reviewsInPolish(count)).toBe(words);
});
