import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Text } from '@veto/shared-ui/text';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';

interface RemoveEntryProps {
  /** What it is: 'Nobivac Rabies'. */
  name: string;
  isPending: boolean;
  remove: () => Promise<unknown>;
}

/** Takes one entry out of a record, after a question. */
export function RemoveEntry({ name, isPending, remove }: RemoveEntryProps) {
  const [asking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const takeAway = async () => {
    const row = trigger.current?.closest('li');
    const next = (row?.nextElementSibling ?? row?.closest('section'))?.querySelector('button');
    try {
      await remove();
      // The button that asked goes with its entry, and the question with it.
      requestAnimationFrame(() => next?.focus());
      toaster.create({ type: 'success', ...SUCCESS.removedFromRecord });
    } catch (error) {
      tellFailure(error, withReason(error, ERRORS.removeFromRecord));
    }
  };
  return (
    <>
      <IconButton
        ref={trigger}
        variant="plain"
        color="muted"
        aria-label={`Remove ${name}`}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove ${name}?`}
        confirmLabel="Yes, Remove"
        cancelLabel="Keep"
        onConfirm={() => void takeAway()}
        loading={isPending}
        destructive
      >
        <Text>It will be removed from the health record. This action cannot be undone.</Text>
      </ConfirmDialog>
    </>
  );
}
