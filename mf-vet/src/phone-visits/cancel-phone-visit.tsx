import { formatLongDate, formatTime12 } from '@veto/shared-data/calendar';
import { PRACTICE_ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { type PhoneVisit, useCancelPhoneVisit } from '@veto/shared-data/phone-visits';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';

export interface CancelPhoneVisitProps {
  visit: PhoneVisit;
  onCancelled: () => void;
  onClose: () => void;
}

/** Asks whether a visit by phone is cancelled: nobody but the veterinarian can tell a client who telephoned. */
export function CancelPhoneVisit({ visit, onCancelled, onClose }: CancelPhoneVisitProps) {
  const cancel = useCancelPhoneVisit();
  // Not by the change's own callbacks: they are not called once the visit, and with it this question, has gone.
  const confirm = async () => {
    try {
      await cancel.mutateAsync({ id: visit.id });
      toaster.create({ type: 'success', ...SUCCESS.phoneVisitCancelled });
      onCancelled();
    } catch (error) {
      tellFailure(error, withReason(error, PRACTICE_ERRORS.cancelPhoneVisit));
    }
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel the visit of ${visit.petName}?`}
      confirmLabel="Cancel visit"
      cancelLabel="Keep visit"
      destructive
      loading={cancel.isPending}
      onConfirm={() => void confirm()}
    >
      {visit.clientName}, {formatLongDate(visit.date)} at {formatTime12(visit.time)}. It was booked by phone, so we
      cannot write to them: please call{visit.clientPhone ? ` ${visit.clientPhone}` : ''}.
    </ConfirmDialog>
  );
}
