import { sendChange } from '@veto/shared-data/change';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type TimeOff, useRemoveTimeOff } from '@veto/shared-data/schedule';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { timeOffLabel } from './time-off-texts.ts';

/** Asks whether time off is taken back. */
export default function RemoveTimeOffDialog({ absence, onClose }: { absence: TimeOff; onClose: () => void }) {
  const remove = useRemoveTimeOff();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Remove this time off?"
      confirmLabel="Remove"
      cancelLabel="Keep"
      loading={remove.isPending}
      onConfirm={() =>
        sendChange(
          remove,
          { id: absence.id },
          {
            onSuccess: () => {
              toaster.create({ type: 'success', ...SUCCESS.timeOffRemoved });
              onClose();
            },
            onError: (error) => tellFailure(error, withReason(error, ERRORS.removeTimeOff)),
          },
        )
      }
    >
      {timeOffLabel(absence)}
      {absence.reason && ` (${absence.reason})`}: owners can book you again within your working hours.
    </ConfirmDialog>
  );
}
