import {
  type Appointment,
  EMPTY_REPORT,
  lateNoteSchema,
  rememberCompletion,
  useReportVisit,
  type VisitReportValues,
  visitReportSchema,
} from '@veto/shared-data/appointments';
import { RequestError, useUserId } from '@veto/shared-data/core';
import { useFormDraft } from '@veto/shared-data/drafts';
import { messageOf, PRACTICE_ERRORS, PRACTICE_SUCCESS } from '@veto/shared-data/errors';
import { useRecordIsOpen } from '@veto/shared-data/health';
import { formResolver } from '@veto/shared-data/typed';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { Flex } from '@veto/shared-ui/flex';
import { FormField } from '@veto/shared-ui/form-field';
import { Heading } from '@veto/shared-ui/heading';
import { Sheet, SheetForm } from '@veto/shared-ui/sheet';
import { SpeciesTag } from '@veto/shared-ui/species-tag';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { NoteTemplates } from '../note-templates/note-templates.tsx';
import { useWhen, type When } from '../when/use-when.ts';
import { addToNote } from './add-to-note.ts';
import { AskLater } from './ask-later.tsx';
import { DidNotCome } from './did-not-come.tsx';
import { reportDraftOf } from './report-draft.ts';
import { ReportRecord, SECTION_LABEL } from './report-record.tsx';
import type { VisitDialogProps } from './visit-dialogs.tsx';
import { WhyItCame } from './why-it-came.tsx';

/** What was found and done at a visit. It completes an upcoming one, and gives a completed one its note. */
export default function VisitReportSheet({ appointment, onClose, onFinished }: VisitDialogProps) {
  const say = useSay();
  const when = useWhen();
  const completes = appointment.status === 'upcoming';
  const hasAccount = appointment.clientId !== null;
  const record = useRecordIsOpen(appointment.petId);
  const end = () => {
    onClose();
    onFinished?.();
  };
  const { form, submit, isSubmitting } = useReport(appointment, end);
  return (
    <Sheet
      title={completes ? say('Finish visit') : say('Visit note for {pet}', { pet: appointment.petName })}
      subtitle={subtitleOf(appointment, when)}
      picture={<SpeciesTag type={appointment.petType} size="sm" />}
      closeLabel={say('Close')}
      busy={isSubmitting}
      onClose={onClose}
    >
      <SheetForm
        onSubmit={submit}
        foot={
          <Flex gap="3" wrap="wrap" align="center" justify="space-between">
            {completes && <DidNotCome appointment={appointment} onCancelled={end} />}
            <Button type="submit" ms="auto" loading={isSubmitting} loadingText={say('Saving...')}>
              {completes ? say('Mark Complete') : say('Save note')}
            </Button>
          </Flex>
        }
      >
        <Stack gap="5">
          {completes && <WhyItCame appointment={appointment} />}
          <Stack gap="1">
            <FormField
              label={
                <>
                  {say('Note')}{' '}
                  <Text as="span" color="muted" fontWeight="normal">
                    {hasAccount ? say('the owner can read it') : say('only you read it')}
                  </Text>
                </>
              }
              error={form.formState.errors.summary?.message}
              required={!completes}
            >
              <Textarea {...form.register('summary')} rows={3} maxLength={3000} data-missing="" />
            </FormField>
            <NoteTemplates note={form.watch('summary')} onInsert={(text) => addToNote(form, text)} />
          </Stack>
          <ReportRecord form={form} appointment={appointment} open={record.data} />
          {hasAccount && (
            <Stack as="section" gap="3" aria-labelledby="report-questions">
              <Heading as="h3" id="report-questions" {...SECTION_LABEL}>
                {say('Ask the owner in a day')}
              </Heading>
              <AskLater form={form} />
            </Stack>
          )}
        </Stack>
      </SheetForm>
    </Sheet>
  );
}

const subtitleOf = ({ petName, date, time, client }: Appointment, when: When) =>
  [petName, `${when.day(date)}, ${when.time(time)}`, client?.fullName].filter(Boolean).join(' · ');

/** Where a refusal is said: the record is closed or full, or a file is gone; the visit was ended elsewhere. */
const FIELD_OF_REFUSAL: Record<number, 'root.record' | 'summary'> = {
  400: 'root.record',
  403: 'root.record',
  409: 'summary',
};

/** The report's form: kept until it is sent, and noted as a completion that can be taken back. */
function useReport(appointment: Appointment, onSent: () => void) {
  const completes = appointment.status === 'upcoming';
  const { mutateAsync } = useReportVisit();
  const userId = useUserId() ?? '';
  const base = { ...EMPTY_REPORT, summary: appointment.visitNote ?? '' };
  const form = useForm<VisitReportValues>({
    resolver: formResolver((completes ? visitReportSchema : lateNoteSchema)(appointment.date)),
    defaultValues: base,
  });
  const draft = useFormDraft(form, reportDraftOf(appointment.id));
  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync({ id: appointment.id, values });
      draft.drop();
      if (completes)
        rememberCompletion({ userId, appointmentId: appointment.id, petName: appointment.petName, base, values });
      else tellSuccess(PRACTICE_SUCCESS.visitNoteSaved);
      onSent();
    } catch (error) {
      const field = error instanceof RequestError && FIELD_OF_REFUSAL[error.status];
      const refusal = messageOf(error, '');
      if (field && refusal) form.setError(field, { message: refusal }, { shouldFocus: true });
      else tellFailure(error, completes ? PRACTICE_ERRORS.updateAppointmentStatus : PRACTICE_ERRORS.saveVisitNote);
    }
  });
  return { form, submit, isSubmitting: form.formState.isSubmitting };
}
