import { formatShortDate } from '@veto/shared-data/calendar';
import { useReviewSummary, useReviews } from '@veto/shared-data/reviews';
import { Button } from '@veto/shared-ui/button';
import { CardSkeletons } from '@veto/shared-ui/card-skeletons';
import { Center } from '@veto/shared-ui/center';
import { ErrorState } from '@veto/shared-ui/error-state';
import { ReviewCard } from '@veto/shared-ui/review-card';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { ProfileSection } from './profile-section.tsx';
import { StarDistribution } from './star-distribution.tsx';

export function Reviews({ veterinarianId }: { veterinarianId: string }) {
  return (
    <ProfileSection heading="Reviews">
      <ReviewList veterinarianId={veterinarianId} />
    </ProfileSection>
  );
}

function ReviewList({ veterinarianId }: { veterinarianId: string }) {
  const reviews = useReviews(veterinarianId);
  const summary = useReviewSummary(veterinarianId);
  if (reviews.isPending) return <CardSkeletons count={2} shape="row" />;
  if (!reviews.data)
    return (
      <ErrorState
        headingLevel="h3"
        title="The reviews could not be loaded."
        description="Check your connection and try again."
        onRetry={() => {
          void reviews.refetch();
          void summary.refetch();
        }}
      />
    );
  const shown = reviews.data.pages.flat();
  if (shown.length === 0)
    return <Text color="fg.muted">No reviews yet. Owners can review a visit once it has taken place.</Text>;
  return (
    <Stack gap="5">
      {summary.data && <StarDistribution summary={summary.data} />}
      <Stack as="ul" listStyleType="none" gap="4">
        {shown.map((review) => (
          <li key={review.id}>
            <ReviewCard
              author={review.authorName}
              rating={review.rating}
              comment={review.comment ?? ''}
              date={formatShortDate(review.createdAt.slice(0, 10))}
              answer={review.answer}
            />
          </li>
        ))}
      </Stack>
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
