import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { reviewKeys } from './reviews.keys.ts';
import { REVIEW_COLUMNS, type Review, reviewRow } from './reviews.schema.ts';

const PAGE_SIZE = 10;

function listReviews(veterinarianId: string, last: Review | null, signal: AbortSignal): Promise<Review[]> {
  return request(
    (client) => {
      const reviews = client
        .from('reviews')
        .select(REVIEW_COLUMNS)
        .eq('veterinarian_id', veterinarianId)
        .order('created_at', { ascending: false })
        .order('id')
        .limit(PAGE_SIZE);
      return last ? reviews.or(after(last)) : reviews;
    },
    z.array(reviewRow),
    { signal },
  );
}

/** What comes after a review in this order; several may have been written in one moment. */
function after({ createdAt, id }: Review): string {
  return `created_at.lt."${createdAt}",and(created_at.eq."${createdAt}",id.gt.${id})`;
}

/** A vet's reviews, newest first, ten at a time: `data.pages.flat()`, `fetchNextPage()`. */
export function useReviews(veterinarianId = '') {
  return useInfiniteQuery({
    queryKey: reviewKeys.ofVeterinarian(veterinarianId),
    queryFn: ({ pageParam, signal }) => listReviews(veterinarianId, pageParam, signal),
    initialPageParam: null as Review | null,
    getNextPageParam: (last: Review[]) => (last.length < PAGE_SIZE ? undefined : last.at(-1)),
    enabled: veterinarianId !== '',
  });
}
