import { useFeaturedVeterinarians } from '@veto/shared-data/veterinarians';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { type VetCardData, VetCardSkeleton } from '@veto/shared-ui/vet-card';
import { Suspense, useDeferredValue } from 'react';
import { FEATURED_GRID } from './featured-grid.ts';
import { HomeSection } from './home-section.tsx';
import { FeaturedAnswer } from './late-parts.ts';
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
export function FeaturedVeterinarians() {
  const featured = useFeaturedVeterinarians();
  // Cards take a while to draw: in small steps, between which the browser answers.
  const vets = useDeferredValue(featured.data);
  const failed = featured.isError && !featured.data;
  return (
    <HomeSection
      split
      heading="Featured Veterinarians"
      intro={introOf(vets)}
      link={<MoreLink href="/doctors">View All Veterinarians</MoreLink>}
    >
      {vets || failed ? (
        <Suspense fallback={SKELETON}>
          <FeaturedAnswer featured={featured} vets={vets} />
        </Suspense>
      ) : (
        SKELETON
      )}
    </HomeSection>
  );
}
