import { type Review, useReviews, useReviewsUnderReview } from '@veto/shared-data/reviews';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { latePart } from '@veto/shared-ui/late-part';
import { ReviewList } from '@veto/shared-ui/review-list';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { useId, useState } from 'react';
import { useWhen } from '../when/use-when.ts';

const ReviewReportDialog = latePart(() => import(/* webpackChunkName: "review-report" */ './review-report-dialog.tsx'));
const ReviewAnswerDialog = latePart(() => import(/* webpackChunkName: "review-answer" */ './review-answer-dialog.tsx'));

/** Each is a piece of work, and fills a third of a phone. */
const AT_A_TIME = 3;

/** What owners wrote about the signed-in veterinarian, under a heading. */
export function OwnReviews({ veterinarianId }: { veterinarianId: string }) {
  const say = useSay();
  const headingId = useId();
  return (
    <Stack as="section" gap="4" mt="8" aria-labelledby={headingId}>
      <Heading as="h2" id={headingId} textStyle="lg">
        {say('Reviews')}
      </Heading>
      <ReviewsToAnswer veterinarianId={veterinarianId} />
    </Stack>
  );
}

/** Reviews as the public profile shows them, each with a way to answer. */
export function ReviewsToAnswer({ veterinarianId }: { veterinarianId: string }) {
  const say = useSay();
  const { dayOf } = useWhen();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(veterinarianId);
  const underReview = useReviewsUnderReview().data;
  const [shown, setShown] = useState(AT_A_TIME);
  const loaded = data?.pages.flat() ?? [];
  const showMore = () => {
    setShown(shown + AT_A_TIME);
    if (loaded.length < shown + AT_A_TIME && hasNextPage) void fetchNextPage();
  };
  const isMore = loaded.length > shown || hasNextPage;
  return (
    <ReviewList
      reviews={data && loaded.slice(0, shown).map((review) => ({ ...review, date: dayOf(review.createdAt) }))}
      error={error}
      onRetry={() => void refetch()}
      emptyText={say('No reviews yet. Owners can review a visit once you have marked it complete.')}
      more={isMore ? { loading: isFetchingNextPage, onLoad: showMore } : undefined}
      renderAction={(review) => <Actions review={review} underReview={underReview?.includes(review.id) ?? false} />}
    />
  );
}

function Actions({ review, underReview }: { review: Review; underReview: boolean }) {
  const say = useSay();
  const [asking, setAsking] = useState<'answer' | 'report' | null>(null);
  const close = () => setAsking(null);
  const label = review.answer ? say('Edit answer') : say('Answer');
  if (review.moderation)
    return (
      <Text textStyle="small" color="warn">
        {say('Removed after your report: only you and its author can read it.')}
      </Text>
    );
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Button variant="outline" aria-label={`${label}: ${review.authorName}`} onClick={() => setAsking('answer')}>
        {label}
      </Button>
      {underReview ? (
        <Text textStyle="small" color="warn">
          {say('Under review: everyone can read it until your report is decided.')}
        </Text>
      ) : (
        <Button
          variant="plain"
          aria-label={say('Report: {author}', { author: review.authorName })}
          onClick={() => setAsking('report')}
        >
          {say('Report')}
        </Button>
      )}
      {asking === 'answer' && <ReviewAnswerDialog review={review} onClose={close} />}
      {asking === 'report' && <ReviewReportDialog review={review} onClose={close} />}
    </Flex>
  );
}
