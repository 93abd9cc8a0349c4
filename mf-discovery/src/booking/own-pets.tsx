import { usePets } from '@veto/shared-data/pets';
import { BOOKING_PET_TYPES, canonicalPetType } from '@veto/shared-data/vocabulary';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Text } from '@veto/shared-ui/text';
import { useId } from 'react';

interface OwnPetsProps {
  /** The name in the form. */
  chosen: string;
  onChoose(pet: { name: string; type: (typeof BOOKING_PET_TYPES)[number] }): void;
}

/** The owner's pets, to fill in name and type at once; nothing when there are none: both can be typed. */
export function OwnPets({ chosen, onChoose }: OwnPetsProps) {
  const id = useId();
  const { data: pets = [] } = usePets();
  if (pets.length === 0) return null;
  return (
    <Flex role="group" aria-labelledby={id} gap="2" wrap="wrap" align="center">
      <Text id={id} fontWeight="medium" w="full">
        Your pets
      </Text>
      {pets.map((pet) => (
        <Button
          key={pet.id}
          type="button"
          variant={pet.name === chosen ? 'solid' : 'outline'}
          aria-pressed={pet.name === chosen}
          onClick={() => onChoose({ name: pet.name, type: bookingType(pet.type) })}
        >
          {pet.name}
        </Button>
      ))}
    </Flex>
  );
}

function bookingType(stored: string) {
  const type = canonicalPetType(stored);
  return BOOKING_PET_TYPES.find((one) => one === type) ?? 'other';
}
