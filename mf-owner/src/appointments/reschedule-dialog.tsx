import { mayMoveNow, useProposedTime, useRequestReschedule } from '@veto/shared-data/appointments';
import { formatLongDate, formatTime24 } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
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

/**
 * Moves a visit to another free time now, where the veterinarian lets owners do so; else, and where the owner would rather ask,
 * sends a request: both times stay held until the veterinarian answers.
 */
export default function RescheduleDialog({ appointment, onClose }: AppointmentDialogProps) {
  const reschedule = useRequestReschedule();
  const veterinarian = veterinarianName(appointment);
  const mayMove = mayMoveNow(appointment);
  const { slot, choose, missing, send, lost } = useProposedTime(reschedule, {
    onSent: ({ atOnce, proposed }) => {
      const when = `${formatLongDate(proposed.date)} at ${formatTime24(proposed.time)}`;
      const told = atOnce ? SUCCESS.visitMoved(when) : SUCCESS.rescheduleRequested(veterinarian, appointment.petName);
      toaster.create({ type: 'success', ...told });
      onClose();
    },
    onFailed: (error) => tellFailure(error, withReason(error, mayMove ? ERRORS.moveVisit : ERRORS.requestReschedule)),
  });
  const ask = () => send({ appointment });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (mayMove) send({ appointment, atOnce: true });
    else ask();
  };
  const { isPending } = reschedule;
  const moving = isPending && reschedule.variables.atOnce === true;

  return (
    <FormDialog
      title="Reschedule Appointment"
      {...(mayMove ? MOVE : ASK)}
      submitting={isPending && moving === mayMove}
      submitDisabled={isPending}
      otherSubmit={
        mayMove && (
          <Button
            variant="subtle"
            loading={isPending && !moving}
            loadingText="Sending..."
            disabled={moving}
            onClick={ask}
          >
            Request reschedule
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>
          Your appointment with {veterinarian} for {appointment.petName} is on {formatLongDate(appointment.date)} at{' '}
          {formatTime24(appointment.time)}. {mayMove ? MOVE_OR_ASK : ASK_ONLY}
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

const MOVE = { submitLabel: 'Move now', submittingLabel: 'Moving...' };
const ASK = { submitLabel: 'Request reschedule', submittingLabel: 'Sending...' };
const MOVE_OR_ASK =
  'Choose another free time and move it now. You may also ask first: the veterinarian confirms the new time, and until then your appointment stays as it is.';
const ASK_ONLY = 'Propose another time: the veterinarian confirms it, and until then your appointment stays as it is.';
