import { Input, type InputProps } from '@chakra-ui/react/input';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { ChipChoice, FieldGroup } from '../chip-choice/index.ts';
import { FormField } from '../form-field/form-field.tsx';
import { PetChips, type PetOfChips } from '../pet-chips/pet-chips.tsx';
import { SelectInput, type SelectInputProps } from '../select-input/select-input.tsx';
import type { BookingSheetWords } from './words.ts';

export interface SheetPetProps<P extends PetOfChips> {
  /** The pets that can be booked for; without any, name and type can only be typed. */
  pets: readonly P[];
  /** The pet that name and type speak of; undefined when they were typed, or are empty. */
  chosen: P | undefined;
  onChoose: (pet: P) => void;
  /** Another animal than the owner's pets: name and type are to be typed. */
  onAnother: () => void;
  /** Whether something was typed that is none of the pets. */
  typed: boolean;
  /** What a form registers for the field. */
  name: InputProps;
  type: SelectInputProps;
  types: readonly { value: string; label: string }[];
  errors: { name?: string | undefined; type?: string | undefined };
}

type SheetPetPropsWithWords<P extends PetOfChips> = SheetPetProps<P> & {
  words: BookingSheetWords['pet'];
};

/** Who the visit is for: one of the owner's pets, or name and type of another animal. */
export function SheetPet<P extends PetOfChips>(props: SheetPetPropsWithWords<P>) {
  const { pets, chosen, typed, errors, words } = props;
  const [another, setAnother] = useState(typed);
  if (pets.length === 0) return <PetFields {...props} />;
  return (
    <FieldGroup label={words.group} error={another ? undefined : errors.name}>
      <Chips
        {...props}
        another={another}
        onChoose={(pet) => {
          setAnother(false);
          props.onChoose(pet);
        }}
        onAnother={() => {
          setAnother(true);
          if (chosen) props.onAnother();
        }}
      />
      {another && <PetFields {...props} />}
    </FieldGroup>
  );
}

function Chips<P extends PetOfChips>(props: SheetPetPropsWithWords<P> & { another: boolean }) {
  const { pets, chosen, another, onChoose, onAnother, words } = props;
  const name = useId();
  return (
    <PetChips
      pets={pets}
      chosen={another ? undefined : chosen}
      onChoose={onChoose}
      ofSomebody={words.ofSomebody}
      name={name}
      missing={!another && !chosen}
    >
      <ChipChoice type="radio" look="link" name={name} checked={another} onChange={onAnother}>
        <Plus aria-hidden size={18} />
        {words.another}
      </ChipChoice>
    </PetChips>
  );
}

function PetFields<P extends PetOfChips>(props: SheetPetPropsWithWords<P>) {
  const { name, type, types, typed, pets, errors, words } = props;
  return (
    <SimpleGrid minChildWidth="min(9rem, 100%)" gap="3" mt={pets.length > 0 ? '3' : '0'}>
      <FormField label={words.name} required error={errors.name}>
        <Input maxLength={100} autoComplete="off" {...name} {...(!typed && { 'data-missing': '' })} />
      </FormField>
      <FormField label={words.type} required error={errors.type}>
        <SelectInput {...type} options={types}>
          <option value="">{words.noType}</option>
        </SelectInput>
      </FormField>
    </SimpleGrid>
  );
}
