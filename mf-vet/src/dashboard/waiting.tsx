import type { Appointment, RescheduleRequest } from '@veto/shared-data/appointments';
import { formatDay, formatTime12 } from '@veto/shared-data/calendar';
import { type Review, useReviews } from '@veto/shared-data/reviews';
import { Button } from '@veto/shared-ui/button';
import { RequestReference } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { latePart } from '@veto/shared-ui/late-part';
import { List } from '@veto/shared-ui/list';
import { Text } from '@veto/shared-ui/text';
import { useState } from 'react';
import { useRescheduleAnswer } from '../visits/use-reschedule-answer.ts';
import { waitingRequests } from './today-summary.ts';

const ReviewAnswerDialog = latePart(
  () => import(/* webpackChunkName: "review-answer" */ '../reviews/review-answer-dialog.tsx'),
);

const MOST_REVIEWS = 3;

export interface WaitingProps {
  visits: readonly Appointment[];
  veterinarianId: string;
}

/** What waits for the veterinarian's answer: wishes to move a visit, and the newest reviews without one. */
export function Waiting({ visits, veterinarianId }: WaitingProps) {
  const reviews = useReviews(veterinarianId);
  const requests = waitingRequests(visits);
  const unanswered = (reviews.data?.pages.flat() ?? [])
    .filter(({ answer, moderation }) => !answer && !moderation)
    .slice(0, MOST_REVIEWS);
  const nothing = requests.length === 0 && unanswered.length === 0;
  return (
    <section aria-labelledby="waiting">
      <Heading as="h2" id="waiting" textStyle="h4" mb="2">
        Waiting for you
      </Heading>
      {nothing ? (
        <>
          <Text color="muted">{reviews.isError ? 'Reviews could not be loaded.' : 'All caught up.'}</Text>
          <RequestReference error={reviews.error} />
        </>
      ) : (
        <List.Root variant="plain" divideY="1px" borderColor="line">
          {requests.map(
            (visit) =>
              visit.rescheduleRequest && <Wish key={visit.id} visit={visit} request={visit.rescheduleRequest} />,
          )}
          {unanswered.map((review) => (
            <NewReview key={review.id} review={review} />
          ))}
        </List.Root>
      )}
    </section>
  );
}

function Wish({ visit, request }: { visit: Appointment; request: RescheduleRequest }) {
  const { send, asked } = useRescheduleAnswer(request);
  const wanted = `${formatDay(request.proposedDate)} at ${formatTime12(request.proposedTime)}`;
  return (
    <List.Item display="block" py="4">
      <Text>
        <strong>{visit.petName} asks to move</strong> to {wanted}
      </Text>
      <Text textStyle="small" color="muted">
        From {formatDay(visit.date)} at {formatTime12(visit.time)}. Both times are held until you answer.
      </Text>
      <Flex gap="2" mt="2" wrap="wrap">
        <Button
          aria-label={`Accept new time, ${wanted}: ${visit.petName}`}
          loading={asked === true}
          disabled={asked !== null}
          onClick={() => send(true)}
        >
          Accept new time
        </Button>
        <Button
          variant="surface"
          aria-label={`Keep current time, not ${wanted}: ${visit.petName}`}
          loading={asked === false}
          disabled={asked !== null}
          onClick={() => send(false)}
        >
          Keep current time
        </Button>
      </Flex>
    </List.Item>
  );
}

function NewReview({ review }: { review: Review }) {
  const [replying, setReplying] = useState(false);
  return (
    <List.Item display="block" py="4">
      <Text fontWeight="semibold">
        New review by {review.authorName}, {review.rating} {review.rating === 1 ? 'star' : 'stars'}
      </Text>
      <Button
        variant="subtle"
        mt="2"
        aria-label={`Read and reply: ${review.authorName}`}
        onClick={() => setReplying(true)}
      >
        Read and reply
      </Button>
      {replying && <ReviewAnswerDialog review={review} onClose={() => setReplying(false)} />}
    </List.Item>
  );
}
