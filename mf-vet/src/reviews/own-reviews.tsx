import { formatShortDate } from '@veto/shared-data/calendar';
import { type Review, useReviews } from '@veto/shared-data/reviews';
import { Button } from '@veto/shared-ui/button';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { Center } from '@veto/shared-ui/center';
import { ErrorState } from '@veto/shared-ui/error-state';
import { Heading } from '@veto/shared-ui/heading';
import { ReviewCard } from '@veto/shared-ui/review-card';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { lazy, Suspense, useId, useState } from 'react';

const ReviewAnswerDialog = lazy(() => import(/* webpackChunkName: "review-answer" */ './review-answer-dialog.tsx'));

/** What owners wrote about the signed-in veterinarian, as the public profile shows it, each with a way to answer. */
export function OwnReviews({ veterinarianId }: { veterinarianId: string }) {
  const headingId = useId();
  return (
    <Stack as="section" gap="4" mt="8" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} textStyle="lg">
        Reviews
      </Heading>
      <ReviewList veterinarianId={veterinarianId} />
    </Stack>
  );
}

function ReviewList({ veterinarianId }: { veterinarianId: string }) {
  const reviews = useReviews(veterinarianId);
  if (reviews.isPending) return <CardSkeletons count={2} shape="row" />;
  if (!reviews.data)
    return (
      <ErrorState
        headingLevel="h3"
        title="The reviews could not be loaded."
        description="Check your connection and try again."
        onRetry={() => void reviews.refetch()}
      />
    );
  const shown = reviews.data.pages.flat();
  if (shown.length === 0)
    return <Text color="fg.muted">No reviews yet. Owners can review a visit once you have marked it complete.</Text>;
  return (
    <Stack gap="4">
      {shown.map((review) => (
        <OwnReview key={review.id} review={review} />
      ))}
      {reviews.hasNextPage && (
        <Center>
          <Button
            variant="outline"
            aria-disabled={reviews.isFetchingNextPage}
            onClick={() => !reviews.isFetchingNextPage && reviews.fetchNextPage()}
          >
            {reviews.isFetchingNextPage ? 'Loading...' : 'Show more reviews'}
          </Button>
        </Center>
      )}
    </Stack>
  );
}

function OwnReview({ review }: { review: Review }) {
  const [answering, setAnswering] = useState(false);
  const label = review.answer ? 'Edit answer' : 'Answer';
  return (
    <>
      <ReviewCard
        author={review.authorName}
        rating={review.rating}
        comment={review.comment ?? ''}
        date={formatShortDate(review.createdAt.slice(0, 10))}
        answer={review.answer}
      >
        <Button variant="outline" aria-label={`${label}: ${review.authorName}`} onClick={() => setAnswering(true)}>
          {label}
        </Button>
      </ReviewCard>
      {answering && (
        <Suspense>
          <ReviewAnswerDialog review={review} onClose={() => setAnswering(false)} />
        </Suspense>
      )}
    </>
  );
}
