import { licenceWordsInPolish } from '@veto/shared-data/licence';
import { polishDoctorName, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { specialtyInPolish } from '@veto/shared-data/vocabulary';
import { Flex } from '@veto/shared-ui/flex';
import { LicenceBadge } from '@veto/shared-ui/licence-badge';
import { PageTitle } from '@veto/shared-ui/page-title';
import { RATINGS_IN_POLISH, StarRating } from '@veto/shared-ui/star-rating';
import { Text } from '@veto/shared-ui/text';
import { VetHeader } from '@veto/shared-ui/vet-header';
import { addWords, InLanguage, SiteLink } from '@veto/slice-kit';
import { ArrowLeft } from 'lucide-react';
import { reviewsInPolish } from './rating-words.ts';

addWords('pl', RATINGS_IN_POLISH);

/** Who it is, before the street of the specialty. */
export function SpecialistHeader({ vet }: { vet: VeterinarianProfile }) {
  return (
    <VetHeader
      vet={vet}
      portraitLabel={`Portret: ${polishDoctorName(vet.name)}`}
      back={
        <SiteLink href="/">
          <ArrowLeft aria-hidden size={18} />
          Powrót
        </SiteLink>
      }
    >
      <PageTitle>{polishDoctorName(vet.name)}</PageTitle>
      <Text mt="1" fontSize={{ base: 'md', md: '1.125rem' }} fontWeight="semibold">
        {specialtyInPolish(vet.specialty)}
      </Text>
      <Flex mt="1" columnGap="3" wrap="wrap" align="center" textStyle="small" color="muted">
        {vet.rating === null ? (
          <span>Jeszcze bez opinii</span>
        ) : (
          <>
            <InLanguage of="pl">
              <StarRating value={vet.rating} />
            </InLanguage>
            <span>{reviewsInPolish(vet.reviewCount)}</span>
          </>
        )}
        {vet.priceFrom !== null && <span>od {vet.priceFrom} zł</span>}
      </Flex>
      <LicenceBadge {...licenceWordsInPolish(vet.licenceCheckedOn)} />
    </VetHeader>
  );
}
