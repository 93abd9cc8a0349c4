import { useQuery } from '@tanstack/react-query';
import { request, useUserId } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import { namedRow, nullableText, numeric, timestamp } from '../boundary/index.ts';
import { moderationKeys } from './moderation.keys.ts';
import { useDecision } from './use-decision.ts';

export interface ReportedReview {
  /** Of the report. */
  id: string;
  /** Why it should not stand, by the vet. */
  reason: string;
  /** ISO moment. */
  reportedAt: string;
  veterinarianName: string | null;
  authorName: string;
  /** 1 to 5. */
  rating: number;
  comment: string | null;
  /** Null while it waits. */
  decision: { removed: boolean; reason: string; by: string | null; at: string } | null;
}

const row = namedRow(
  {
    id: z.string(),
    reason: z.string(),
    created_at: timestamp,
    removed: z.nullable(z.boolean()),
    decision_reason: nullableText,
    decided_at: z.nullish(timestamp),
    decided_by: nullableText,
    veterinarian: nullableText,
    author: z.string(),
    rating: numeric,
    comment: nullableText,
  },
  { created_at: 'reportedAt', veterinarian: 'veterinarianName', author: 'authorName' },
);

const rows = z.array(
  z.pipe(
    row,
    z.transform(
      ({ removed, decisionReason, decidedAt, decidedBy, ...review }: z.infer<typeof row>): ReportedReview => ({
        ...review,
        decision:
          removed === null
            ? null
            : { removed, reason: decisionReason ?? '', by: decidedBy, at: decidedAt ?? review.reportedAt },
      }),
    ),
  ),
);

/** What waits for an administrator's decision, then what was decided lately. Fails with 403 for everybody else. */
export function useReportedReviews() {
  const userId = useUserId() ?? '';
  return useQuery({
    queryKey: moderationKeys.reported(userId),
    queryFn: ({ signal }) => request((client) => client.rpc('reported_reviews'), rows, { signal }),
    enabled: userId !== '',
  });
}

/** Lets a reported review stand, or removes it; the reason is kept. Refused (409) once it is decided. */
export const useDecideReview = () =>
  useDecision(({ id, remove, reason }: { id: string; remove: boolean; reason: string }) =>
    request((client) => client.rpc('decide_review', { report: id, remove, reason: reason.trim() }), z.unknown()),
  );

/** Takes a decision back: the review is shown, and its report waits again. Refused (409) where it waits already. */
export const useReopenReview = () =>
  useDecision((id: string) => request((client) => client.rpc('reopen_review_report', { report: id }), z.unknown()));
