import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { Flex } from '@veto/shared-ui/flex';
import { LicenceBadge } from '@veto/shared-ui/licence-badge';
import { PageTitle } from '@veto/shared-ui/page-title';
import { RATINGS_IN_POLISH, StarRating } from '@veto/shared-ui/star-rating';
import { Text } from '@veto/shared-ui/text';
import { VetHeader } from '@veto/shared-ui/vet-header';
import { addWords, SiteLink } from '@veto/slice-kit';
import { ArrowLeft } from 'lucide-react';
import { useSpecialistWords } from './specialist-words.ts';

addWords('pl', RATINGS_IN_POLISH);

/** Who it is, before the street of the specialty. */
export function SpecialistHeader({ vet }: { vet: VeterinarianProfile }) {
  const words = useSpecialistWords();
  return (
    <VetHeader
      vet={vet}
      portraitLabel={words.portraitOf(words.doctor(vet.name))}
      back={
        <SiteLink href="/">
          <ArrowLeft aria-hidden size={18} />
          {words.back}
        </SiteLink>
      }
    >
      <PageTitle>{words.doctor(vet.name)}</PageTitle>
      <Text mt="1" fontSize={{ base: 'md', md: '1.125rem' }} fontWeight="semibold">
        {words.specialty(vet.specialty)}
      </Text>
      <Flex mt="1" columnGap="3" wrap="wrap" align="center" textStyle="small" color="muted">
        {vet.rating === null ? (
          <span>{words.noReviews}</span>
        ) : (
          <>
            <StarRating value={vet.rating} />
            <span>{words.reviews(vet.reviewCount)}</span>
          </>
        )}
        {vet.priceFrom !== null && <span>{words.from(vet.priceFrom)}</span>}
      </Flex>
      <LicenceBadge {...words.licence(vet.licenceCheckedOn)} />
    </VetHeader>
  );
}
