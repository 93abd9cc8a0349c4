import { type Message, messageOf } from '@veto/shared-data/errors';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { Dialog } from '@veto/shared-ui/dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Portal } from '@veto/shared-ui/portal';
import { Textarea } from '@veto/shared-ui/textarea';
import { useForm } from 'react-hook-form';

export interface TextDialogProps {
  words: { title: string; label: string; helper: string; submit: string };
  /** What is stored today. */
  text: string;
  maxLength: number;
  /** Stores the text; rejects when it was refused, and nothing typed is lost. */
  save: (text: string) => Promise<unknown>;
  saved: Message;
  failed: Message;
  onClose: () => void;
}

/** One text that the veterinarian writes. It closes once the text is stored. */
export function TextDialog({ words, text, maxLength, save, saved, failed, onClose }: TextDialogProps) {
  const form = useForm({ defaultValues: { text } });
  const submit = form.handleSubmit(async (values) => {
    try {
      await save(values.text);
      toaster.create({ type: 'success', ...saved });
      onClose();
    } catch (error) {
      toaster.create({ type: 'error', title: failed.title, description: messageOf(error, failed.description) });
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
                  <Dialog.Title>{words.title}</Dialog.Title>
                </Dialog.Header>
                <Dialog.Body>
                  <FormField label={words.label} helper={words.helper}>
                    <Textarea {...form.register('text')} rows={6} maxLength={maxLength} />
                  </FormField>
                </Dialog.Body>
                <Dialog.Footer>
                  <Button variant="outline" onClick={onClose}>
                    Close
                  </Button>
                  <Button type="submit" loading={form.formState.isSubmitting} loadingText="Saving...">
                    {words.submit}
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
