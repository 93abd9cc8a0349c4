import type { Appointment, VisitReportValues } from '@veto/shared-data/appointments';
import { formatShortDate } from '@veto/shared-data/calendar';
import { useWeights } from '@veto/shared-data/health';
import { FormField } from '@veto/shared-ui/form-field';
import { Heading } from '@veto/shared-ui/heading';
import { Input } from '@veto/shared-ui/input';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { UseFormReturn } from 'react-hook-form';
import { NextVisit } from './next-visit.tsx';
import { MedicineRows } from './report-rows.tsx';
import { Vaccines } from './vaccines.tsx';

export interface ReportRecordProps {
  form: UseFormReturn<VisitReportValues>;
  appointment: Appointment;
  /** Whether the veterinarian may add to the pet's record; undefined until it is known. */
  open: boolean | undefined;
}

/** What a visit leaves behind: the pet's weight, vaccinations and medicines, and when to come again. */
export function ReportRecord({ form, appointment, open }: ReportRecordProps) {
  const { petName, petId } = appointment;
  if (open === undefined) return <Skeleton h="14rem" rounded="control" aria-hidden />;
  if (!open)
    return (
      <>
        <NextVisit form={form} date={appointment.date} />
        <Text color="muted" textStyle="small">
          The health record of {petName} is not open to you: this pet has none here, or its owner keeps it to
          themselves. What you gave can stand in the note.
        </Text>
      </>
    );
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <FormField
          label="Weight, kg"
          error={form.formState.errors.kilograms?.message}
          helper={<LastWeight petId={petId ?? ''} />}
        >
          <Input {...form.register('kilograms')} inputMode="decimal" />
        </FormField>
        <NextVisit form={form} date={appointment.date} />
      </SimpleGrid>
      <Stack as="section" gap="3" aria-labelledby="report-vaccines">
        <Heading as="h3" id="report-vaccines" textStyle="h4">
          Vaccines
        </Heading>
        <Vaccines form={form} appointment={appointment} />
      </Stack>
      <Stack as="section" gap="3" aria-labelledby="report-medicines">
        <Heading as="h3" id="report-medicines" textStyle="h4">
          Medicine
        </Heading>
        <MedicineRows form={form} />
      </Stack>
      <Text color="muted" textStyle="small">
        Weight, vaccines and medicine go into the health record of {petName}.
      </Text>
    </>
  );
}

function LastWeight({ petId }: { petId: string }) {
  const last = useWeights(petId).data?.[0];
  return last ? `Last time ${last.kilograms} kg, on ${formatShortDate(last.weighedOn)}` : null;
}
