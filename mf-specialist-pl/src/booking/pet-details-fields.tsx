import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NativeSelect } from '@veto/shared-ui/native-select';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import type { UseFormReturn } from 'react-hook-form';
import { PET_TYPE_OPTIONS, type PetDetails } from './pet-details.ts';

export function PetDetailsFields({ form }: { form: UseFormReturn<PetDetails> }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <Stack gap="4">
      <FormField label="Imię zwierzęcia" required error={errors.petName?.message}>
        <Input {...register('petName')} autoComplete="off" />
      </FormField>
      <FormField label="Gatunek" required error={errors.petType?.message}>
        <NativeSelect.Root>
          <NativeSelect.Field {...register('petType')}>
            <option value="">Wybierz gatunek</option>
            {PET_TYPE_OPTIONS.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </FormField>
      <FormField label="Powód wizyty" required error={errors.reason?.message}>
        <Textarea {...register('reason')} rows={3} />
      </FormField>
    </Stack>
  );
}
