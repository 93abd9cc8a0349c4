import { type Appointment, useProposedTime, useProposeReschedule } from '@veto/shared-data/appointments';
import { formatLongDate, formatTime12, SLOTS_12H } from '@veto/shared-data/calendar';
import { useFormDraft } from '@veto/shared-data/drafts';
import { ERRORS, PRACTICE_ERRORS, PRACTICE_SUCCESS, SUCCESS, withReason } from '@veto/shared-data/errors';
import { bookableDays, type Slot, useBookableSlots } from '@veto/shared-data/schedule';
import { BookingRefusal } from '@veto/shared-ui/booking-refusal';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormDialog } from '@veto/shared-ui/form-dialog';
import { FormField } from '@veto/shared-ui/form-field';
import { SlotsByWeek } from '@veto/shared-ui/slots';
import { Stack } from '@veto/shared-ui/stack';
import { Text } from '@veto/shared-ui/text';
import { Textarea } from '@veto/shared-ui/textarea';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { whoIsTold } from './client-words.ts';

const LABELS = {
  group: 'Proposed date and time',
  earlier: 'Earlier',
  later: 'Later',
  empty: 'No free times on these days. Try later ones.',
  none: 'No free times in the next two months.',
  failed: { title: 'Free times could not be loaded', description: 'What you have typed so far is kept.' },
};
const MAX_MESSAGE_CHARACTERS = 1000;

export interface MoveVisitDialogProps {
  appointment: Appointment;
  /** Chosen already, as where the visit was dropped in the calendar. */
  proposed?: Slot;
  onClose: () => void;
}

/** Asks the owner to move a visit to another free time; both times stay held until they answer. Without an account the visit moves at once. */
export default function MoveVisitDialog({ appointment, proposed, onClose }: MoveVisitDialogProps) {
  const propose = useProposeReschedule();
  const free = useBookableSlots(appointment.veterinarianId, appointment.duration);
  const form = useForm({ defaultValues: { message: '' } });
  const draft = useFormDraft(form, `move-visit ${appointment.id}`);
  const leave = draft.dropThen(onClose);
  const atOnce = appointment.clientId === null;
  const words = atOnce ? wordsAtOnce(appointment) : wordsOfOwner(appointment);
  const { slot, choose, missing, send, lost } = useProposedTime(propose, {
    proposed,
    onSent: () => {
      toaster.create({ type: 'success', ...words.sent });
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
      submitLabel={words.submit(slot && `${SLOTS_12H.shortDay(slot.date)}, ${formatTime12(slot.time)}`)}
      submittingLabel={words.submitting}
      submitting={propose.isPending}
      cancelLabel="Back"
      onSubmit={submit}
      onClose={onClose}
      onCancel={leave}
    >
      <Stack gap="5">
        <Text>
          Booked for {formatLongDate(appointment.date)} at {formatTime12(appointment.time)}. {words.next}
        </Text>
        <SlotsByWeek
          days={bookableDays()}
          slots={free.data}
          error={free.error}
          onRetry={() => void free.refetch()}
          value={slot}
          onChange={choose}
          labels={LABELS}
          format={SLOTS_12H}
          locale="en-US"
        />
        {lost && (
          <BookingRefusal
            title={lost.message}
            nearest={lost.nearest}
            nearestLabel="The nearest free times are:"
            onChoose={choose}
            format={SLOTS_12H}
          />
        )}
        <Text role="alert" color="fg.error" textStyle="sm">
          {missing && 'Please choose a new time'}
        </Text>
        {!atOnce && (
          <FormField label="A word to the owner (optional)">
            <Textarea {...form.register('message')} rows={2} maxLength={MAX_MESSAGE_CHARACTERS} />
          </FormField>
        )}
      </Stack>
    </FormDialog>
  );
}

function wordsOfOwner({ petName, client }: Appointment) {
  const name = client?.fullName || 'The owner';
  return {
    title: `Propose another time for ${petName}`,
    submit: (when: string | null) => `Propose ${when ?? 'this time'}`,
    submitting: 'Sending...',
    next: `${name} accepts or keeps that time; until then both are held.`,
    sent: SUCCESS.moveProposed(name),
    failed: ERRORS.requestReschedule,
  };
}

function wordsAtOnce(appointment: Appointment) {
  return {
    title: `Move the visit of ${appointment.petName}`,
    submit: (when: string | null) => `Move to ${when ?? 'this time'}`,
    submitting: 'Moving...',
    next: `It moves at once. ${whoIsTold(appointment)}`,
    sent: PRACTICE_SUCCESS.guestMoved,
    failed: PRACTICE_ERRORS.moveOwnGuest,
  };
}
