import type { VeterinarianCard } from '@veto/shared-data/veterinarians';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { PersonAvatar } from '@veto/shared-ui/person-avatar';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { doctorName } from './appointment-lists.ts';

/** Who was chosen, and the way back to the search. */
export function ChosenVeterinarian(props: { veterinarian: VeterinarianCard; onChange: () => void }) {
  const { veterinarian, onChange } = props;
  return (
    <Flex gap="4" align="center" wrap="wrap">
      <PersonAvatar name={veterinarian.name} imageUrl={veterinarian.imageUrl} size="md" />
      <Stack gap="0" flex="1" minW="12rem">
        <Text fontWeight="semibold">{doctorName(veterinarian.name)}</Text>
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
