import { useQuery } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import { reviewKeys } from './reviews.keys.ts';
import { type ReviewSummary, summarySchema } from './reviews.schema.ts';

function summarizeReviews(veterinarianId: string, signal: AbortSignal): Promise<ReviewSummary> {
  return request((client) => client.rpc('review_summary', { veterinarian: veterinarianId }), summarySchema, { signal });
}

/** Average, count and distribution of a vet's reviews. */
export function useReviewSummary(veterinarianId = '') {
  return useQuery({
    queryKey: reviewKeys.summary(veterinarianId),
    queryFn: ({ signal }) => summarizeReviews(veterinarianId, signal),
    enabled: veterinarianId !== '',
  });
}
