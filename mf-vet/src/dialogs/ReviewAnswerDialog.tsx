import { ERRORS, messageOf, SUCCESS } from '@veto/shared-data/errors';
import { type Review, useAnswerReview } from '@veto/shared-data/reviews';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { Dialog } from '@veto/shared-ui/dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Portal } from '@veto/shared-ui/portal';
import { Textarea } from '@veto/shared-ui/textarea';
import { useForm } from 'react-hook-form';

/** The veterinarian's public answer to a review; saving it empty takes it back. */
export default function ReviewAnswerDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const { mutateAsync } = useAnswerReview();
  const form = useForm({ defaultValues: { answer: review.answer ?? '' } });
  const submit = form.handleSubmit(async ({ answer }) => {
    try {
      await mutateAsync({ id: review.id, answer });
      toaster.create({ type: 'success', ...SUCCESS.reviewAnswered });
      onClose();
    } catch (error) {
      const { title, description } = ERRORS.answerReview;
      toaster.create({ type: 'error', title, description: messageOf(error, description) });
    }
  });
  return (
    <Dialog.Root open onOpenChange={() => onClose()} closeOnInteractOutside={false} size="lg">
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            {/* The dialog lays out header, body and footer itself: the form takes no box. */}
            <Box asChild display="contents">
              <form onSubmit={submit} noValidate>
                <Dialog.Header>
                  <Dialog.Title>Answer {review.authorName}</Dialog.Title>
                </Dialog.Header>
                <Dialog.Body>
                  <FormField
                    label="Your answer"
                    helper="Everybody reads it under the review. Leave it empty to remove it."
                  >
                    <Textarea {...form.register('answer')} rows={5} maxLength={2000} />
                  </FormField>
                </Dialog.Body>
                <Dialog.Footer>
                  <Button variant="outline" onClick={onClose}>
                    Close
                  </Button>
                  <Button type="submit" loading={form.formState.isSubmitting} loadingText="Saving...">
                    Save answer
                  </Button>
                </Dialog.Footer>
              </form>
            </Box>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
