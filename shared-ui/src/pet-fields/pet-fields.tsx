import { Flex } from '@chakra-ui/react/flex';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { Button } from '../button/index.ts';
import { FormField } from '../form-field/form-field.tsx';
import { SelectInput, type SelectInputProps } from '../select-input/select-input.tsx';

/** A pet to choose; `owner` is the first name of somebody else's. */
export interface PetOfFields {
  id: string;
  name: string;
  owner?: string;
}

export interface PetFieldsProps<P extends PetOfFields> {
  /** The pets that can be booked for; without any, name and type can only be typed. */
  pets: readonly P[];
  /** The pet that name and type speak of; undefined when they were typed. */
  chosen: P | undefined;
  onChoose: (pet: P) => void;
  labels: {
    pets: string;
    /** 'Bella (Anna’s)': somebody else's pet. */
    ofSomebody: (name: string, owner: string) => string;
    name: string;
    type: string;
    noType: string;
  };
  /** What a form registers for the field. */
  name: InputProps;
  type: SelectInputProps;
  types: readonly { value: string; label: string }[];
  errors: { name?: string | undefined; type?: string | undefined };
}

/** Who a visit is for: name and type, which a press on one of the pets fills in. */
export function PetFields<P extends PetOfFields>(props: PetFieldsProps<P>) {
  const { pets, labels, name, type, types, errors } = props;
  return (
    <Stack gap="4">
      {pets.length > 0 && <PetChoice {...props} />}
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

function PetChoice<P extends PetOfFields>({ pets, chosen, onChoose, labels }: PetFieldsProps<P>) {
  const id = useId();
  return (
    <Flex role="group" aria-labelledby={id} gap="2" wrap="wrap" align="center">
      <Text id={id} fontWeight="medium" w="full">
        {labels.pets}
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
          <Text as="span" truncate {...(!pet.owner && { htmlTranslate: 'no' as const })}>
            {pet.owner ? labels.ofSomebody(pet.name, pet.owner) : pet.name}
          </Text>
        </Button>
      ))}
    </Flex>
  );
}
