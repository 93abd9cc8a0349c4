import { useFormDraft } from '@veto/shared-data/drafts';
import { type Message, SUCCESS } from '@veto/shared-data/errors';
import { type ReviewValues, reviewFormSchema } from '@veto/shared-data/reviews';
import { formResolver } from '@veto/shared-data/typed';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { useSay } from '@veto/slice-kit';
import { Controller, useForm } from 'react-hook-form';
import { StarChoice } from './star-choice.tsx';

interface ReviewFormProps {
  /** Names the draft. */
  visit: string;
  doctor: string;
  petName: string;
  save: (values: ReviewValues) => Promise<unknown>;
  failure: (error: unknown) => Message;
  onClose: () => void;
}

/** Stars and, if the client likes, a few words; a refusal keeps them. */
export function ReviewForm({ visit, doctor, petName, save, failure, onClose }: ReviewFormProps) {
  const say = useSay();
  const form = useForm<ReviewValues>({
    resolver: formResolver(reviewFormSchema),
    defaultValues: { rating: 0, comment: '' },
  });
  const draft = useFormDraft(form, `review ${visit}`);
  const leave = draft.dropThen(onClose);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values);
      const { title, description } = SUCCESS.reviewSaved;
      toaster.create({ type: 'success', title: say(title), description: say(description) });
      leave();
    } catch (error) {
      tellFailure(error, failure(error));
    }
  });
  const said = (error?: { message?: string }) => error?.message && say(error.message);
  return (
    <FormDialog
      title={say('Review your visit with {doctor}', { doctor })}
      submitLabel={say('Publish review')}
      submittingLabel={say('Publishing...')}
      cancelLabel={say('Cancel')}
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
              label={say('Your rating')}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              error={said(errors.rating)}
            />
          )}
        />
        <FormField label={say('Your review')} error={said(errors.comment)}>
          <Textarea
            {...form.register('comment')}
            rows={4}
            placeholder={say('How was the visit for {pet}?', { pet: petName })}
          />
        </FormField>
        <Text textStyle="sm" color="fg.muted">
          {say('Your review is public. It carries your first name and the first letter of your last name.')}
        </Text>
      </Stack>
    </FormDialog>
  );
}
