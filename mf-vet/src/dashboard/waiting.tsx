import type { Appointment, RescheduleRequest } from '@veto/shared-data/appointments';
import { type Review, useReviews } from '@veto/shared-data/reviews';
import { Button } from '@veto/shared-ui/button';
import { RequestReference } from '@veto/shared-ui/error-state';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { latePart } from '@veto/shared-ui/late-part';
import { List } from '@veto/shared-ui/list';
import { Text } from '@veto/shared-ui/text';
import { Saying, useSay } from '@veto/slice-kit';
import { useState } from 'react';
import { useRescheduleAnswer } from '../visits/use-reschedule-answer.ts';
import { useWhen } from '../when/use-when.ts';
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
  const say = useSay();
  const reviews = useReviews(veterinarianId);
  const requests = waitingRequests(visits);
  const unanswered = (reviews.data?.pages.flat() ?? [])
    .filter(({ answer, moderation }) => !answer && !moderation)
    .slice(0, MOST_REVIEWS);
  const nothing = requests.length === 0 && unanswered.length === 0;
  return (
    <section aria-labelledby="waiting">
      <Heading as="h2" id="waiting" textStyle="h4" mb="2">
        {say('Waiting for you')}
      </Heading>
      {nothing ? (
        <>
          <Text color="muted">{reviews.isError ? say('Reviews could not be loaded.') : say('All caught up.')}</Text>
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
  const say = useSay();
  const dates = useWhen();
  const { send, asked } = useRescheduleAnswer(request);
  const pet = visit.petName;
  const when = say('{day} at {time}', {
    day: dates.day(request.proposedDate),
    time: dates.time(request.proposedTime),
  });
  return (
    <List.Item display="block" py="4">
      <Text>
        <Saying text="{who} to {when}" who={<strong>{say('{pet} asks to move', { pet })}</strong>} when={when} />
      </Text>
      <Text textStyle="small" color="muted">
        {say('From {day} at {time}. Both times are held until you answer.', {
          day: dates.day(visit.date),
          time: dates.time(visit.time),
        })}
      </Text>
      <Flex gap="2" mt="2" wrap="wrap">
        <Button
          aria-label={say('Accept new time, {when}: {pet}', { when, pet })}
          loading={asked === true}
          disabled={asked !== null}
          onClick={() => send(true)}
        >
          {say('Accept new time')}
        </Button>
        <Button
          variant="surface"
          aria-label={say('Keep current time, not {when}: {pet}', { when, pet })}
          loading={asked === false}
          disabled={asked !== null}
          onClick={() => send(false)}
        >
          {say('Keep current time')}
        </Button>
      </Flex>
    </List.Item>
  );
}

function NewReview({ review }: { review: Review }) {
  const say = useSay();
  const [replying, setReplying] = useState(false);
  const { authorName: author, rating: count } = review;
  return (
    <List.Item display="block" py="4">
      <Text fontWeight="semibold">
        {count === 1
          ? say('New review by {author}, {count} star', { author, count })
          : say('New review by {author}, {count} stars', { author, count })}
      </Text>
      <Button
        variant="subtle"
        mt="2"
        aria-label={say('Read and reply: {author}', { author })}
        onClick={() => setReplying(true)}
      >
        {say('Read and reply')}
      </Button>
      {replying && <ReviewAnswerDialog review={review} onClose={() => setReplying(false)} />}
    </List.Item>
  );
}
