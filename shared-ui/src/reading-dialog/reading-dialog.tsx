import { Dialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Global } from '@emotion/react';
import { useSay } from '@veto/slice-kit';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useCloseRequest } from '../sheet/use-close-request.ts';
import { useReturnedFocus } from '../sheet/use-returned-focus.ts';

export interface ReadingDialogProps {
  title: string;
  onClose: () => void;
  size?: 'md' | 'lg';
  children: ReactNode;
}

/** Paper shows what is read, once and to its end, and nothing of the page behind it: what is fixed stands on every sheet. */
const BEHIND_ON_PAPER = { '@media print': { 'body > [aria-hidden="true"]': { display: 'none !important' } } };
const ON_PAPER = { position: 'static', display: 'block', h: 'auto', overflow: 'visible' } as const;

/** A dialog with something to read and nothing to do. What is longer than the screen scrolls, also by keyboard. */
export function ReadingDialog({ title, onClose, size = 'md', children }: ReadingDialogProps) {
  const say = useSay();
  const focus = useReturnedFocus();
  useCloseRequest(true, onClose);
  return (
    <Dialog.Root open onOpenChange={() => onClose()} scrollBehavior="inside" size={size} {...focus}>
      <Global styles={BEHIND_ON_PAPER} />
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner _print={ON_PAPER}>
          <Dialog.Content _print={{ ...ON_PAPER, maxW: 'full', maxH: 'none', my: '0', boxShadow: 'none' }}>
            <Dialog.Header>
              <Dialog.Title>{title}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body tabIndex={0} _print={{ overflow: 'visible' }}>
              {children}
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={onClose}>{say('Close')}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
