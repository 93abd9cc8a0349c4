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
          .select(
            `${REVIEW_COLUMNS}, veterinarian:profiles!reviews_veterinarian_id_fkey!inner(full_name, vet_stats!inner(listed, former))`,
          )
          .gte('rating', 4)
          .not('comment', 'is', null)
          // Its author would see a removed one.
          .is('moderation', null)
          // Only of vets who are in the lists, as `private.listed_vets` has it.
          .is('veterinarian.vet_stats.listed', true)
          .gt('veterinarian.vet_stats.listed_until', 'now')
          .order('rating', { ascending: false })
          .order('created_at', { ascending: false })
          .limit(count),
      testimonialRows,
      { signal },
    ),
  );
}

/** Recent five-star and four-star reviews of listed vets with a comment, for the home page. */
export function usePublishedReviews(count = 3) {
  return useQuery({
    queryKey: [...reviewKeys.published, count],
    queryFn: ({ signal }) => listTestimonials(count, signal),
    staleTime: 5 * 60_000,
  });
}
