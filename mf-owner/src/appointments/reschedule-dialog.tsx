import { mayMoveNow, useProposedTime, useRequestReschedule } from '@veto/shared-data/appointments';
import { formatTime24 } from '@veto/shared-data/calendar';
import { ERRORS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { Button } from '@veto/shared-ui/button';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import type { FormEvent } from 'react';
import NewTime from '../booking/new-time.tsx';
import type { AppointmentDialogProps } from './appointment-dialog-props.ts';
import { useVisitWords } from './visit-words.ts';

/**
 * Moves a visit to another free time now, where the veterinarian lets owners do so; else, and where the owner would rather ask,
 * sends a request: both times stay held until the veterinarian answers.
 */
export default function RescheduleDialog({ appointment, onClose }: AppointmentDialogProps) {
  const reschedule = useRequestReschedule();
  const { say, ...words } = useVisitWords();
  const doctor = words.veterinarian(appointment);
  const mayMove = mayMoveNow(appointment);
  const { send, ...time } = useProposedTime(reschedule, {
    onSent: ({ atOnce, proposed }) => {
      tellSuccess(
        atOnce ? SUCCESS.visitMoved(words.when(proposed)) : SUCCESS.rescheduleRequested(doctor, appointment.petName),
      );
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
      title={say('Reschedule Appointment')}
      submitLabel={mayMove ? say('Move now') : say('Request reschedule')}
      submittingLabel={mayMove ? say('Moving...') : say('Sending...')}
      submitting={isPending && moving === mayMove}
      submitDisabled={isPending}
      otherSubmit={
        mayMove && (
          <Button
            variant="subtle"
            loading={isPending && !moving}
            loadingText={say('Sending...')}
            disabled={moving}
            onClick={ask}
          >
            {say('Request reschedule')}
          </Button>
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="5">
        <Text>
          {say('Your appointment with {doctor} for {pet} is on {day} at {time}.', {
            doctor,
            pet: appointment.petName,
            day: words.dates.long(appointment.date),
            time: formatTime24(appointment.time),
          })}{' '}
          {mayMove
            ? say(
                'Choose another free time and move it now. You may also ask first: the veterinarian confirms the new time, and until then your appointment stays as it is.',
              )
            : say(
                'Propose another time: the veterinarian confirms it, and until then your appointment stays as it is.',
              )}
        </Text>
        <NewTime
          veterinarianId={appointment.veterinarianId}
          minutes={appointment.duration}
          label={say('Proposed date and time')}
          time={time}
        />
      </Stack>
    </FormDialog>
  );
}
