import { placeText } from '@veto/shared-data/places';
import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Heading } from '@veto/shared-ui/heading';
import { List } from '@veto/shared-ui/list';
import { Text } from '@veto/shared-ui/text';
import { MapPin } from 'lucide-react';
import { memo } from 'react';
import { useSearchWords } from './search-words.ts';

/** The places of the list: name and address beside a pin in the brand's colour. */
export const PlaceList = memo(function PlaceList({ vets }: { vets: readonly VeterinarianCard[] }) {
  const { places } = useSearchWords();
  return (
    <Box as="section" aria-labelledby="places" rounded="l3" bg="bg.panel" p={{ base: '4', md: '5' }}>
      <Heading as="h2" size="md" id="places" mb="4">
        {places}
      </Heading>
      <List.Root gap="3" listStyle="none">
        {vets.map((vet) => (
          <List.Item key={vet.id} display="flex" gap="3">
            <Box color="brand.fg" flexShrink="0">
              <MapPin aria-hidden />
            </Box>
            <Box>
              <Text fontWeight="medium">{vet.clinicName ?? vet.name}</Text>
              <Text fontSize="sm" color="fg.muted">
                {placeText(vet)}
              </Text>
            </Box>
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
});
