import type { BookingValues } from '@veto/shared-data/appointments';
import type { Pet } from '@veto/shared-data/pets';
import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NativeSelect } from '@veto/shared-ui/native-select';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ANOTHER_PET, bookingPet, initialChoice } from './booking-pet.ts';

export interface BookingPetFieldsProps {
  form: UseFormReturn<BookingValues>;
  pets: Pet[];
  /** The pet of the address, when there is one. */
  wantedId: string | null;
}

/** Who the visit is for: a pet of My Pets, or another one by name and type. */
export function BookingPetFields({ form, pets, wantedId }: BookingPetFieldsProps) {
  const [choice, setChoice] = useState(() => initialChoice(pets, wantedId));
  const { errors } = form.formState;

  const choose = (value: string) => {
    setChoice(value);
    const pet = pets.find(({ id }) => id === value);
    const { petName, petType } = pet ? bookingPet(pet) : { petName: '', petType: '' };
    form.setValue('petName', petName, { shouldValidate: Boolean(pet) });
    form.setValue('petType', petType, { shouldValidate: Boolean(pet) });
  };

  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {pets.length > 0 && (
        <FormField label="Pet" required error={choice === '' ? errors.petName?.message : undefined}>
          <NativeSelect.Root>
            <NativeSelect.Field value={choice} onChange={(event) => choose(event.target.value)}>
              <option value="" disabled>
                Choose a pet
              </option>
              {pets.map((pet) => (
                <option key={pet.id} value={pet.id}>
                  {pet.name} ({pet.type})
                </option>
              ))}
              <option value={ANOTHER_PET}>Another pet</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </FormField>
      )}
      {choice === ANOTHER_PET && (
        <>
          <FormField label="Pet Name" required error={errors.petName?.message}>
            <Input {...form.register('petName')} autoComplete="off" />
          </FormField>
          <FormField label="Pet Type" required error={errors.petType?.message}>
            <NativeSelect.Root>
              <NativeSelect.Field {...form.register('petType')}>
                <option value="">Select a type</option>
                {BOOKING_PET_TYPES.map((type) => (
                  <option key={type}>{type}</option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </FormField>
        </>
      )}
    </SimpleGrid>
  );
}
