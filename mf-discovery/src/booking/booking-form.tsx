import type { Appointment } from '@veto/shared-data/appointments';
import {
  type BookingForm as BookingFields,
  type BookingRefusal,
  petFields,
  refusalSentence,
  refusalToast,
  untreatedWords,
  useBooking,
} from '@veto/shared-data/booking';
import { SLOTS_24H } from '@veto/shared-data/calendar';
import { usePets } from '@veto/shared-data/pets';
import { bookableDays, type Slot } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';
import { BookingQuestion } from '@veto/shared-ui/booking-question';
import { BookingRefusal as Refusal } from '@veto/shared-ui/booking-refusal';
import { Button } from '@veto/shared-ui/button';
import { Dialog } from '@veto/shared-ui/dialog';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { FormField } from '@veto/shared-ui/form-field';
import { Input } from '@veto/shared-ui/input';
import { PetFields } from '@veto/shared-ui/pet-fields';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import { useEffect, useId, useRef } from 'react';
import { DayTimes } from './day-times.tsx';

interface BookingFormProps {
  veterinarian: Pick<VeterinarianProfile, 'id' | 'name' | 'petTypes'>;
  /** A time that was chosen on the profile. */
  slot: Slot | null;
  onSlot(slot: Slot): void;
  onBooked(visit: Appointment): void;
  onClose(): void;
}

export function BookingForm({ veterinarian, slot, onSlot, onBooked, onClose }: BookingFormProps) {
  const { form, submit, isSending, refusal, chooseSlot, untreated, bookAnyway, ...booking } = useBooking({
    veterinarianId: veterinarian.id,
    slot,
    treats: veterinarian.petTypes,
    onBooked: (_, visit) => {
      onBooked(visit);
      onClose();
    },
    onRefused: (refused) => tellFailure(refused.error, refusalToast(refused)),
  });
  const formId = useId();
  useToldSlot(booking.slot, onSlot);
  return (
    <>
      <Dialog.Body>
        <form id={formId} onSubmit={submit} noValidate>
          <Stack gap="5">
            <Pet form={form} />
            <DateField form={form} />
            <DayTimes form={form} veterinarianId={veterinarian.id} />
            {refusal && <Refused refusal={refusal} onChoose={chooseSlot} />}
            <Reason form={form} />
            {untreated && (
              <BookingQuestion
                {...untreatedWords(veterinarian, untreated)}
                loading={isSending}
                onConfirm={bookAnyway}
              />
            )}
          </Stack>
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={formId} loading={isSending} loadingText="Booking...">
          Book Appointment
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** The profile behind the dialog shows the time that the form has. */
function useToldSlot(slot: Slot | null, tell: (slot: Slot) => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const { date, time } = slot ?? {};
  useEffect(() => {
    if (date && time) latest.current({ date, time });
  }, [date, time]);
}

const TYPES = BOOKING_PET_TYPES.map((value) => ({ value, label: value }));
const PET_LABELS = { pets: 'Your pets', name: 'Pet Name', type: 'Pet Type', noType: 'Choose a type' };

// Each group registers its own fields: the first wrong one of the form, from the top, gets the focus.
function Pet({ form }: { form: BookingFields }) {
  const { data: pets = [] } = usePets();
  return <PetFields {...petFields(form, pets)} labels={PET_LABELS} types={TYPES} />;
}

function DateField({ form }: { form: BookingFields }) {
  const { from, to } = bookableDays();
  return (
    <FormField label="Date" required error={form.formState.errors.date?.message}>
      <Input
        type="date"
        min={from}
        max={to}
        {...form.register('date', { onChange: () => form.setValue('time', '') })}
      />
    </FormField>
  );
}

/** In the form, too: what lies outside an open dialog is hidden from screen readers, toasts included. */
function Refused({ refusal, onChoose }: { refusal: BookingRefusal; onChoose(slot: Slot): void }) {
  return (
    <Refusal
      title={refusalSentence(refusal)}
      {...(refusal.reason === 'slot-taken' && { nearest: refusal.nearest })}
      nearestLabel="Nothing you typed is lost. These are the nearest free times:"
      onChoose={onChoose}
      format={SLOTS_24H}
    />
  );
}

function Reason({ form }: { form: BookingFields }) {
  return (
    <FormField label="Reason for Visit" required error={form.formState.errors.reason?.message}>
      <Textarea
        rows={3}
        maxLength={1000}
        placeholder="For example: yearly check-up and vaccination"
        {...form.register('reason')}
      />
    </FormField>
  );
}
