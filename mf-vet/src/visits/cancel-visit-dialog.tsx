import { MAX_CANCEL_REASON_CHARACTERS, NO_SHOW, useCancelVisit } from '@veto/shared-data/appointments';
import { hasBegun } from '@veto/shared-data/calendar';
import { useFormDraft } from '@veto/shared-data/drafts';
import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { SelectInput } from '@veto/shared-ui/select-input';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import { useForm } from 'react-hook-form';
import { useWhen } from '../when/use-when.ts';
import { whoIsTold } from './client-words.ts';
import type { VisitDialogProps } from './visit-dialogs.tsx';

const OWN_WORDS = 'other';
/** As they are stored: each reader has them in the own language. */
export const REASONS = [
  'I am ill',
  'An emergency came up',
  'The clinic is closed that day',
  'The owner asked for it',
] as const;

interface Values {
  /** One of the list, or OWN_WORDS. */
  choice: string;
  words: string;
}

/** Asks why a visit is cancelled; its client reads the answer. 'No-show' is a choice once the visit has begun. */
export default function CancelVisitDialog({ appointment, onClose }: VisitDialogProps) {
  const say = useSay();
  const when = useWhen();
  const client = appointment.client?.fullName || say('Unknown client');
  const { mutateAsync } = useCancelVisit();
  const begun = hasBegun(appointment);
  const form = useForm<Values>({ defaultValues: { choice: '', words: '' } });
  const draft = useFormDraft(form, `cancel-visit ${appointment.id}`);
  const leave = draft.dropThen(onClose);
  const { register, handleSubmit, watch, formState } = form;
  const submit = handleSubmit(async ({ choice, words }) => {
    try {
      await mutateAsync({ id: appointment.id, reason: choice === OWN_WORDS ? words : choice });
      tellSuccess({ ...PRACTICE_SUCCESS.statusUpdated, type: 'info' });
      leave();
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.updateAppointmentStatus));
    }
  });
  return (
    <FormDialog
      title={say('Cancel the visit of {pet}?', { pet: appointment.petName })}
      submitLabel={say('Cancel visit')}
      submittingLabel={say('Cancelling...')}
      submitting={formState.isSubmitting}
      cancelLabel={say('Keep visit')}
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      <Stack gap="4">
        <Text>
          {say('{client}, {day} at {time}. This cannot be undone.', {
            client,
            day: when.long(appointment.date),
            time: when.time(appointment.time),
          })}
        </Text>
        <FormField
          label={say('Reason')}
          helper={
            appointment.clientId === null
              ? whoIsTold(appointment, say)
              : say('{client} reads it with the appointment.', { client })
          }
          error={formState.errors.choice?.message}
          required
        >
          <SelectInput {...register('choice', { required: 'Please choose a reason' })}>
            <option value="">{say('Choose a reason')}</option>
            {begun && <option value={NO_SHOW}>{say('No-show: nobody came')}</option>}
            {REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {say(reason)}
              </option>
            ))}
            <option value={OWN_WORDS}>{say('In my own words')}</option>
          </SelectInput>
        </FormField>
        {watch('choice') === OWN_WORDS && (
          <FormField label={say('Your words')} error={formState.errors.words?.message} required>
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
