import { Box } from '@chakra-ui/react/box';
import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useSay } from '@veto/slice-kit';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { scrollIntoSheet } from '../sheet/scroll-into-sheet.ts';
import { useCloseRequest } from '../sheet/use-close-request.ts';
import { useReturnedFocus } from '../sheet/use-returned-focus.ts';
import { keepVisiblePart } from '../sheet/visible-part.ts';

export interface FormDialogProps {
  title: string;
  submitLabel: string;
  /** The label while the answer is on its way: 'Adding...'. */
  submittingLabel: string;
  submitting: boolean;
  /** There is nothing to send yet. */
  submitDisabled?: boolean;
  cancelLabel?: string;
  /** A button for the other thing that can be done with what was typed. */
  otherSubmit?: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Escape, Android's Back, and the cancelling button unless `onCancel` answers it. */
  onClose: () => void;
  /** The visitor does not want what they typed. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A dialog that is one form, on a phone a sheet from below. It stays open, with all that was typed, until its owner closes it. */
export function FormDialog(props: FormDialogProps) {
  const say = useSay();
  const {
    title,
    submitLabel,
    submittingLabel,
    submitting,
    submitDisabled,
    cancelLabel = say('Cancel'),
    otherSubmit,
    onSubmit,
    onClose,
    onCancel = onClose,
    children,
  } = props;
  const focus = useReturnedFocus();
  useCloseRequest(true, onClose);
  return (
    <Dialog.Root
      open
      onOpenChange={() => onClose()}
      {...focus}
      closeOnInteractOutside={false}
      scrollBehavior="inside"
      size={{ mdDown: 'full', md: 'lg' }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner ref={keepVisiblePart}>
          <Dialog.Content onFocus={scrollIntoSheet}>
            {/* The dialog lays out header, body and footer itself: the form takes no box. */}
            <Box asChild display="contents">
              <form onSubmit={onSubmit} noValidate>
                <Dialog.Header>
                  <Dialog.Title>{title}</Dialog.Title>
                </Dialog.Header>
                <Dialog.Body>{children}</Dialog.Body>
                <Dialog.Footer flexWrap="wrap">
                  <Button variant="surface" onClick={onCancel}>
                    {cancelLabel}
                  </Button>
                  {otherSubmit}
                  <Button type="submit" disabled={submitDisabled} loading={submitting} loadingText={submittingLabel}>
                    {submitLabel}
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
