import type { VisitedVeterinarian } from '@veto/shared-data/appointments';
import { displayLocation, doctorName, useVeterinarian, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Box } from '@veto/shared-ui/box';
import { Door } from '@veto/shared-ui/door';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { OwnVeterinarian } from './own-veterinarians.ts';

interface OwnVeterinarianListProps {
  own: readonly OwnVeterinarian[];
  onChoose: (veterinarianId: string) => void;
}

/** The owner's vets above the search: one press chooses. */
export function OwnVeterinarianList({ own, onChoose }: OwnVeterinarianListProps) {
  return (
    <Stack as="section" gap="3" aria-labelledby="own-veterinarians">
      <Heading as="h3" textStyle="h4" id="own-veterinarians">
        Your veterinarians
      </Heading>
      <Stack as="ul" listStyleType="none" gap="2">
        {own.map(({ veterinarian }) => (
          <Option key={veterinarian.id} veterinarian={veterinarian} onChoose={onChoose} />
        ))}
      </Stack>
    </Stack>
  );
}

interface OptionProps {
  veterinarian: VisitedVeterinarian;
  onChoose: OwnVeterinarianListProps['onChoose'];
}

function Option({ veterinarian: { id, fullName, clinicName, city, ...shown }, onChoose }: OptionProps) {
  const { data: card } = useVeterinarian(id);
  const specialty = card?.specialty ?? shown.specialty ?? 'General Practitioner';
  return (
    <Box as="li">
      <Flex
        asChild
        w="full"
        gap="4"
        p="3"
        align="center"
        textAlign="start"
        rounded="panel"
        bg="sunken"
        cursor="pointer"
        _hover={{ bg: 'lilac.2' }}
      >
        <button type="button" onClick={() => onChoose(id)}>
          <Door specialty={specialty} imageUrl={shown.imageUrl} portrait={shown.portrait} round />
          <Box flex="1" minW="0">
            <Text fontWeight="semibold">{doctorName(fullName)}</Text>
            <Text textStyle="small" color="muted">
              {specialty} · {displayLocation(clinicName ?? null, city)}
            </Text>
            <Text textStyle="small" minH="1lh">
              {card && factsOf(card)}
            </Text>
          </Box>
        </button>
      </Flex>
    </Box>
  );
}

/** 'Available today · from 120 zł' */
function factsOf({ availability, priceFrom }: VeterinarianCard): string {
  return [availability?.label ?? 'No free times', priceFrom !== null && `from ${priceFrom} zł`]
    .filter(Boolean)
    .join(' · ');
}
