import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { useFormDraft } from '@veto/shared-data/form-draft';
import { type ReviewValues, reviewFormSchema, useReviewAppointment } from '@veto/shared-data/reviews';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { RatingGroup } from '@veto/shared-ui/rating-group';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { Controller, useForm } from 'react-hook-form';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { veterinarianName } from './visit-words.ts';

/** A star is as large as a thumb. */
const TAPPED = { '& [data-part=item]': { boxSize: '11', display: 'grid', placeItems: 'center' } };

/** Reviews a completed visit: stars and, if the owner likes, a few words. */
export default function ReviewDialog({ appointment, onClose }: AppointmentDialogProps) {
  const review = useReviewAppointment();
  const form = useForm<ReviewValues>({
    resolver: standardSchemaResolver(reviewFormSchema),
    defaultValues: { rating: 0, comment: '' },
  });
  const draft = useFormDraft(form, `review ${appointment.id}`);
  const leave = () => {
    draft.drop();
    onClose();
  };
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
            <FormField label="Your rating" error={errors.rating?.message} required>
              <RatingGroup.Root
                count={5}
                size="lg"
                value={field.value}
                onValueChange={({ value }) => field.onChange(value)}
                name={field.name}
              >
                <RatingGroup.HiddenInput onBlur={field.onBlur} />
                <RatingGroup.Control css={TAPPED} />
              </RatingGroup.Root>
            </FormField>
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
