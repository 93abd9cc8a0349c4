import { formatLongDate, formatTime24 } from '@veto/shared-data/calendar';
import { ERRORS, withReason } from '@veto/shared-data/errors';
import { useCancelGuestVisit } from '@veto/shared-data/guest-visits';
import { doctorName } from '@veto/shared-data/veterinarians';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Text } from '@veto/shared-ui/text';
import type { GuestDialogProps } from './move-guest-visit.tsx';

/** Asks before a guest's visit is cancelled; a refused cancellation leaves the dialog open and says why. */
export default function CancelGuestVisit({ visit, secret, onClose }: GuestDialogProps) {
  const cancel = useCancelGuestVisit(secret);
  const confirm = async () => {
    const success = { type: 'info', title: 'Visit cancelled', description: 'The practice knows.' } as const;
    const failure = (error: unknown) => withReason(error, ERRORS.cancelAppointment);
    if (await tellOutcome(cancel.mutateAsync(), success, failure)) onClose();
  };
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
