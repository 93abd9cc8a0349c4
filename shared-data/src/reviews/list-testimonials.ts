import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { reviewKeys } from './reviews.keys.ts';
import { REVIEW_COLUMNS, type Testimonial, testimonialRows } from './reviews.schema.ts';

function listTestimonials(count: number, signal: AbortSignal): Promise<Testimonial[]> {
  return request(
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
