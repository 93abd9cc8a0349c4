import { type Testimonial, usePublishedReviews } from '@veto/shared-data/reviews';
import { Box } from '@veto/shared-ui/box';
import { ErrorState } from '@veto/shared-ui/error-state';
import { ReviewCard, type ReviewCardProps } from '@veto/shared-ui/review-card';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { HomeSection } from './home-section.tsx';
import { SAMPLE_TESTIMONIALS } from './samples.ts';

const COLUMNS = { base: 1, md: 3 } as const;

/** What owners say: published reviews; samples, and called so, only when there are none. */
export function Testimonials() {
  const reviews = usePublishedReviews();
  const nobodyYet = reviews.data?.length === 0;
  return (
    <HomeSection
      heading="What Pet Owners Say"
      intro={nobodyYet ? 'Examples, until the first reviews are published.' : 'From reviews of visits that took place.'}
    >
      {/* One height before and after the reviews arrive. */}
      <Box minH={{ md: '40' }}>
        {reviews.isError && !reviews.data ? (
          <ErrorState
            headingLevel="h3"
            title="The reviews could not be loaded."
            description="Check your connection and try again."
            onRetry={() => reviews.refetch()}
          />
        ) : (
          <SimpleGrid as="ul" listStyleType="none" columns={COLUMNS} gap="6" aria-busy={reviews.isPending}>
            {reviews.data
              ? (nobodyYet ? SAMPLE_TESTIMONIALS : reviews.data.map(toCard)).map(({ id, ...review }) => (
                  <li key={id}>
                    <ReviewCard {...review} />
                  </li>
                ))
              : SAMPLE_TESTIMONIALS.map((one) => <Skeleton as="li" key={one.id} h="40" rounded="l3" />)}
          </SimpleGrid>
        )}
      </Box>
    </HomeSection>
  );
}

function toCard(review: Testimonial): ReviewCardProps & { id: string } {
  return { id: review.id, author: review.authorName, rating: review.rating, comment: review.comment ?? '' };
}
