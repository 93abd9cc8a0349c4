import { type Appointment, EMPTY_REPORT, recordInWords, type VisitReportValues } from '@veto/shared-data/appointments';
import { useDropDocuments } from '@veto/shared-data/health';
import { Button } from '@veto/shared-ui/button';
import { Flex } from '@veto/shared-ui/flex';
import { Heading } from '@veto/shared-ui/heading';
import { SimpleGrid } from '@veto/shared-ui/simple-grid';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { useLanguage, useSay } from '@veto/slice-kit';
import type { UseFormReturn } from 'react-hook-form';
import { addToNote } from './add-to-note.ts';
import { Documents } from './documents.tsx';
import { Medicines } from './medicines.tsx';
import { NextVisit } from './next-visit.tsx';
import { Vaccines } from './vaccines.tsx';
import { WeightField } from './weight-field.tsx';

/** As the labels of the fields beside it. */
export const SECTION_LABEL = {
  textStyle: 'body',
  fontFamily: 'body',
  fontWeight: 'semibold',
  fontSize: '0.9375rem',
} as const;

export interface ReportRecordProps {
  form: UseFormReturn<VisitReportValues>;
  appointment: Appointment;
  /** Whether the veterinarian may add to the pet's record; undefined until it is known. */
  open: boolean | undefined;
}

/**
 * What a visit leaves behind: the pet's weight, vaccinations, medicines and documents, and when to come again, which only people
 * with an account are asked.
 */
export function ReportRecord({ form, appointment, open }: ReportRecordProps) {
  const say = useSay();
  const { petName, petId, petType } = appointment;
  if (open === undefined) return <Skeleton h="14rem" rounded="control" aria-hidden />;
  if (!open)
    return (
      <>
        {appointment.clientId && <NextVisit form={form} date={appointment.date} />}
        <NotOpen form={form} petName={petName} />
      </>
    );
  return (
    <>
      <Refusal message={form.formState.errors.root?.record?.message} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" alignItems="start">
        <WeightField form={form} petId={petId ?? ''} petType={petType} />
        <NextVisit form={form} date={appointment.date} />
      </SimpleGrid>
      <Stack as="section" gap="3" aria-labelledby="report-vaccines">
        <Heading as="h3" id="report-vaccines" {...SECTION_LABEL}>
          {say('Vaccines')}
        </Heading>
        <Vaccines form={form} appointment={appointment} />
      </Stack>
      <Stack as="section" gap="3" aria-labelledby="report-medicines">
        <Heading as="h3" id="report-medicines" {...SECTION_LABEL}>
          {say('Medicine')}
        </Heading>
        <Medicines form={form} />
      </Stack>
      <Stack as="section" gap="3" aria-labelledby="report-documents">
        <Heading as="h3" id="report-documents" {...SECTION_LABEL}>
          {say('Documents')}
        </Heading>
        <Documents form={form} petId={petId ?? ''} />
      </Stack>
      <Text color="muted" textStyle="small">
        {say('Weight, vaccines, medicine and documents go into the health record of {pet}.', { pet: petName })}
      </Text>
    </>
  );
}

/** Why nothing can be entered; entries that are there already can go into the note. */
function NotOpen({ form, petName }: { form: UseFormReturn<VisitReportValues>; petName: string }) {
  const say = useSay();
  const entered = recordInWords(form.watch(), useLanguage());
  const { mutate: drop } = useDropDocuments();
  const move = () => {
    drop(form.getValues('documents').map(({ path }) => path));
    for (const field of ['kilograms', 'vaccinations', 'medicines', 'documents'] as const)
      form.setValue(field, EMPTY_REPORT[field]);
    addToNote(form, entered);
  };
  return (
    <>
      <Refusal message={form.formState.errors.root?.record?.message} />
      <Text color="muted" textStyle="small">
        {say(
          'The health record of {pet} is not open to you: this pet has none here, or its owner keeps it to themselves. What you gave can stand in the note.',
          { pet: petName },
        )}
      </Text>
      {entered && (
        <Flex>
          <Button variant="subtle" onClick={move}>
            {say('Put what you entered into the note')}
          </Button>
        </Flex>
      )}
    </>
  );
}

function Refusal({ message }: { message: string | undefined }) {
  const say = useSay();
  return message ? (
    <Text ref={focus} role="alert" tabIndex={-1} color="danger" fontWeight="semibold">
      {say(message)}
    </Text>
  ) : null;
}

/** The press was far below. */
const focus = (refusal: HTMLElement | null) => refusal?.focus();
