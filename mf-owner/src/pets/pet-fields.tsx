import { todayInWarsaw } from '@veto/shared-data/calendar';
import { type PetValues, readMicrochip } from '@veto/shared-data/pets';
import { DateInput } from '@veto/shared-ui/date-input';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NumberField } from '@veto/shared-ui/number-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';

type PetForm = UseFormReturn<PetValues>;
type PetField = keyof PetValues;

export interface PetFieldsProps {
  form: PetForm;
  types: readonly string[];
  genders: readonly string[];
  /** The dialog that adds a pet asks for the photo's address; afterwards the photo card takes files. */
  withPhotoUrl?: boolean;
}

/** What is known about a pet, for the dialogs that add and edit one. */
export function PetFields({ form, types, genders, withPhotoUrl = false }: PetFieldsProps) {
  const say = useSay();
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField form={form} field="name" label={say('Name')} required autoComplete="off" />
        <SelectField
          form={form}
          field="type"
          label={say('Type')}
          options={types}
          placeholder={say('Select a type')}
          required
        />
        <TextField form={form} field="breed" label={say('Breed')} />
        <BirthdayField form={form} />
        <SelectField
          form={form}
          field="gender"
          label={say('Gender')}
          options={genders}
          placeholder={say('Select a gender')}
        />
        <NumberField
          label={say('Weight')}
          unit="kg"
          error={form.formState.errors.weight?.message}
          input={form.register('weight')}
        />
        <TextField form={form} field="color" label={say('Color')} />
        <MicrochipField form={form} />
      </SimpleGrid>
      <TextAreaField form={form} field="medicalHistory" label={say('Medical History')} />
      <TextAreaField form={form} field="allergies" label={say('Allergies')} />
      <TextAreaField form={form} field="medications" label={say('Current Medications')} />
      <TextAreaField form={form} field="vaccinationRecords" label={say('Vaccination Records')} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField label={say('Last Visit Date')} error={form.formState.errors.lastVisitDate?.message}>
          <DateInput {...form.register('lastVisitDate')} max={todayInWarsaw()} />
        </FormField>
        <TextField form={form} field="lastVisitReason" label={say('Last Visit Reason')} />
      </SimpleGrid>
      {withPhotoUrl && (
        <TextField
          form={form}
          field="imageUrl"
          label={say('Photo URL')}
          type="url"
          placeholder="https://"
          inputMode="url"
        />
      )}
    </Stack>
  );
}

interface FieldProps {
  form: PetForm;
  field: PetField;
  label: string;
  required?: boolean;
}

function TextField({
  form,
  field,
  label,
  required = false,
  ...input
}: FieldProps & Omit<ComponentProps<typeof Input>, 'form'>) {
  return (
    <FormField label={label} error={form.formState.errors[field]?.message} required={required}>
      <Input {...form.register(field)} {...input} />
    </FormField>
  );
}

function TextAreaField({ form, field, label }: FieldProps) {
  return (
    <FormField label={label} error={form.formState.errors[field]?.message}>
      <Textarea {...form.register(field)} rows={3} autoresize />
    </FormField>
  );
}

/** The day as near as it is known. An age that was once written as text is shown until there is one. */
function BirthdayField({ form }: { form: PetForm }) {
  const say = useSay();
  const written = form.getValues('age');
  return (
    <FormField
      label={say('Birthday')}
      error={form.formState.errors.birthday?.message}
      helper={
        written
          ? say('Until you enter it, we show the age you wrote: {age}.', { age: written })
          : say('A guess will do.')
      }
    >
      <DateInput {...form.register('birthday')} min="1800-01-01" max={todayInWarsaw()} />
    </FormField>
  );
}

/** Says what the number stands for as it is typed. */
function MicrochipField({ form }: { form: PetForm }) {
  const say = useSay();
  const { problem, note } = readMicrochip(form.watch('microchipNumber') ?? '', say);
  const error = form.formState.errors.microchipNumber?.message;
  return (
    <FormField label={say('Microchip Number')} error={error && (problem ?? error)} helper={note}>
      <Input {...form.register('microchipNumber')} inputMode="numeric" />
    </FormField>
  );
}

interface SelectFieldProps extends FieldProps {
  options: readonly string[];
  placeholder: string;
}

function SelectField({ form, field, label, required = false, options, placeholder }: SelectFieldProps) {
  const say = useSay();
  return (
    <FormField label={label} error={form.formState.errors[field]?.message} required={required}>
      <SelectInput {...form.register(field)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {say(option)}
          </option>
        ))}
      </SelectInput>
    </FormField>
  );
}
