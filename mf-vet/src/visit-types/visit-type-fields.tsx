import {
  BOOKED_BY,
  BOOKED_BY_WORDS,
  TREATS,
  VISITS,
  VISITS_WORDS,
  type VisitTypeValues,
} from '@veto/shared-data/visit-types';
import { filterPetTypes } from '@veto/shared-data/vocabulary';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NumberField } from '@veto/shared-ui/number-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import type { UseFormReturn } from 'react-hook-form';
import { CheckboxList } from '../offer/checkbox-list.tsx';

const ANIMALS = TREATS.map((value) => ({ value, label: filterPetTypes([value])[0] ?? value }));
const WHO_COMES = VISITS.map((value) => ({ value, label: VISITS_WORDS[value] }));
const WHO_BOOKS = BOOKED_BY.map((value) => ({ value, label: BOOKED_BY_WORDS[value] }));

/** What is asked about a kind of visit. */
export function VisitTypeFields({ form }: { form: UseFormReturn<VisitTypeValues> }) {
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  return (
    <Stack gap="4">
      <FormField label="Name" error={errors.name?.message} required>
        <Input {...register('name')} maxLength={80} autoComplete="off" />
      </FormField>
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <NumberField
          label="Length"
          unit="minutes"
          error={errors.minutes?.message}
          required
          input={{ ...register('minutes'), inputMode: 'numeric' }}
        />
        <NumberField
          label="Price from"
          unit="zł"
          error={errors.priceFrom?.message}
          input={{ ...register('priceFrom'), inputMode: 'numeric' }}
        />
        <NumberField
          label="Price to"
          unit="zł"
          error={errors.priceTo?.message}
          input={{ ...register('priceTo'), inputMode: 'numeric' }}
        />
      </SimpleGrid>
      <Stack gap="1">
        <CheckboxList
          legend="For"
          options={ANIMALS}
          chosen={watch('treats')}
          onChange={(treats) =>
            setValue(
              'treats',
              TREATS.filter((code) => treats.includes(code)),
              { shouldDirty: true },
            )
          }
        />
        <Text textStyle="sm" color="muted">
          Tick none to offer it for all animals you treat.
        </Text>
      </Stack>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField label="For which visits">
          <SelectInput {...register('visits')} options={WHO_COMES} />
        </FormField>
        <FormField label="Who may book">
          <SelectInput {...register('bookedBy')} options={WHO_BOOKS} />
        </FormField>
      </SimpleGrid>
      <FormField
        label="Preparation"
        helper="What owners should do or bring: “No food for 12 hours.”"
        error={errors.preparation?.message}
      >
        <Textarea {...register('preparation')} rows={2} maxLength={1000} />
      </FormField>
    </Stack>
  );
}
