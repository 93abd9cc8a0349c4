import { useHeart } from '@veto/shared-data/saved-veterinarians';
import { displayLocation, doctorName, useVeterinarian, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { Door } from '@veto/shared-ui/door';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { SaveHeart } from '@veto/shared-ui/save-heart';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useState } from 'react';
import type { VeterinarianAtHand } from './own-veterinarians.ts';

interface OwnVeterinarianListProps {
  own: readonly VeterinarianAtHand[];
  onChoose: (veterinarianId: string) => void;
}

/** The search below stays within reach. */
const AT_FIRST = 5;

/** The owner's vets above the search: one press chooses. */
export function OwnVeterinarianList({ own, onChoose }: OwnVeterinarianListProps) {
  const [shown, setShown] = useState(AT_FIRST);
  return (
    <Stack as="section" gap="3" aria-labelledby="own-veterinarians">
      <Heading as="h3" textStyle="h4" id="own-veterinarians">
        Your veterinarians
      </Heading>
      <Stack as="ul" listStyleType="none" gap="2">
        {own.slice(0, shown).map((veterinarian) => (
          <Option key={veterinarian.id} veterinarian={veterinarian} onChoose={onChoose} />
        ))}
      </Stack>
      {own.length > shown && (
        <Button variant="subtle" alignSelf="start" onClick={() => setShown(own.length)}>
          Show all {own.length}
        </Button>
      )}
    </Stack>
  );
}

interface OptionProps {
  veterinarian: VeterinarianAtHand;
  onChoose: OwnVeterinarianListProps['onChoose'];
}

function Option({ veterinarian: { id, fullName, clinicName, city, card: known, ...shown }, onChoose }: OptionProps) {
  const { data: card = known } = useVeterinarian(known ? undefined : id);
  const specialty = card?.specialty ?? shown.specialty ?? 'General Practitioner';
  return (
    <Flex as="li" align="center" pe={{ base: '1', sm: '2' }} rounded="panel" bg="sunken" _hover={{ bg: 'lilac.2' }}>
      <Flex
        asChild
        flex="1"
        minW="0"
        gap={{ base: '3', sm: '4' }}
        p="3"
        align="center"
        textAlign="start"
        rounded="panel"
        cursor="pointer"
      >
        <button type="button" onClick={() => onChoose(id)}>
          <Door specialty={specialty} imageUrl={shown.imageUrl} portrait={shown.portrait} round />
          <Box flex="1" minW="0">
            <Text htmlTranslate="no" fontWeight="semibold">
              {doctorName(fullName)}
            </Text>
            <Text textStyle="small" color="muted">
              {specialty} · {displayLocation(clinicName ?? null, city)}
            </Text>
            <Text textStyle="small" minH="1lh">
              {card && factsOf(card)}
            </Text>
          </Box>
        </button>
      </Flex>
      <Box boxSize="11" flexShrink="0">
        <Heart id={id} name={fullName} />
      </Box>
    </Flex>
  );
}

function Heart({ id, name }: { id: string; name: string | null }) {
  const { isSaved, toggle } = useHeart(id, tellFailure);
  if (isSaved === undefined) return null;
  return <SaveHeart label={`Save ${doctorName(name)}`} saved={isSaved} onToggle={toggle} />;
}

/** 'Available today · from 120 zł' */
function factsOf({ availability, priceFrom }: VeterinarianCard): string {
  return [availability?.label ?? 'No free times', priceFrom !== null && `from\u00a0${priceFrom}\u00a0zł`]
    .filter(Boolean)
    .join(' · ');
}
