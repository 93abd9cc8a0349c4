import { SlotTakenError, useRequestReschedule } from '@veto/shared-data/appointments';
import { formatLongDate } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import type { Slot } from '@veto/shared-data/schedule';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { type FormEvent, useState } from 'react';
import LostTime from '../booking/lost-time.tsx';
import VeterinarianTimes from '../booking/veterinarian-times.tsx';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { veterinarianName } from './visit-words.ts';

/** Asks the veterinarian to move a visit to another free time; both times stay held until they answer. */
export default function RescheduleDialog({ appointment, onClose }: AppointmentDialogProps) {
  const reschedule = useRequestReschedule();
  const [slot, setSlot] = useState<Slot | null>(null);
  const [missing, setMissing] = useState(false);
  const veterinarian = veterinarianName(appointment);

  const choose = (chosen: Slot) => {
    setSlot(chosen);
    setMissing(false);
    reschedule.reset();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setMissing(slot === null);
    if (!slot) return;
    reschedule.mutate(
      { appointment, proposed: slot },
      {
        onSuccess: () => {
          toaster.create({ type: 'success', ...SUCCESS.rescheduleRequested(veterinarian, appointment.petName) });
          onClose();
        },
        onError: (error) => {
          if (error instanceof SlotTakenError) return setSlot(null);
          tellFailure(error, withReason(error, ERRORS.requestReschedule));
        },
      },
    );
  };

  return (
    <FormDialog
      title="Reschedule Appointment"
      submitLabel="Request Reschedule"
      submittingLabel="Sending..."
      submitting={reschedule.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>
          Your appointment with {veterinarian} for {appointment.petName} is on {formatLongDate(appointment.date)} at{' '}
          {appointment.time}. Propose another time: the veterinarian confirms it, and until then your appointment stays
          as it is.
        </Text>
        <VeterinarianTimes
          veterinarianId={appointment.veterinarianId}
          value={slot}
          onChange={choose}
          label="Proposed date and time"
        />
        {reschedule.error instanceof SlotTakenError && (
          <LostTime sentence={reschedule.error.message} nearest={reschedule.error.nearest} onChoose={choose} />
        )}
        <Text role="alert" color="fg.error" textStyle="sm">
          {missing && 'Please choose a new time'}
        </Text>
      </Stack>
    </FormDialog>
  );
}
