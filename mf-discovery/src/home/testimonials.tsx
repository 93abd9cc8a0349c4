import { type Testimonial, usePublishedReviews } from '@veto/shared-data/reviews';
import { Box } from '@veto/shared-ui/box';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Text } from '@veto/shared-ui/text';
import { Suspense } from 'react';
import { Band } from './band.tsx';
import { BandQuote, type BandQuoteProps } from './band-quote.tsx';
import { LateBoundary } from './late-boundary.tsx';
import { TestimonialsFailure } from './late-parts.ts';
import { SAMPLE_TESTIMONIALS } from './samples.ts';

type Quote = BandQuoteProps & { id: string };

/** What owners say: published reviews; samples, and called so, only when there are none. */
export function Testimonials() {
  const reviews = usePublishedReviews();
  const nobodyYet = reviews.data?.length === 0;
  const [first, ...others] = nobodyYet ? SAMPLE_TESTIMONIALS : (reviews.data?.map(toQuote) ?? []);
  return (
    <Box mt={{ base: '72px', md: '28' }}>
      <Band
        label="What Pet Owners Say"
        note={
          nobodyYet ? 'Examples, until the first reviews are published.' : 'From reviews of visits that took place.'
        }
        below={first ? <Others quotes={others} /> : <Box minH="20" />}
      >
        {reviews.isError && !reviews.data ? (
          <Box mt="5" px="6" bg="surface" color="ink" rounded="panel" colorPalette="brand">
            <LateBoundary fallback={<Text role="alert">The reviews could not be loaded.</Text>}>
              <Suspense>
                <TestimonialsFailure error={reviews.error} onRetry={() => reviews.refetch()} />
              </Suspense>
            </LateBoundary>
          </Box>
        ) : (
          // One height before and after the reviews arrive.
          <Box minH={{ base: '64', md: '72' }} aria-busy={reviews.isPending}>
            {first ? <BandQuote large {...first} /> : <Skeleton mt="5" h="48" bg="night.2" rounded="panel" />}
          </Box>
        )}
      </Band>
    </Box>
  );
}

function Others({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '6', md: '12' }}>
      {quotes.map((quote) => (
        <BandQuote key={quote.id} {...quote} />
      ))}
    </SimpleGrid>
  );
}

function toQuote(review: Testimonial): Quote {
  return { id: review.id, author: review.authorName, rating: review.rating, quote: review.comment ?? '' };
}
