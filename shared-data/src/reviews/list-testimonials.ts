import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { withSchema } from '../boundary/late-schema.ts';
import { reviewKeys } from './reviews.keys.ts';
import type { Testimonial } from './reviews.schema.ts';

const loadSchema = () => import(/* webpackChunkName: "answers" */ './reviews.schema.ts');

function listTestimonials(count: number, signal: AbortSignal): Promise<Testimonial[]> {
  return withSchema(loadSchema, ({ REVIEW_COLUMNS, testimonialRows }) =>
    request(
      (client) =>
        client
          .from('reviews')
          .select(`${REVIEW_COLUMNS}, veterinarian:profiles!reviews_veterinarian_id_fkey(full_name)`)
          .gte('rating', 4)
          .not('comment', 'is', null)
          // Its author would see a removed one.
          .is('moderation', null)
          .order('rating', { ascending: false })
          .order('created_at', { ascending: false })
          .limit(count),
      testimonialRows,
      { signal },
    ),
  );
}

/** Recent five-star and four-star reviews with a comment, for the home page. */
export function usePublishedReviews(count = 3) {
  return useQuery({
    queryKey: [...reviewKeys.published, count],
    queryFn: ({ signal }) => listTestimonials(count, signal),
    staleTime: 5 * 60_000,
  });
}
