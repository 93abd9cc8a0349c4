import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type ReviewValues, reviewFormSchema, useReviewAppointment } from '@veto/shared-data/reviews';
import { formResolver } from '@veto/shared-data/typed';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { Controller, useForm } from 'react-hook-form';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { StarChoice } from './star-choice.tsx';
import { veterinarianName } from './visit-words.ts';

/** Reviews a completed visit: stars and, if the owner likes, a few words. */
export default function ReviewDialog({ appointment, onClose }: AppointmentDialogProps) {
  const review = useReviewAppointment();
  const form = useForm<ReviewValues>({
    resolver: formResolver(reviewFormSchema),
    defaultValues: { rating: 0, comment: '' },
  });
  const draft = useFormDraft(form, `review ${appointment.id}`);
  const leave = draft.dropThen(onClose);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await review.mutateAsync({ appointment, values });
      toaster.create({ type: 'success', ...SUCCESS.reviewSaved });
      leave();
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.saveReview));
    }
  });
  return (
    <FormDialog
      title={`Review your visit with ${veterinarianName(appointment)}`}
      submitLabel="Publish review"
      submittingLabel="Publishing..."
      submitting={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      <Stack gap="5">
        <Controller
          control={form.control}
          name="rating"
          render={({ field }) => (
            <StarChoice
              label="Your rating"
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              error={errors.rating?.message}
            />
          )}
        />
        <FormField label="Your review" error={errors.comment?.message}>
          <Textarea
            {...form.register('comment')}
            rows={4}
            placeholder={`How was the visit for ${appointment.petName}?`}
          />
        </FormField>
        <Text textStyle="sm" color="fg.muted">
          Your review is public. It carries your first name and the first letter of your last name.
        </Text>
      </Stack>
    </FormDialog>
  );
}
