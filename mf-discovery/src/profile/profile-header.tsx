import { licenceWords } from '@veto/shared-data/licence';
import { doctorName, type VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { AvailabilityBadge } from '@veto/shared-ui/availability-badge';
import { Box } from '@veto/shared-ui/box';
import { Flex } from '@veto/shared-ui/flex';
import { LicenceBadge } from '@veto/shared-ui/licence-badge';
import { PageTitle } from '@veto/shared-ui/page-title';
import { Text } from '@veto/shared-ui/text';
import { VetHeader } from '@veto/shared-ui/vet-header';
import { SiteLink } from '@veto/slice-kit';
import { ArrowLeft } from 'lucide-react';
import { VetHeart } from '../saved/vet-heart.tsx';

/** Who it is, before the street of the specialty. */
export function ProfileHeader({ veterinarian }: { veterinarian: VeterinarianProfile }) {
  const { id, name, specialty, availability, location, licenceCheckedOn } = veterinarian;
  return (
    <VetHeader
      vet={veterinarian}
      portraitLabel={`Portrait of ${doctorName(name)}`}
      back={
        <SiteLink href="/veterinarians">
          <ArrowLeft aria-hidden="true" size={18} />
          Back to Veterinarians
        </SiteLink>
      }
    >
      <Flex gap="2" align="start">
        <Box minW="0">
          <PageTitle htmlTranslate="no">{doctorName(name)}</PageTitle>
        </Box>
        {/* Its place is kept before it is there. */}
        <Box boxSize="11" flexShrink="0" me="-11px">
          <VetHeart id={id} name={name} />
        </Box>
      </Flex>
      <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" mt="1">
        <Text fontSize={{ base: 'md', md: '1.125rem' }} color="muted" minW="0" overflowWrap="anywhere">
          <Box as="span" color="ink" fontWeight="semibold">
            {specialty}
          </Box>
          {' · '}
          <span>{location}</span>
        </Text>
        <AvailabilityBadge availability={availability} />
      </Flex>
      <LicenceBadge {...licenceWords(licenceCheckedOn)} />
    </VetHeader>
  );
}
