import { doctorName, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { Link } from '@veto/shared-ui/link';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { SiteLink } from '@veto/slice-kit';
import { MapPin } from 'lucide-react';
import { useId } from 'react';
import { groupByPlace, type Place } from './places.ts';

/** Where the veterinarians of the list are, by city and clinic. */
export function PlacesPanel({ veterinarians }: { veterinarians: readonly VeterinarianCard[] }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} p="5" bg="bg.panel" rounded="l3" minH="0" overflowY={{ lg: 'auto' }}>
      <Heading as="h2" id={id} size="lg" mb="4">
        Where to find them
      </Heading>
      <Stack gap="6">
        {groupByPlace(veterinarians).map(({ city, places }) => (
          <Stack key={city} gap="2">
            <Heading as="h3" size="md">
              {city}
            </Heading>
            <Stack as="ul" listStyleType="none" gap="3">
              {places.map((place) => (
                <PlaceItem key={place.name} place={place} />
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}

function PlaceItem({ place }: { place: Place }) {
  return (
    <Box as="li" display="flex" gap="3">
      <Box color="fg.brand" pt="1" flexShrink="0">
        <MapPin aria-hidden="true" size={18} />
      </Box>
      <Box minW="0">
        <Text htmlTranslate="no" fontWeight="medium">
          {place.name}
        </Text>
        {place.address && (
          <Text color="fg.muted" fontSize="sm">
            {place.address}
          </Text>
        )}
        {place.veterinarians.map((one) => (
          <Link asChild key={one.id} display="flex" minH="6" py="0.5" color="fg.brand" overflowWrap="anywhere">
            <SiteLink href={`/veterinarian/${one.id}`} translate="no">
              {doctorName(one.name)}
            </SiteLink>
          </Link>
        ))}
      </Box>
    </Box>
  );
}
