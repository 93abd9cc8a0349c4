import { useCancelAppointment } from '@veto/shared-data/appointments';
import { formatTime24 } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { ConfirmDialog } from '@veto/shared-ui/confirm-dialog';
import { tellOutcome } from '@veto/shared-ui/failure-toast';
import { Text } from '@veto/shared-ui/text';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { useVisitWords } from './visit-words.ts';

/** Asks before a visit is cancelled; a refused cancellation leaves the dialog open and says why. */
export default function CancelAppointmentDialog({ appointment, onClose }: AppointmentDialogProps) {
  const cancel = useCancelAppointment();
  const { say, dates, ...words } = useVisitWords();
  const doctor = words.veterinarian(appointment);
  const confirm = async () => {
    const change = cancel.mutateAsync({ id: appointment.id });
    const success = SUCCESS.appointmentCancelled(doctor, appointment.petName);
    if (await tellOutcome(change, success, (error) => withReason(error, ERRORS.cancelAppointment))) onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={say('Cancel Appointment')}
      confirmLabel={say('Yes, Cancel')}
      cancelLabel={say('Keep Appointment')}
      onConfirm={confirm}
      loading={cancel.isPending}
      destructive
    >
      <Text>
        {say(
          'Are you sure you want to cancel your appointment with {doctor} for {pet} on {day} at {time}? This action cannot be undone.',
          {
            doctor,
            pet: appointment.petName,
            day: dates.long(appointment.date),
            time: formatTime24(appointment.time),
          },
        )}
      </Text>
    </ConfirmDialog>
  );
}
