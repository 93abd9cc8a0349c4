import { expect, test } from 'vitest';
import { reviewsInPolish, reviewsInUkrainian } from './rating-words.ts';

test.each([
  [1, '1 opinia', '1 відгук'],
  [2, '2 opinie', '2 відгуки'],
  [5, '5 opinii', '5 відгуків'],
  [12, '12 opinii', '12 відгуків'],
  [22, '22 opinie', '22 відгуки'],
  [41, '41 opinii', '41 відгук'],
])('%i: %s, %s', (count, polish, ukrainian) => {
  expect([reviewsInPolish(count), reviewsInUkrainian(count)]).toEqual([polish, ukrainian]);
});
