import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { IconButton } from '@veto/shared-ui/icon-button';
import { Text } from '@veto/shared-ui/text';
import { useSay } from '@veto/slice-kit';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';

interface RemoveEntryProps {
  /** Which one it is: 'Nobivac Rabies, Dec 12, 2025'. */
  name: string;
  isPending: boolean;
  remove: () => Promise<unknown>;
}

export function RemoveEntry({ name, isPending, remove }: RemoveEntryProps) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const takeAway = async () => {
    const row = trigger.current?.closest('li');
    const next = (row?.nextElementSibling ?? row?.closest('section'))?.querySelector('button');
    try {
      await remove();
      // The button that asked goes with its entry, and the question with it.
      requestAnimationFrame(() => next?.focus());
      tellSuccess(SUCCESS.removedFromRecord);
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
        aria-label={say('Remove {name}', { name })}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('Remove {name}?', { name })}
        confirmLabel={say('Yes, Remove')}
        cancelLabel={say('Keep')}
        onConfirm={() => void takeAway()}
        loading={isPending}
        destructive
      >
        <Text>{say('It will be removed from the health record. This action cannot be undone.')}</Text>
      </ConfirmDialog>
    </>
  );
}
