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
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <TextField form={form} field="name" label="Name" required autoComplete="off" />
        <SelectField form={form} field="type" label="Type" options={types} placeholder="Select a type" required />
        <TextField form={form} field="breed" label="Breed" />
        <BirthdayField form={form} />
        <SelectField form={form} field="gender" label="Gender" options={genders} placeholder="Select a gender" />
        <NumberField
          label="Weight"
          unit="kg"
          error={form.formState.errors.weight?.message}
          input={form.register('weight')}
        />
        <TextField form={form} field="color" label="Color" />
        <MicrochipField form={form} />
      </SimpleGrid>
      <TextAreaField form={form} field="medicalHistory" label="Medical History" />
      <TextAreaField form={form} field="allergies" label="Allergies" />
      <TextAreaField form={form} field="medications" label="Current Medications" />
      <TextAreaField form={form} field="vaccinationRecords" label="Vaccination Records" />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <FormField label="Last Visit Date" error={form.formState.errors.lastVisitDate?.message}>
          <DateInput {...form.register('lastVisitDate')} max="9999-12-31" />
        </FormField>
        <TextField form={form} field="lastVisitReason" label="Last Visit Reason" />
      </SimpleGrid>
      {withPhotoUrl && (
        <TextField form={form} field="imageUrl" label="Photo URL" type="url" placeholder="https://" inputMode="url" />
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
  const written = form.getValues('age');
  return (
    <FormField
      label="Birthday"
      error={form.formState.errors.birthday?.message}
      helper={written ? `Until you enter it, we show the age you wrote: ${written}.` : 'A guess will do.'}
    >
      <DateInput {...form.register('birthday')} min="1800-01-01" max={todayInWarsaw()} />
    </FormField>
  );
}

/** Says what the number stands for as it is typed. */
function MicrochipField({ form }: { form: PetForm }) {
  const { note } = readMicrochip(form.watch('microchipNumber') ?? '');
  return (
    <FormField label="Microchip Number" error={form.formState.errors.microchipNumber?.message} helper={note}>
      <Input {...form.register('microchipNumber')} inputMode="numeric" />
    </FormField>
  );
}

interface SelectFieldProps extends FieldProps {
  options: readonly string[];
  placeholder: string;
}

function SelectField({ form, field, label, required = false, options, placeholder }: SelectFieldProps) {
  return (
    <FormField label={label} error={form.formState.errors[field]?.message} required={required}>
      <SelectInput {...form.register(field)}>
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </SelectInput>
    </FormField>
  );
}
