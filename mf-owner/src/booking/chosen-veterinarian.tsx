import { doctorName, type VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { Door } from '@veto/shared-ui/door';
import { Flex } from '@veto/shared-ui/flex';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';

export interface ChosenVeterinarianProps {
  veterinarian: VeterinarianCard;
  onChange: () => void;
}

/** Who was chosen, and the way back to the search. */
export default function ChosenVeterinarian({ veterinarian, onChange }: ChosenVeterinarianProps) {
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <Door
        specialty={veterinarian.specialty}
        imageUrl={veterinarian.imageUrl}
        portrait={veterinarian.portrait}
        round
      />
      <Stack gap="0" flex="1" minW="12rem">
        <Text htmlTranslate="no" fontWeight="semibold">
          {doctorName(veterinarian.name)}
        </Text>
        <Text color="fg.muted">
          {veterinarian.specialty} · {veterinarian.location}
        </Text>
      </Stack>
      <Button variant="outline" onClick={onChange}>
        Choose another
      </Button>
    </Flex>
  );
}
