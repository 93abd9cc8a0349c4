import { todayInWarsaw } from '@veto/shared-data/calendar';
import { RIGHTS } from '@veto/shared-data/household';
import { Checkbox } from '@veto/shared-ui/checkbox';
import { DateInput } from '@veto/shared-ui/date-input';
import { Fieldset } from '@veto/shared-ui/fieldset';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { useSay } from '@veto/slice-kit';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { PartValues } from './part-form.ts';

type Form = UseFormReturn<PartValues>;

/** A role, a sitter's days, and what they may do beside caring for the pet. */
export function PartFields({ form }: { form: Form }) {
  const say = useSay();
  const { register, watch, formState } = form;
  return (
    <Stack gap="4">
      <FormField label={say('Role')}>
        <SelectInput
          {...register('role')}
          options={[
            { value: 'sitter', label: say('Sitter, for some days') },
            { value: 'carer', label: say('Carer, for good') },
          ]}
        />
      </FormField>
      {watch('role') === 'sitter' && (
        <SimpleGrid minChildWidth="min(9rem, 100%)" gap="3">
          <FormField label={say('First day')} error={formState.errors.startsOn?.message}>
            <DateInput {...register('startsOn')} />
          </FormField>
          <FormField label={say('Last day')} error={formState.errors.until?.message}>
            <DateInput min={todayInWarsaw()} {...register('until')} />
          </FormField>
        </SimpleGrid>
      )}
      <TickList
        form={form}
        name="rights"
        legend={say('May also')}
        options={RIGHTS.map(({ id, label }) => ({ id, label: say(label) }))}
      />
    </Stack>
  );
}

interface TickListProps {
  form: Form;
  name: 'rights' | 'petIds';
  legend: string;
  options: readonly { id: string; label: string }[];
}

/** Several of a few: each is a tick. */
export function TickList({ form, name, legend, options }: TickListProps) {
  const say = useSay();
  const { field, fieldState } = useController({ control: form.control, name });
  return (
    <Fieldset.Root invalid={fieldState.invalid}>
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      <Stack gap="0" mt="1">
        {options.map(({ id, label }) => (
          <Checkbox.Root
            key={id}
            checked={field.value.includes(id)}
            onCheckedChange={({ checked }) =>
              field.onChange(checked === true ? [...field.value, id] : field.value.filter((other) => other !== id))
            }
            minH="11"
            cursor="pointer"
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label overflowWrap="anywhere">{label}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
      {fieldState.error && <Fieldset.ErrorText>{say(fieldState.error.message ?? '')}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}
