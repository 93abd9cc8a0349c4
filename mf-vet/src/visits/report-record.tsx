import type { VisitReportValues } from '@veto/shared-data/appointments';
import { FormField } from '@veto/shared-ui/form-field';
import { Heading } from '@veto/shared-ui/heading';
import { Input } from '@veto/shared-ui/input';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { UseFormReturn } from 'react-hook-form';
import { MedicineRows, VaccinationRows } from './report-rows.tsx';

export interface ReportRecordProps {
  form: UseFormReturn<VisitReportValues>;
  petName: string;
  /** Whether the veterinarian may add to the pet's record; undefined until it is known. */
  open: boolean | undefined;
}

/** What goes into the pet's health record: its weight, vaccinations and medicines. */
export function ReportRecord({ form, petName, open }: ReportRecordProps) {
  const { register, formState } = form;
  if (open === undefined) return <Skeleton h="14rem" rounded="control" aria-hidden />;
  if (!open)
    return (
      <Text color="muted" textStyle="small">
        The health record of {petName} is not open to you: this pet has none here, or its owner keeps it to themselves.
        What you gave can stand in the treatment.
      </Text>
    );
  return (
    <Stack as="section" gap="4" aria-labelledby="report-record">
      <Heading as="h3" id="report-record" textStyle="h4">
        Into the health record of {petName}
      </Heading>
      <FormField label="Weight, kg" error={formState.errors.kilograms?.message} maxW="10rem">
        <Input {...register('kilograms')} inputMode="decimal" />
      </FormField>
      <VaccinationRows form={form} />
      <MedicineRows form={form} />
    </Stack>
  );
}
