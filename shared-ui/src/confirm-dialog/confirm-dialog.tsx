import {
  DialogBackdrop,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogPositioner,
  DialogRoot,
  DialogTitle,
} from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/index.ts';
import { useCloseRequest } from '../sheet/use-close-request.ts';
import { useReturnedFocus } from '../sheet/use-returned-focus.ts';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  loading?: boolean;
  /** Its action cannot be undone: the harmless button is the one that calls. */
  destructive?: boolean;
  /** The question. */
  children: ReactNode;
}

/** Asks before something happens. The focus starts on the harmless button and returns to where it was, or the heading nearest to it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, confirmLabel, cancelLabel, onConfirm, loading = false, destructive } = props;
  const cancelRef = useRef<HTMLButtonElement>(null);
  const focus = useReturnedFocus(() => cancelRef.current);
  useCloseRequest(open && !loading, () => onOpenChange(false));
  return (
    <DialogRoot
      role="alertdialog"
      open={open}
      onOpenChange={(details) => onOpenChange(details.open)}
      {...focus}
      closeOnEscape={!loading}
      closeOnInteractOutside={false}
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <DialogBackdrop />
        <DialogPositioner>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>{title}</DialogTitle>
            </DialogHeader>
            <DialogBody>{props.children}</DialogBody>
            <DialogFooter flexWrap="wrap">
              <Button
                ref={cancelRef}
                variant={destructive ? 'subtle' : 'surface'}
                disabled={loading}
                // It may hold a name of any length.
                minH="11"
                py="2"
                overflowWrap="anywhere"
                onClick={() => onOpenChange(false)}
              >
                {cancelLabel}
              </Button>
              <Button
                loading={loading}
                loadingText={confirmLabel}
                {...(destructive && { variant: 'plain', colorPalette: 'red' })}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </DialogFooter>
          </DialogContent>
        </DialogPositioner>
      </Portal>
    </DialogRoot>
  );
}
