import { veterinariansFailure } from '@veto/shared-data/errors';
import { doctorName, type useFeaturedVeterinarians, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { ErrorState } from '@veto/shared-ui/error-state';
import { useFailureToast } from '@veto/shared-ui/failure-toast';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { VetCard, type VetCardData, type VetCardProps } from '@veto/shared-ui/vet-card';
import { useSay } from '@veto/slice-kit';
import { saidMessage } from '../said-message.ts';
import { FEATURED_GRID } from './featured-grid.ts';
import { SAMPLE_VETERINARIANS } from './sample-veterinarians.ts';

interface FeaturedAnswerProps {
  featured: ReturnType<typeof useFeaturedVeterinarians>;
  /** Of the answer; undefined where there is none. */
  vets: readonly Featured[] | undefined;
  /** Of a page in another language. */
  cardOf?: CardOf | undefined;
}

/** A sample has no price and no free time. */
export type Featured = VetCardData & Partial<Pick<VeterinarianCard, 'priceFrom' | 'nextSlot' | 'specialistNo'>>;

export type CardOf = (vet: Featured) => VetCardProps;

/** The cards, or why there are none. */
export function FeaturedAnswer({ featured, vets, cardOf = inEnglish }: FeaturedAnswerProps) {
  const say = useSay();
  const failure = veterinariansFailure(featured.error);
  useFailureToast(featured.data && featured.error, saidMessage(say, failure));
  if (vets)
    return (
      <SimpleGrid as="ul" listStyleType="none" {...FEATURED_GRID}>
        {(vets.length > 0 ? vets : SAMPLE_VETERINARIANS).map((vet) => (
          <li key={vet.id}>
            <VetCard {...cardOf(vet)} />
          </li>
        ))}
      </SimpleGrid>
    );
  return (
    <ErrorState
      headingLevel="h3"
      title={say(failure.description)}
      description={say('Check your connection and try again.')}
      retryLabel={say('Try again')}
      query={featured}
    />
  );
}

function inEnglish({ description: _, priceFrom, ...vet }: Featured): VetCardProps {
  return {
    vet: { ...vet, name: doctorName(vet.name) },
    href: `/veterinarian/${vet.id}`,
    actionLabel: 'View Profile',
    ...(typeof priceFrom === 'number' && { price: `from ${priceFrom} zł` }),
  };
}
