import { PRACTICE_ERRORS, PRACTICE_SUCCESS, withReason } from '@veto/shared-data/errors';
import { type TimeOff, useRemoveTimeOff } from '@veto/shared-data/schedule';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { OwnWords } from '@veto/shared-ui/own-words';
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
      onConfirm={async () => {
        const failure = (error: unknown) => withReason(error, PRACTICE_ERRORS.removeTimeOff);
        if (await tellOutcome(remove.mutateAsync({ id: absence.id }), PRACTICE_SUCCESS.timeOffRemoved, failure))
          onClose();
      }}
    >
      {timeOffLabel(absence)}
      {absence.reason && (
        <>
          {' '}
          (<OwnWords>{absence.reason}</OwnWords>)
        </>
      )}
      : owners can book you again within your working hours.
    </ConfirmDialog>
  );
}
