import {
  type BookingForm as BookingFields,
  type BookingRefusal,
  bookingPet,
  daysWithSlots,
  petFields,
  slotsOn,
  useBooking,
} from '@veto/shared-data/booking';
import { SLOTS_POLISH } from '@veto/shared-data/calendar';
import { type Pet, usePets } from '@veto/shared-data/pets';
import { type Slot, useBookableSlots } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { POLISH_SERVICES } from '@veto/shared-data/vocabulary';
import { BookingRefusal as Refusal } from '@veto/shared-ui/booking-refusal';
import { FormField } from '@veto/shared-ui/form-field';
import { PetFields } from '@veto/shared-ui/pet-fields';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { Stack } from '@veto/shared-ui/stack';
import { Textarea } from '@veto/shared-ui/textarea';
import type { FormEvent } from 'react';
import { BookButton } from './book-button.tsx';
import { sayBooked, sayRefused, saySlotMissing } from './booking-messages.ts';
import { FIELD_MESSAGES, PET_LABELS, PET_TYPES, REFUSALS } from './booking-words.ts';
import { FreeTimes } from './free-times.tsx';
import { Untreated } from './untreated.tsx';
import { VisitPicker } from './visit-picker.tsx';

interface VisitFormProps {
  vet: VeterinarianProfile;
  onBooked(slot: Slot): void;
}

/** Books for the signed-in owner, on the vet's real free slots. */
export function VisitForm({ vet, onBooked }: VisitFormProps) {
  const free = useBookableSlots(vet.id);
  const pets = usePets();
  // A form that knows its owner's pets from the start can begin with the only one.
  if (pets.isPending) return <Skeleton height="md" />;
  return (
    <FreeTimes free={free}>
      {(offered) => <OfferedVisits vet={vet} onBooked={onBooked} offered={offered} pets={pets.data ?? []} />}
    </FreeTimes>
  );
}

interface OfferedVisitsProps extends VisitFormProps {
  offered: readonly Slot[];
  pets: readonly Pet[];
}

function OfferedVisits({ vet, onBooked, offered, pets }: OfferedVisitsProps) {
  const [only, ...others] = pets;
  const { form, submit, isSending, refusal, chooseSlot, untreated, bookAnyway } = useBooking({
    veterinarianId: vet.id,
    treats: vet.petTypes,
    start: { reason: POLISH_SERVICES[0], ...(only && others.length === 0 && bookingPet(only)) },
    fieldMessages: FIELD_MESSAGES,
    onBooked: (slot) => {
      sayBooked(slot);
      onBooked(slot);
    },
    onRefused: ({ error, reason }) => sayRefused(error, REFUSALS[reason]),
  });
  const [date, time] = form.watch(['date', 'time']);
  const slots = slotsOn(offered, date);
  // A time stays chosen when the day changes, and counts again on a day that offers it.
  const ready = slots.some((slot) => slot.time === time);
  const openDays = new Set(daysWithSlots(offered));
  const send = (event: FormEvent) => {
    if (ready) return submit(event);
    event.preventDefault();
    saySlotMissing();
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="6">
        <VisitPicker form={form} slots={slots} onSlot={chooseSlot} isUnavailable={(day) => !openDays.has(day)} />
        {refusal && <Refused refusal={refusal} onChoose={chooseSlot} />}
        <VisitDetails form={form} pets={pets} />
        {untreated && <Untreated vet={vet} isSending={isSending} onConfirm={bookAnyway} />}
        <BookButton ready={ready} loading={isSending} />
      </Stack>
    </form>
  );
}

function Refused({ refusal, onChoose }: { refusal: BookingRefusal; onChoose(slot: Slot): void }) {
  return (
    <Refusal
      title={REFUSALS[refusal.reason]}
      {...(refusal.reason === 'slot-taken' && { nearest: refusal.nearest })}
      nearestLabel="Najbliższe wolne terminy:"
      onChoose={onChoose}
      format={SLOTS_POLISH}
    />
  );
}

/** What a vet needs to know besides day and time. */
function VisitDetails({ form, pets }: { form: BookingFields; pets: readonly Pet[] }) {
  return (
    <Stack gap="4">
      <PetFields {...petFields(form, pets)} labels={PET_LABELS} types={PET_TYPES} />
      <FormField label="Powód wizyty" required error={form.formState.errors.reason?.message}>
        <Textarea {...form.register('reason')} rows={3} />
      </FormField>
    </Stack>
  );
}
