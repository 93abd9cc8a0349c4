import { MAX_CANCEL_REASON_CHARACTERS, NO_SHOW, useCancelVisit } from '@veto/shared-data/appointments';
import { formatLongDate, formatTime12, hasBegun } from '@veto/shared-data/calendar';
import { useFormDraft } from '@veto/shared-data/drafts';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { useForm } from 'react-hook-form';
import { whoIsTold } from './client-words.ts';
import type { VisitDialogProps } from './visit-dialogs.tsx';

const OWN_WORDS = 'other';
const REASONS = ['I am ill', 'An emergency came up', 'The clinic is closed that day', 'The owner asked for it'];

interface Values {
  /** One of the list, or OWN_WORDS. */
  choice: string;
  words: string;
}

/** Asks why a visit is cancelled; its client reads the answer. 'No-show' is a choice once the visit has begun. */
export default function CancelVisitDialog({ appointment, onClose }: VisitDialogProps) {
  const client = appointment.client?.fullName || 'Unknown client';
  const { mutateAsync } = useCancelVisit();
  const begun = hasBegun(appointment);
  const form = useForm<Values>({ defaultValues: { choice: '', words: '' } });
  const draft = useFormDraft(form, `cancel-visit ${appointment.id}`);
  const leave = draft.dropThen(onClose);
  const { register, handleSubmit, watch, formState } = form;
  const submit = handleSubmit(async ({ choice, words }) => {
    try {
      await mutateAsync({ id: appointment.id, reason: choice === OWN_WORDS ? words : choice });
      toaster.create({ type: 'info', ...PRACTICE_SUCCESS.statusUpdated });
      leave();
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.updateAppointmentStatus));
    }
  });
  return (
    <FormDialog
      title={`Cancel the visit of ${appointment.petName}?`}
      submitLabel="Cancel visit"
      submittingLabel="Cancelling..."
      submitting={formState.isSubmitting}
      cancelLabel="Keep visit"
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      <Stack gap="4">
        <Text>
          {client}, {formatLongDate(appointment.date)} at {formatTime12(appointment.time)}. This cannot be undone.
        </Text>
        <FormField
          label="Reason"
          helper={appointment.clientId === null ? whoIsTold(appointment) : `${client} reads it with the appointment.`}
          error={formState.errors.choice?.message}
          required
        >
          <SelectInput {...register('choice', { required: 'Please choose a reason' })}>
            <option value="">Choose a reason</option>
            {begun && <option value={NO_SHOW}>No-show: nobody came</option>}
            {REASONS.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
            <option value={OWN_WORDS}>In my own words</option>
          </SelectInput>
        </FormField>
        {watch('choice') === OWN_WORDS && (
          <FormField label="Your words" error={formState.errors.words?.message} required>
            <Textarea
              {...register('words', { validate: (words) => words.trim() !== '' || 'Please enter a reason' })}
              rows={3}
              maxLength={MAX_CANCEL_REASON_CHARACTERS}
            />
          </FormField>
        )}
      </Stack>
    </FormDialog>
  );
}
