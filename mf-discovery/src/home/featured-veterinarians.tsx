import { ERRORS, veterinariansFailure } from '@veto/shared-data/errors';
import { useFeaturedVeterinarians } from '@veto/shared-data/veterinarians';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { VetCard, type VetCardData, VetCardSkeleton } from '@veto/shared-ui/vet-card';

import { HomeSection } from './home-section.tsx';
import { MoreLink } from './more-link.tsx';
import { SAMPLE_VETERINARIANS } from './samples.ts';

const COLUMNS = { base: 1, md: 3 } as const;

/** What may be said of the cards: a veterinarian without reviews is rated by nobody, a sample is nobody. */
function introOf(shown: readonly VetCardData[] | undefined): string {
  if (shown?.length === 0) return 'Examples, until the first veterinarians have joined.';
  return shown?.some((vet) => vet.rating === null)
    ? 'Veterinarians you can get to know here.'
    : 'Top-rated after completed visits.';
}

/** The best-rated veterinarians; samples, and called so, only when nobody is listed. */
export function FeaturedVeterinarians() {
  const featured = useFeaturedVeterinarians();
  useFailureToast(featured.error, veterinariansFailure(featured.error));
  return (
    <HomeSection
      split
      heading="Featured Veterinarians"
      intro={introOf(featured.data)}
      link={<MoreLink href="/doctors">View All Veterinarians</MoreLink>}
    >
      {featured.isPending && (
        <SimpleGrid columns={COLUMNS} gap={{ base: '6', md: '7' }}>
          {SAMPLE_VETERINARIANS.map((one) => (
            <VetCardSkeleton key={one.id} action />
          ))}
        </SimpleGrid>
      )}
      {featured.isError && !featured.data && (
        <ErrorState
          headingLevel="h3"
          title={ERRORS.fetchVeterinarians.description}
          description="Check your connection and try again."
          error={featured.error}
          onRetry={() => featured.refetch()}
        />
      )}
      {featured.data && <Cards vets={featured.data.length > 0 ? featured.data : SAMPLE_VETERINARIANS} />}
    </HomeSection>
  );
}

interface Featured extends VetCardData {
  priceFrom?: number | null;
}

function Cards({ vets }: { vets: readonly Featured[] }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" columns={COLUMNS} gap={{ base: '6', md: '7' }}>
      {vets.map(({ description: _, priceFrom, ...vet }) => (
        <li key={vet.id}>
          <VetCard
            vet={vet}
            href={`/veterinarian/${vet.id}`}
            actionLabel="View Profile"
            {...(typeof priceFrom === 'number' && { price: `from ${priceFrom} zł` })}
          />
        </li>
      ))}
    </SimpleGrid>
  );
}
