import { useFeaturedVeterinarians } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { copyOfPainted, LateBoundary } from '@veto/shared-ui/late-drawing';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type VetCardData, VetCardSkeleton } from '@veto/shared-ui/vet-card';
import { useSay } from '@veto/slice-kit';
import { Suspense, useDeferredValue, useState } from 'react';
import type { CardOf } from './featured-answer.tsx';
import { FEATURED_GRID } from './featured-grid.ts';
import { HomeSection } from './home-section.tsx';
import { FeaturedAnswer, lateFeaturedAnswer } from './late-parts.ts';
import { MoreLink } from './more-link.tsx';

/** What may be said of the cards: a veterinarian without reviews is rated by nobody, a sample is nobody. */
function introOf(shown: readonly VetCardData[] | undefined): string {
  if (shown?.length === 0) return 'Examples, until the first veterinarians have joined.';
  return shown?.some((vet) => vet.rating === null)
    ? 'Veterinarians you can get to know here.'
    : 'Top-rated after completed visits.';
}

const SKELETON = (
  <SimpleGrid {...FEATURED_GRID}>
    {['a', 'b', 'c'].map((one) => (
      <VetCardSkeleton key={one} action />
    ))}
  </SimpleGrid>
);

/** The best-rated veterinarians; samples, and called so, only when nobody is listed. */
export function FeaturedVeterinarians({ cardOf }: { cardOf: CardOf | undefined }) {
  const featured = useFeaturedVeterinarians();
  // Cards take a while to draw: in small steps, between which the browser answers.
  const vets = useDeferredValue(featured.data);
  const failed = featured.isError && !featured.data;
  const [{ Answer, attempt }, setAnswer] = useState({ Answer: FeaturedAnswer, attempt: 0 });
  const retry = () => setAnswer({ Answer: lateFeaturedAnswer(), attempt: attempt + 1 });
  return (
    <HomeSection
      split
      heading="Featured Veterinarians"
      intro={introOf(vets)}
      link={<MoreLink href="/doctors">View All Veterinarians</MoreLink>}
    >
      {vets || failed ? (
        <LateBoundary key={attempt} fallback={<MissingCards onRetry={retry} />}>
          <Suspense fallback={<PaintedCards />}>
            <Box data-drawing={CARDS}>
              <Answer featured={featured} vets={vets} cardOf={cardOf} />
            </Box>
          </Suspense>
        </LateBoundary>
      ) : (
        SKELETON
      )}
    </HomeSection>
  );
}

/** By which the document and the page know the cards. */
const CARDS = 'featured';

/** Until the code of the cards has come: those of the document, which their page already knows, or their room. */
function PaintedCards() {
  const [showPainted] = useState(() => copyOfPainted(CARDS));
  return showPainted ? <Box ref={showPainted} /> : SKELETON;
}

/** The card of an error came with the code that did not arrive. */
function MissingCards({ onRetry }: { onRetry(): void }) {
  const say = useSay();
  return (
    <Stack role="alert" align="flex-start">
      <Text>{say('Failed to fetch veterinarians.')}</Text>
      <Button onClick={onRetry}>{say('Try again')}</Button>
    </Stack>
  );
}
