import { formatShortDate } from '@veto/shared-data/calendar';
import { type Review, useReviews } from '@veto/shared-data/reviews';
import { Button } from '@veto/shared-ui/button';
import { Heading } from '@veto/shared-ui/heading';
import { ReviewList } from '@veto/shared-ui/review-list';
import { Stack } from '@veto/shared-ui/stack';
import { lazy, Suspense, useId, useState } from 'react';

const ReviewAnswerDialog = lazy(() => import(/* webpackChunkName: "review-answer" */ './review-answer-dialog.tsx'));

/** What owners wrote about the signed-in veterinarian, as the public profile shows it, each with a way to answer. */
export function OwnReviews({ veterinarianId }: { veterinarianId: string }) {
  const headingId = useId();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(veterinarianId);
  return (
    <Stack as="section" gap="4" mt="8" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} textStyle="lg">
        Reviews
      </Heading>
      <ReviewList
        reviews={data?.pages
          .flat()
          .map((review) => ({ ...review, date: formatShortDate(review.createdAt.slice(0, 10)) }))}
        error={error}
        onRetry={() => void refetch()}
        emptyText="No reviews yet. Owners can review a visit once you have marked it complete."
        more={hasNextPage ? { loading: isFetchingNextPage, onLoad: () => void fetchNextPage() } : undefined}
        renderAction={(review) => <Answer review={review} />}
      />
    </Stack>
  );
}

function Answer({ review }: { review: Review }) {
  const [answering, setAnswering] = useState(false);
  const label = review.answer ? 'Edit answer' : 'Answer';
  return (
    <>
      <Button variant="outline" aria-label={`${label}: ${review.authorName}`} onClick={() => setAnswering(true)}>
        {label}
      </Button>
      {answering && (
        <Suspense>
          <ReviewAnswerDialog review={review} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </>
  );
}
