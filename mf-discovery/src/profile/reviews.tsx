import { formatShortDate } from '@veto/shared-data/calendar';
import { useReviewSummary, useReviews } from '@veto/shared-data/reviews';
import { ReviewList } from '@veto/shared-ui/review-list';
import { Stack } from '@veto/shared-ui/stack';
import { ProfileSection } from './profile-section.tsx';
import { StarDistribution } from './star-distribution.tsx';

export function Reviews({ veterinarianId }: { veterinarianId: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(veterinarianId);
  const summary = useReviewSummary(veterinarianId);
  const reviews = data?.pages.flat();
  return (
    <ProfileSection heading="Reviews">
      <Stack gap="5">
        {summary.data && reviews && reviews.length > 0 && <StarDistribution summary={summary.data} />}
        <ReviewList
          reviews={reviews?.map((review) => ({ ...review, date: formatShortDate(review.createdAt.slice(0, 10)) }))}
          error={error}
          onRetry={() => {
            void refetch();
            void summary.refetch();
          }}
          emptyText="No reviews yet. Owners can review a visit once it has taken place."
          more={hasNextPage ? { loading: isFetchingNextPage, onLoad: () => void fetchNextPage() } : undefined}
        />
      </Stack>
    </ProfileSection>
  );
}
