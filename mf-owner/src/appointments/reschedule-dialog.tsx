import { useProposedTime, useRequestReschedule } from '@veto/shared-data/appointments';
import { formatLongDate, formatTime24 } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { FormEvent } from 'react';
import LostTime from '../booking/lost-time.tsx';
import VeterinarianTimes from '../booking/veterinarian-times.tsx';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { veterinarianName } from './visit-words.ts';

/** Asks the veterinarian to move a visit to another free time; both times stay held until they answer. */
export default function RescheduleDialog({ appointment, onClose }: AppointmentDialogProps) {
  const reschedule = useRequestReschedule();
  const veterinarian = veterinarianName(appointment);
  const { slot, choose, missing, send, lost } = useProposedTime(reschedule, {
    onSent: () => {
      toaster.create({ type: 'success', ...SUCCESS.rescheduleRequested(veterinarian, appointment.petName) });
      onClose();
    },
    onFailed: (error) => tellFailure(error, withReason(error, ERRORS.requestReschedule)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ appointment });
  };

  return (
    <FormDialog
      title="Reschedule Appointment"
      submitLabel="Request reschedule"
      submittingLabel="Sending..."
      submitting={reschedule.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>
          Your appointment with {veterinarian} for {appointment.petName} is on {formatLongDate(appointment.date)} at{' '}
          {formatTime24(appointment.time)}. Propose another time: the veterinarian confirms it, and until then your
          appointment stays as it is.
        </Text>
        <VeterinarianTimes
          veterinarianId={appointment.veterinarianId}
          minutes={appointment.duration}
          value={slot}
          onChange={choose}
          label="Proposed date and time"
        />
        {lost && <LostTime sentence={lost.message} nearest={lost.nearest} onChoose={choose} />}
        <Text role="alert" color="fg.error" textStyle="sm">
          {missing && 'Please choose a new time'}
        </Text>
      </Stack>
    </FormDialog>
  );
}
