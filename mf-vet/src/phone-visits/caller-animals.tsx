import { type CallerValues, typesAnimal } from '@veto/shared-data/clients';
import { ADD_PET_TYPES } from '@veto/shared-data/vocabulary';
import { ChipChoice, FieldGroup } from '@veto/shared-ui/chip-choice';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import type { UseFormReturn } from 'react-hook-form';

/** Which animals come: several of a client's at once, and one that is typed in. */
export function CallerAnimals({ form }: { form: UseFormReturn<CallerValues> }) {
  const say = useSay();
  const { register, formState, setValue, watch } = form;
  const { errors } = formState;
  const [client, pets] = watch(['client', 'pets']);
  const chip = (name: string) => ({
    type: 'checkbox' as const,
    checked: pets.includes(name),
    onChange: () =>
      setValue('pets', pets.includes(name) ? pets.filter((each) => each !== name) : [...pets, name], {
        shouldValidate: formState.isSubmitted,
      }),
  });
  return (
    <Stack gap="4">
      {client && (
        <FieldGroup label={say('Who comes')} error={errors.pets?.message && say(errors.pets.message)}>
          <Flex wrap="wrap" gap="2">
            {client.pets.map(({ name, type }) => (
              <ChipChoice key={name} look="pet" {...chip(name)}>
                <SpeciesTag type={type} size="sm" boxSize="42px" />
                <span translate="no">{name}</span>
              </ChipChoice>
            ))}
            <ChipChoice look="link" {...chip('')}>
              {say('Another animal')}
            </ChipChoice>
          </Flex>
        </FieldGroup>
      )}
      {typesAnimal({ client, pets }) && (
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <FormField label={say("Pet's name")} error={errors.petName?.message} required>
            <Input {...register('petName')} autoComplete="off" maxLength={100} />
          </FormField>
          <FormField label={say('Kind of animal')} error={errors.petType?.message} required>
            <SelectInput {...register('petType')}>
              <option value="">{say('Choose one')}</option>
              {ADD_PET_TYPES.map((type) => (
                <option key={type} value={type}>
                  {say(type)}
                </option>
              ))}
            </SelectInput>
          </FormField>
        </SimpleGrid>
      )}
    </Stack>
  );
}
