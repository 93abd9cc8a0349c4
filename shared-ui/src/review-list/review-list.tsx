import { Center } from '@chakra-ui/react/center';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { CardSkeletons } from '../card-skeletons/card-skeletons.tsx';
import { ErrorState } from '../error-state/error-state.tsx';
import { ReviewCard } from '../review-card/review-card.tsx';

export interface ShownReview {
  id: string;
  authorName: string;
  /** 1 to 5. */
  rating: number;
  comment: string | null;
  /** The vet's reply. */
  answer: string | null;
  /** As the visitor reads it: 'Nov 3, 2026'. */
  date: string;
}

export interface ReviewListProps<R extends ShownReview> {
  /** Undefined until they have come. */
  reviews: readonly R[] | undefined;
  /** Why they could not be read. */
  error: unknown;
  onRetry: () => void;
  /** Shown where nobody has written one. */
  emptyText: string;
  /** The way to the older ones; missing once all are shown. */
  more?: { loading: boolean; onLoad: () => void } | undefined;
  /** What the reader can do about a review, at its foot: then they are a list to work through, between hairlines. */
  renderAction?: (review: R) => ReactNode;
}

/** Reviews, newest first, also while they are on their way, when there are none and when they did not come. */
export function ReviewList<R extends ShownReview>(props: ReviewListProps<R>) {
  const say = useSay();
  const { reviews, error, onRetry, emptyText, more, renderAction } = props;
  if (!reviews)
    return error ? (
      <ErrorState
        error={error}
        headingLevel="h3"
        title={say('The reviews could not be loaded.')}
        description={say('Check your connection and try again.')}
        onRetry={onRetry}
      />
    ) : (
      <CardSkeletons count={2} shape="row" />
    );
  if (reviews.length === 0) return <Text color="fg.muted">{emptyText}</Text>;
  return (
    <Stack gap="5">
      <Stack as="ul" listStyleType="none" gap={renderAction ? '0' : '4'}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              author={review.authorName}
              rating={review.rating}
              comment={review.comment ?? ''}
              date={review.date}
              answer={review.answer}
              inList={renderAction !== undefined}
            >
              {renderAction?.(review)}
            </ReviewCard>
          </li>
        ))}
      </Stack>
      {more && (
        <Center>
          <Button variant="outline" aria-disabled={more.loading} onClick={() => !more.loading && more.onLoad()}>
            {more.loading ? say('Loading...') : say('Show more reviews')}
          </Button>
        </Center>
      )}
    </Stack>
  );
}
