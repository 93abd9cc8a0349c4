import { type Appointment, useSaveVisitNote } from '@veto/shared-data/appointments';
import { ERRORS, messageOf, SUCCESS } from '@veto/shared-data/errors';
import { Box } from '@veto/shared-ui/box';
import { Button } from '@veto/shared-ui/button';
import { toaster } from '@veto/shared-ui/core';
import { Dialog } from '@veto/shared-ui/dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { Portal } from '@veto/shared-ui/portal';
import { Textarea } from '@veto/shared-ui/textarea';
import { useForm } from 'react-hook-form';

/** The note of a completed visit; its owner reads it as the treatment summary. */
export default function VisitNoteDialog({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const save = useSaveVisitNote();
  const form = useForm({ defaultValues: { note: appointment.visitNote ?? '' } });
  const submit = form.handleSubmit(async ({ note }) => {
    try {
      await save.mutateAsync({ id: appointment.id, note });
      toaster.create({ type: 'success', ...SUCCESS.visitNoteSaved });
      onClose();
    } catch (error) {
      const { title, description } = ERRORS.saveVisitNote;
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
                  <Dialog.Title>Visit note for {appointment.petName}</Dialog.Title>
                </Dialog.Header>
                <Dialog.Body>
                  <FormField label="Treatment summary" helper="The pet owner reads it with the details of the visit.">
                    <Textarea {...form.register('note')} rows={6} maxLength={5000} />
                  </FormField>
                </Dialog.Body>
                <Dialog.Footer>
                  <Button variant="outline" onClick={onClose}>
                    Close
                  </Button>
                  <Button type="submit" loading={form.formState.isSubmitting} loadingText="Saving...">
                    Save note
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
