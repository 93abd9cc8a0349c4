import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { reviewKeys } from './reviews.keys.ts';
import { type Review, reviewRow, summarySchema, testimonialRows } from './reviews.schema.ts';

const COLUMNS = 'id, veterinarian_id, rating, comment, author_name, answer, answered_at, created_at';
const PAGE_SIZE = 10;

/** A vet's reviews, newest first, ten at a time: `data.pages.flat()`, `fetchNextPage()`. */
export function useReviews(veterinarianId: string | undefined) {
  return useInfiniteQuery({
    queryKey: reviewKeys.ofVeterinarian(veterinarianId ?? ''),
    queryFn: ({ pageParam, signal }) =>
      request(
        (client) => {
          const reviews = client
            .from('reviews')
            .select(COLUMNS)
            .eq('veterinarian_id', veterinarianId ?? '')
            .order('created_at', { ascending: false })
            .order('id')
            .limit(PAGE_SIZE);
          return pageParam ? reviews.or(after(pageParam)) : reviews;
        },
        z.array(reviewRow),
        { signal },
      ),
    initialPageParam: null as Review | null,
    getNextPageParam: (last: Review[]) => (last.length < PAGE_SIZE ? undefined : last.at(-1)),
    enabled: Boolean(veterinarianId),
  });
}

/** What comes after a review in the order of `useReviews`; several may have been written in one moment. */
function after({ createdAt, id }: Review): string {
  return `created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.gt.${id})`;
}

/** Average, count and distribution of a vet's reviews. */
export function useReviewSummary(veterinarianId: string | undefined) {
  return useQuery({
    queryKey: reviewKeys.summary(veterinarianId ?? ''),
    queryFn: ({ signal }) =>
      request((client) => client.rpc('review_summary', { veterinarian: veterinarianId }), summarySchema, { signal }),
    enabled: Boolean(veterinarianId),
  });
}

/** Recent five-star and four-star reviews with a comment, for the home page. */
export function usePublishedReviews(count = 3) {
  return useQuery({
    queryKey: [...reviewKeys.published, count],
    queryFn: ({ signal }) =>
      request(
        (client) =>
          client
            .from('reviews')
            .select(`${COLUMNS}, veterinarian:profiles!reviews_veterinarian_id_fkey(full_name)`)
            .gte('rating', 4)
            .not('comment', 'is', null)
            .order('rating', { ascending: false })
            .order('created_at', { ascending: false })
            .limit(count),
        testimonialRows,
        { signal },
      ),
    staleTime: 5 * 60_000,
  });
}
