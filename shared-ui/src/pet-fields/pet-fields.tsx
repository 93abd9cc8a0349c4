import { Button } from '@chakra-ui/react/button';
import { Flex } from '@chakra-ui/react/flex';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { FormField } from '../form-field/form-field.tsx';
import { SelectInput, type SelectInputProps } from '../select-input/select-input.tsx';

export interface PetFieldsProps<P extends { id: string; name: string }> {
  /** The owner's pets; without any, name and type can only be typed. */
  pets: readonly P[];
  /** The pet that name and type speak of; undefined when they were typed. */
  chosen: P | undefined;
  onChoose: (pet: P) => void;
  labels: { pets: string; name: string; type: string; noType: string };
  /** What a form registers for the field. */
  name: InputProps;
  type: SelectInputProps;
  types: readonly { value: string; label: string }[];
  errors: { name?: string | undefined; type?: string | undefined };
}

/** Who a visit is for: name and type, which a press on one of the owner's pets fills in. */
export function PetFields<P extends { id: string; name: string }>(props: PetFieldsProps<P>) {
  const { pets, chosen, onChoose, labels, name, type, types, errors } = props;
  return (
    <Stack gap="4">
      {pets.length > 0 && <OwnPets pets={pets} chosen={chosen} onChoose={onChoose} label={labels.pets} />}
      <SimpleGrid minChildWidth="min(12rem, 100%)" gap="4">
        <FormField label={labels.name} required error={errors.name}>
          <Input maxLength={100} autoComplete="off" {...name} />
        </FormField>
        <FormField label={labels.type} required error={errors.type}>
          <SelectInput {...type} options={types}>
            <option value="">{labels.noType}</option>
          </SelectInput>
        </FormField>
      </SimpleGrid>
    </Stack>
  );
}

type OwnPetsProps<P extends { id: string; name: string }> = Pick<PetFieldsProps<P>, 'pets' | 'chosen' | 'onChoose'> & {
  label: string;
};

function OwnPets<P extends { id: string; name: string }>({ pets, chosen, onChoose, label }: OwnPetsProps<P>) {
  const id = useId();
  return (
    <Flex role="group" aria-labelledby={id} gap="2" wrap="wrap" align="center">
      <Text id={id} fontWeight="medium" w="full">
        {label}
      </Text>
      {pets.map((pet) => (
        <Button
          key={pet.id}
          type="button"
          maxW="full"
          variant={pet.id === chosen?.id ? 'solid' : 'outline'}
          aria-pressed={pet.id === chosen?.id}
          onClick={() => onChoose(pet)}
        >
          <Text as="span" truncate>
            {pet.name}
          </Text>
        </Button>
      ))}
    </Flex>
  );
}
