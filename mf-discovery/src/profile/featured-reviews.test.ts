import { expect, test } from 'vitest';
import { featuredReviews } from './featured-reviews.ts';

const review = (comment: string | null) => ({ comment });

test('the newest two with words are featured, also where they are no praise', () => {
  const [stars, late, kind, calm] = [review(null), review('An hour late.'), review('Kind.'), review('Calm.')];
  expect(featuredReviews([stars, late, kind, calm])).toEqual([late, kind]);
});

test('an essay is left to the list', () => {
  const essay = review('x'.repeat(241));
  expect(featuredReviews([essay, review('Kind.'), review('Calm.')])).not.toContain(essay);
});

test('one alone is not featured', () => {
  expect(featuredReviews([review('Kind.'), review(null)])).toEqual([]);
});
