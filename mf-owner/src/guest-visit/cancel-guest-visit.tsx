import { formatLongDate, formatTime24 } from '@veto/shared-data/calendar';
import { sendChange } from '@veto/shared-data/change';
import { ERRORS, withReason } from '@veto/shared-data/errors';
import { useCancelGuestVisit } from '@veto/shared-data/guest-visits';
import { doctorName } from '@veto/shared-data/veterinarians';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Text } from '@veto/shared-ui/text';
import type { GuestDialogProps } from './move-guest-visit.tsx';

/** Asks before a guest's visit is cancelled; a refused cancellation leaves the dialog open and says why. */
export default function CancelGuestVisit({ visit, secret, onClose }: GuestDialogProps) {
  const cancel = useCancelGuestVisit(secret);
  const confirm = () =>
    sendChange(cancel, undefined, {
      onSuccess: () => {
        toaster.create({ type: 'info', title: 'Visit cancelled', description: 'The practice knows.' });
        onClose();
      },
      onError: (error) => tellFailure(error, withReason(error, ERRORS.cancelAppointment)),
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cancel this visit?"
      confirmLabel="Yes, cancel"
      cancelLabel="Keep visit"
      onConfirm={confirm}
      loading={cancel.isPending}
      destructive
    >
      <Text>
        {doctorName(visit.veterinarian.name)}, {formatLongDate(visit.date)} at {formatTime24(visit.time)}. The time goes
        to somebody else.
      </Text>
    </ConfirmDialog>
  );
}
