import {
  clinicOfValues,
  clinicValues,
  type EmergencyClinic,
  type EmergencyClinicValues,
  emergencyClinicSchema,
  useSaveEmergencyClinic,
} from '@veto/shared-data/emergency';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { formResolver } from '@veto/shared-data/typed';
import { toaster } from '@veto/shared-ui/core';
import { DateInput } from '@veto/shared-ui/date-input';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { NumberField } from '@veto/shared-ui/number-field';
import { Stack } from '@veto/shared-ui/stack';
import { useForm } from 'react-hook-form';

interface Field {
  name: keyof EmergencyClinicValues;
  label: string;
  type?: 'tel' | 'date';
  helper?: string;
  isNumber?: true;
}

const FIELDS: readonly Field[] = [
  { name: 'name', label: 'Name' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'address', label: 'Street and number' },
  { name: 'city', label: 'City' },
  { name: 'latitude', label: 'Latitude', isNumber: true, helper: 'In degrees, as a map shows it.' },
  { name: 'longitude', label: 'Longitude', isNumber: true },
  { name: 'source', label: 'Source', helper: 'Who says that it never closes. Everybody reads it.' },
  { name: 'checkedOn', label: 'Checked on', type: 'date' },
];

/** A 24-hour clinic, to be added, or changed where one is given. */
export function EmergencyClinicDialog({ clinic, onClose }: { clinic?: EmergencyClinic; onClose(): void }) {
  const save = useSaveEmergencyClinic();
  const form = useForm<EmergencyClinicValues>({
    resolver: formResolver(emergencyClinicSchema),
    defaultValues: clinicValues(clinic),
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync({ ...clinicOfValues(values), id: clinic?.id ?? null });
      toaster.create({ type: 'success', ...SUCCESS.emergencyClinicSaved });
      onClose();
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.saveEmergencyClinic));
    }
  });
  return (
    <FormDialog
      title={clinic ? 'Change the clinic' : 'Add a 24-hour clinic'}
      submitLabel="Save"
      submittingLabel="Saving..."
      submitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="4">
        {FIELDS.map(({ name, isNumber, type = 'text', ...words }) =>
          isNumber ? (
            <NumberField key={name} {...words} error={errors[name]?.message} input={form.register(name)} />
          ) : (
            <FormField key={name} {...words} error={errors[name]?.message}>
              {type === 'date' ? (
                <DateInput {...form.register(name)} />
              ) : (
                <Input type={type} {...form.register(name)} />
              )}
            </FormField>
          ),
        )}
      </Stack>
    </FormDialog>
  );
}
