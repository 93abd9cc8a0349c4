import { useMutation } from '@tanstack/react-query';
import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { useRefreshReviews } from './refresh-reviews.ts';

export const MAX_REPORT_CHARACTERS = 1000;

/**
 * The vet says why a review about them should not stand; nobody else notices until an administrator has decided.
 * Refused (409) a second time, (429) while five wait, (400) without a reason.
 */
export function useReportReview() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      request((client) => client.rpc('report_review', { review: id, reason: reason.trim() }), z.unknown()),
    onSuccess: useRefreshReviews(),
  });
}
