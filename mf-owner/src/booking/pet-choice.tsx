import type { PetToBook } from '@veto/shared-data/booking';
import type { FilterPetType } from '@veto/shared-data/vocabulary';
import { ChipChoice, FieldGroup } from '@veto/shared-ui/chip-choice';
import { PetChips } from '@veto/shared-ui/pet-chips';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { useId } from 'react';

interface PetChoiceProps {
  pets: readonly PetToBook[];
  pet: PetToBook | undefined;
  onChoose: (pet: PetToBook) => void;
  /** The filter that finds who treats the pet; undefined where there is none. */
  animal: FilterPetType | undefined;
  /** Vets of other animals are shown, too. */
  anyAnimal: boolean;
  onAnyAnimal: (any: boolean) => void;
}

/** For which pet, and so with whom: only vets who treat such animals, unless the owner wants others, too. */
export function PetChoice({ pets, pet, onChoose, animal, anyAnimal, onAnyAnimal }: PetChoiceProps) {
  const say = useSay();
  const name = useId();
  return (
    <Stack gap="3">
      <FieldGroup label={say('Which pet is it for?')}>
        <PetChips
          pets={pets}
          chosen={pet}
          onChoose={onChoose}
          ofSomebody={(pet, owner) => say('{pet} ({owner}’s)', { pet, owner })}
          name={name}
        />
      </FieldGroup>
      {animal && (
        <ChipChoice type="checkbox" checked={!anyAnimal} onChange={() => onAnyAnimal(!anyAnimal)}>
          {say('Treats {animals}', { animals: say(animal).toLowerCase() })}
        </ChipChoice>
      )}
    </Stack>
  );
}
