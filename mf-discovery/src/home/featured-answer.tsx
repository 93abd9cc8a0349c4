import { veterinariansFailure } from '@veto/shared-data/errors';
import { doctorName, type useFeaturedVeterinarians } from '@veto/shared-data/veterinarians';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { VetCard, type VetCardData } from '@veto/shared-ui/vet-card';
import { FEATURED_GRID } from './featured-grid.ts';
import { SAMPLE_VETERINARIANS } from './sample-veterinarians.ts';

interface FeaturedAnswerProps {
  featured: ReturnType<typeof useFeaturedVeterinarians>;
  /** Of the answer; undefined where there is none. */
  vets: readonly Featured[] | undefined;
}

interface Featured extends VetCardData {
  priceFrom?: number | null;
}

/** The cards, or why there are none. */
export function FeaturedAnswer({ featured, vets }: FeaturedAnswerProps) {
  useFailureToast(featured.data && featured.error, veterinariansFailure(featured.error));
  if (vets) return <Cards vets={vets.length > 0 ? vets : SAMPLE_VETERINARIANS} />;
  return (
    <ErrorState
      headingLevel="h3"
      title={veterinariansFailure(featured.error).description}
      description="Check your connection and try again."
      error={featured.error}
      onRetry={() => featured.refetch()}
    />
  );
}

function Cards({ vets }: { vets: readonly Featured[] }) {
  return (
    <SimpleGrid as="ul" listStyleType="none" {...FEATURED_GRID}>
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
