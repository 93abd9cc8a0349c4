import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useCloseRequest } from '../sheet/use-close-request.ts';

export interface ReadingDialogProps {
  title: string;
  onClose: () => void;
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** A dialog with something to read and nothing to do. What is longer than the screen scrolls, also by keyboard. */
export function ReadingDialog({ title, onClose, size = 'md', children }: ReadingDialogProps) {
  const say = useSay();
  useCloseRequest(true, onClose);
  return (
    <Dialog.Root open onOpenChange={() => onClose()} scrollBehavior="inside" size={size}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body tabIndex={0}>{children}</Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>{say('Close')}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
