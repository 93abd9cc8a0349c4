import { type Testimonial, usePublishedReviews } from '@veto/shared-data/reviews';
import { Box } from '@veto/shared-ui/box';
import { ReviewCard, type ReviewCardProps } from '@veto/shared-ui/review-card';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { HomeSection } from './HomeSection.tsx';
import { SAMPLE_TESTIMONIALS } from './samples.ts';

const COLUMNS = { base: 1, md: 3 } as const;

/** What owners say: published reviews; samples only when there are none, or none could be read. */
export function Testimonials() {
  const reviews = usePublishedReviews();
  const published = reviews.data?.map(toCard) ?? [];
  const shown = published.length > 0 ? published : SAMPLE_TESTIMONIALS;
  return (
    <HomeSection heading="What Pet Owners Say" intro="From reviews of visits that took place.">
      {/* One height before and after the reviews arrive. */}
      <Box minH={{ md: '40' }}>
        <SimpleGrid as="ul" listStyleType="none" columns={COLUMNS} gap="6" aria-busy={reviews.isPending}>
          {reviews.isPending
            ? SAMPLE_TESTIMONIALS.map((one) => <Skeleton as="li" key={one.id} h="40" rounded="l3" />)
            : shown.map(({ id, ...review }) => (
                <li key={id}>
                  <ReviewCard {...review} />
                </li>
              ))}
        </SimpleGrid>
      </Box>
    </HomeSection>
  );
}

function toCard(review: Testimonial): ReviewCardProps & { id: string } {
  return { id: review.id, author: review.authorName, rating: review.rating, comment: review.comment ?? '' };
}
