import { type Appointment, useProposedTime, useProposeReschedule } from '@veto/shared-data/appointments';
import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, PRACTICE_ERRORS, PRACTICE_SUCCESS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { bookableDays, type Slot, useBookableSlots } from '@veto/shared-data/schedule';
import { BookingRefusal } from '@veto/shared-ui/booking-refusal';
import { tellFailure, tellSuccess } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { SlotsByWeek } from '@veto/shared-ui/slots';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import { type Say, useSay } from '@veto/slice-kit';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useWhen } from '../when/use-when.ts';
import { whoIsTold } from './client-words.ts';

const labelsIn = (say: Say) => ({
  group: say('Proposed date and time'),
  earlier: say('Earlier'),
  later: say('Later'),
  empty: say('No free times on these days. Try later ones.'),
  none: say('No free times in the next two months.'),
  failed: {
    title: say('Free times could not be loaded'),
    description: say('What you have typed so far is kept.'),
  },
});
const MAX_MESSAGE_CHARACTERS = 1000;

export interface MoveVisitDialogProps {
  appointment: Appointment;
  /** Chosen already, as where the visit was dropped in the calendar. */
  proposed?: Slot;
  onClose: () => void;
}

/** Asks the owner to move a visit to another free time; both times stay held until they answer. Without an account the visit moves at once. */
export default function MoveVisitDialog({ appointment, proposed, onClose }: MoveVisitDialogProps) {
  const say = useSay();
  const when = useWhen();
  const propose = useProposeReschedule();
  const free = useBookableSlots(appointment.veterinarianId, appointment.duration);
  const form = useForm({ defaultValues: { message: '' } });
  const draft = useFormDraft(form, `move-visit ${appointment.id}`);
  const leave = draft.dropThen(onClose);
  const atOnce = appointment.clientId === null;
  const words = (atOnce ? wordsAtOnce : wordsOfOwner)(appointment, say);
  const { slot, choose, missing, send, lost } = useProposedTime(propose, {
    proposed,
    onSent: () => {
      tellSuccess(words.sent);
      leave();
    },
    onFailed: (error) => tellFailure(error, withReason(error, words.failed)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    send({ appointment, ...form.getValues() });
  };
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.submit(slot && `${when.slots.shortDay(slot.date)}, ${when.time(slot.time)}`)}
      submittingLabel={words.submitting}
      submitting={propose.isPending}
      cancelLabel={say('Back')}
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      <Stack gap="5">
        <Text>
          {say('Booked for {day} at {time}.', {
            day: when.long(appointment.date),
            time: when.time(appointment.time),
          })}{' '}
          {words.next}
        </Text>
        <SlotsByWeek
          days={bookableDays()}
          slots={free.data}
          error={free.error}
          onRetry={() => void free.refetch()}
          value={slot}
          onChange={choose}
          labels={labelsIn(say)}
          format={when.slots}
          locale={when.locale}
        />
        {lost && (
          <BookingRefusal
            title={say(lost.message)}
            nearest={lost.nearest}
            nearestLabel={say('The nearest free times are:')}
            onChoose={choose}
            format={when.slots}
          />
        )}
        <Text role="alert" color="fg.error" textStyle="sm">
          {missing && say('Please choose a new time')}
        </Text>
        {!atOnce && (
          <FormField label={say('A word to the owner (optional)')}>
            <Textarea {...form.register('message')} rows={2} maxLength={MAX_MESSAGE_CHARACTERS} />
          </FormField>
        )}
      </Stack>
    </FormDialog>
  );
}

function wordsOfOwner({ petName: pet, client }: Appointment, say: Say) {
  const name = client?.fullName || say('The owner');
  return {
    title: say('Propose another time for {pet}', { pet }),
    submit: (when: string | null) => (when ? say('Propose {when}', { when }) : say('Propose this time')),
    submitting: say('Sending...'),
    next: say('{name} accepts or keeps that time; until then both are held.', { name }),
    sent: SUCCESS.moveProposed(name),
    failed: ERRORS.requestReschedule,
  };
}

function wordsAtOnce(appointment: Appointment, say: Say) {
  return {
    title: say('Move the visit of {pet}', { pet: appointment.petName }),
    submit: (when: string | null) => (when ? say('Move to {when}', { when }) : say('Move to this time')),
    submitting: say('Moving...'),
    next: `${say('It moves at once.')} ${whoIsTold(appointment, say)}`,
    sent: PRACTICE_SUCCESS.guestMoved,
    failed: PRACTICE_ERRORS.moveOwnGuest,
  };
}
