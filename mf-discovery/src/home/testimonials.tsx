import { type Testimonial, usePublishedReviews } from '@veto/shared-data/reviews';
import { Box } from '@veto/shared-ui/box';
import { LateBoundary } from '@veto/shared-ui/late-drawing';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Suspense } from 'react';
import { SampleTestimonials, TestimonialsFailure } from './late-parts.ts';
import { QuoteBand, type QuoteOfBand } from './quote-band.tsx';

const OF_SAMPLES = 'Examples, until the first reviews are published.';

/** What owners say: published reviews; samples, and called so, only when there are none. */
export function Testimonials() {
  const say = useSay();
  const reviews = usePublishedReviews();
  if (reviews.data?.length === 0)
    return (
      <LateBoundary fallback={null}>
        <Suspense fallback={<QuoteBand note={OF_SAMPLES} />}>
          <SampleTestimonials note={OF_SAMPLES} />
        </Suspense>
      </LateBoundary>
    );
  return (
    <QuoteBand note="From reviews of visits that took place." quotes={reviews.data?.map(toQuote)}>
      {reviews.isError && !reviews.data && (
        <Box mt="5" px="6" bg="surface" color="ink" rounded="panel" colorPalette="brand">
          <LateBoundary fallback={<Text role="alert">{say('The reviews could not be loaded.')}</Text>}>
            <Suspense>
              <TestimonialsFailure error={reviews.error} onRetry={() => reviews.refetch()} />
            </Suspense>
          </LateBoundary>
        </Box>
      )}
    </QuoteBand>
  );
}

function toQuote(review: Testimonial): QuoteOfBand {
  return { id: review.id, author: review.authorName, rating: review.rating, quote: review.comment ?? '' };
}
