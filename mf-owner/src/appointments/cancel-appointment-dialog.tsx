import { useCancelAppointment } from '@veto/shared-data/appointments';
import { formatLongDate, formatTime24 } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Text } from '@veto/shared-ui/text';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { veterinarianName } from './visit-words.ts';

/** Asks before a visit is cancelled; a refused cancellation leaves the dialog open and says why. */
export default function CancelAppointmentDialog({ appointment, onClose }: AppointmentDialogProps) {
  const cancel = useCancelAppointment();
  const veterinarian = veterinarianName(appointment);
  const confirm = async () => {
    const change = cancel.mutateAsync({ id: appointment.id });
    const success = SUCCESS.appointmentCancelled(veterinarian, appointment.petName);
    if (await tellOutcome(change, success, (error) => withReason(error, ERRORS.cancelAppointment))) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cancel Appointment"
      confirmLabel="Yes, Cancel"
      cancelLabel="Keep Appointment"
      onConfirm={confirm}
      loading={cancel.isPending}
      destructive
    >
      <Text>
        Are you sure you want to cancel your appointment with {veterinarian} for {appointment.petName} on{' '}
        {formatLongDate(appointment.date)} at {formatTime24(appointment.time)}? This action cannot be undone.
      </Text>
    </ConfirmDialog>
  );
}
