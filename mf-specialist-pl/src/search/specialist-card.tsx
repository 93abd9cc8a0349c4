import { type Place, placeText } from '@veto/shared-data/places';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Card } from '@veto/shared-ui/card';
import { Door } from '@veto/shared-ui/door';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { IconFact } from '@veto/shared-ui/icon-fact';
import { LicenceBadge } from '@veto/shared-ui/licence-badge';
import { PhoneLink } from '@veto/shared-ui/phone-link';
import { SkeletonText } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { Clock, MapPin, Phone } from 'lucide-react';
import { memo } from 'react';
import { specialistHref } from '../specialist/specialist.ts';
import { firstPart } from '../words/work-hours.ts';
import { useSearchWords } from './search-words.ts';

export interface SpecialistCardProps {
  vet: VeterinarianCard;
  /** Undefined while it is on its way: its lines keep their room. Null when it could not be read. */
  place: Place | null | undefined;
  /** What the distance is measured from. */
  from: 'visitor' | 'city';
}

/** The whole card leads to the specialist's page; its link is the name. Drawn anew only for what it shows. */
export const SpecialistCard = memo(function SpecialistCard({ vet, place, from }: SpecialistCardProps) {
  const { name, imageUrl, portrait, specialty, distanceKm = null } = vet;
  const words = useSearchWords();
  const phone = place?.phone;
  const hours = firstPart(words.hours(place?.workingHours ?? []));
  return (
    <Card.Root as="article" position="relative" transition="box-shadow 180ms" _hover={{ shadow: 'lift' }}>
      <Card.Body gap="3">
        <Flex gap="4" align="start">
          <Door specialty={specialty} imageUrl={imageUrl} portrait={portrait} w="72px" />
          <Box flex="1" minW="0">
            <Flex justify="space-between" columnGap="3" wrap="wrap">
              <Heading as="h3" size="md">
                <CardLink href={specialistHref(vet)}>{words.doctor(name)}</CardLink>
              </Heading>
              {distanceKm !== null && (
                <Text color="fg.muted" whiteSpace="nowrap" fontSize="sm">
                  {words.away(distanceKm, from)}
                </Text>
              )}
            </Flex>
            <Text color="muted" fontWeight="medium">
              {words.specialty(specialty)}
            </Text>
            <LicenceBadge {...words.licence(vet.licenceCheckedOn)} />
          </Box>
        </Flex>
        <Stack gap="1" fontSize="sm" color="fg.muted">
          <IconFact icon={MapPin}>{placeText(vet)}</IconFact>
          {place === undefined && <SkeletonText noOfLines={2} height="4" gap="2" maxW="40" />}
          {phone && (
            <IconFact icon={Phone}>
              {/* Over the card's own link. */}
              <Box as="span" position="relative" zIndex="1">
                <PhoneLink number={phone} />
              </Box>
            </IconFact>
          )}
          {hours && <IconFact icon={Clock}>{hours}</IconFact>}
        </Stack>
        <Text fontSize="sm" color="brand.fg">
          {words.seeMore}
        </Text>
      </Card.Body>
    </Card.Root>
  );
});

/** A link whose hit area is the card around it. */
function CardLink({ href, children }: { href: string; children: string }) {
  return (
    <Box asChild _before={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' }}>
      <SiteLink href={href}>{children}</SiteLink>
    </Box>
  );
}
