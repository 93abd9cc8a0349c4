import { veterinariansFailure } from '@veto/shared-data/errors';
import { doctorName, useFeaturedVeterinarians } from '@veto/shared-data/veterinarians';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { VetCard, type VetCardData, VetCardSkeleton } from '@veto/shared-ui/vet-card';
import { useDeferredValue } from 'react';
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
  useFailureToast(featured.data && featured.error, veterinariansFailure(featured.error));
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
      {!vets && !failed && (
        <SimpleGrid columns={COLUMNS} gap={{ base: '6', md: '7' }}>
          {SAMPLE_VETERINARIANS.map((one) => (
            <VetCardSkeleton key={one.id} action />
          ))}
        </SimpleGrid>
      )}
      {failed && (
        <ErrorState
          headingLevel="h3"
          title={veterinariansFailure(featured.error).description}
          description="Check your connection and try again."
          error={featured.error}
          onRetry={() => featured.refetch()}
        />
      )}
      {vets && <Cards vets={vets.length > 0 ? vets : SAMPLE_VETERINARIANS} />}
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
            vet={{ ...vet, name: doctorName(vet.name) }}
            href={`/veterinarian/${vet.id}`}
            actionLabel="View Profile"
            {...(typeof priceFrom === 'number' && { price: `from ${priceFrom} zł` })}
          />
        </li>
      ))}
    </SimpleGrid>
  );
}
