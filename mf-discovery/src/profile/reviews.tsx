import { formatDayOf } from '@veto/shared-data/calendar';
import { type Review, useReviewSummary, useReviews } from '@veto/shared-data/reviews';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { ReviewCard } from '@veto/shared-ui/review-card';
import { ReviewList, type ShownReview } from '@veto/shared-ui/review-list';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { featuredReviews } from './featured-reviews.ts';
import { ProfileSection } from './profile-section.tsx';
import { StarDistribution } from './star-distribution.tsx';

const TINTS = ['sage', 'apricot'] as const;

/** Two voices, and all the others behind one button. */
export function Reviews({ veterinarianId }: { veterinarianId: string }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReviews(veterinarianId);
  const summary = useReviewSummary(veterinarianId);
  const reviews = data?.pages.flat().map(shown);
  const featured = featuredReviews(reviews ?? []);
  const others = reviews?.filter((review) => !featured.includes(review));
  return (
    <ProfileSection heading="Reviews">
      {featured.length > 0 && (
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="4">
          {featured.map((review, index) => (
            <li key={review.id}>
              <ReviewCard
                author={review.authorName}
                rating={review.rating}
                comment={`“${review.comment}”`}
                date={review.date}
                answer={review.answer}
                featured={TINTS[index % TINTS.length] ?? TINTS[0]}
              />
            </li>
          ))}
        </SimpleGrid>
      )}
      <OtherReviews collapsed={featured.length > 0} none={others?.length === 0} count={summary.data?.count}>
        {summary.data && reviews && reviews.length > 0 && <StarDistribution summary={summary.data} />}
        <ReviewList
          reviews={others}
          error={error}
          onRetry={() => {
            void refetch();
            void summary.refetch();
          }}
          emptyText="No reviews yet. Owners can review a visit once it has taken place."
          more={hasNextPage ? { loading: isFetchingNextPage, onLoad: () => void fetchNextPage() } : undefined}
        />
      </OtherReviews>
    </ProfileSection>
  );
}

interface OtherReviewsProps {
  /** Two stand above already: the others wait for a press. */
  collapsed: boolean;
  none: boolean;
  count: number | undefined;
  children: ReactNode;
}

function OtherReviews({ collapsed, none, count, children }: OtherReviewsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!collapsed) return <Stack gap="5">{children}</Stack>;
  if (none) return null;
  return (
    <>
      <Button
        variant="plain"
        px="0"
        mt="2"
        aria-expanded={open}
        {...(open && { 'aria-controls': id })}
        onClick={() => setOpen((before) => !before)}
      >
        {open ? 'Show fewer reviews' : count ? `Show all ${count} reviews` : 'Show all reviews'}
        <Box asChild transform={open ? 'rotate(180deg)' : undefined}>
          <ChevronDown aria-hidden="true" size={18} />
        </Box>
      </Button>
      {open && (
        <Stack id={id} gap="5" mt="3">
          {children}
        </Stack>
      )}
    </>
  );
}

function shown(review: Review): ShownReview {
  return { ...review, date: formatDayOf(review.createdAt) };
}
