import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { reviewKeys } from './reviews.keys.ts';

/** Ids of the signed-in vet's reviews whose report waits for a decision. Nobody else can ask for them. */
export function useReviewsUnderReview() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: reviewKeys.underReview(userId),
    queryFn: ({ signal }) => request((client) => client.rpc('reviews_under_review'), z.array(z.string()), { signal }),
    enabled: userId !== '',
  });
}
