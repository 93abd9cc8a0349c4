import { CORRESPONDENCE_ERRORS, CORRESPONDENCE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type Message, type ReportValues, reportFormSchema, useReportMessage } from '@veto/shared-data/messages';
import { formResolver } from '@veto/shared-data/typed';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { OwnWords } from '@veto/shared-ui/own-words';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';

/** Tells the operator what is wrong with a message of the other side. */
export default function ReportDialog({ message, onClose }: { message: Message; onClose(): void }) {
  const say = useSay();
  const report = useReportMessage();
  const form = useForm<ReportValues>({
    resolver: formResolver(reportFormSchema),
    defaultValues: { reason: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await report.mutateAsync({ messageId: message.id, reason });
      tellSuccess(CORRESPONDENCE_SUCCESS.messageReported);
      onClose();
    } catch (error) {
      tellFailure(error, withReason(error, CORRESPONDENCE_ERRORS.reportMessage));
    }
  });
  return (
    <FormDialog
      title={say('Report this message')}
      submitLabel={say('Report')}
      submittingLabel={say('Reporting...')}
      submitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp="6" color="muted">
          <OwnWords>{message.body || message.attachments.map(({ name }) => name).join(', ')}</OwnWords>
        </Text>
        <FormField label={say('What is wrong with it?')} error={errors.reason?.message} required>
          <Textarea {...form.register('reason')} rows={3} />
        </FormField>
        <Text textStyle="small" color="muted">
          {say('We read the message and what you write here. The other person will not be told.')}
        </Text>
      </Stack>
    </FormDialog>
  );
}
