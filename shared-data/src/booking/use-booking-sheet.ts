import { useSession, useUserId } from '@veto/shared-data/core';
import { type RefObject, useEffect, useRef } from 'react';
import { type Appointment, useOwnerAppointments } from '../appointments/index.ts';
import { bookableDays, type Slot, useBookableSlots } from '../schedule/index.ts';
import { EMPTY_SYMPTOMS, isEmptyDraft, sendNewSymptoms, useSymptomsDraft } from '../symptoms/index.ts';
import type { VisitType } from '../visit-types/index.ts';
import type { BookingFieldMessages } from './booking.schema.ts';
import { choiceOfPet } from './booking-pet.ts';
import type { BookingRefusal } from './booking-refusal.ts';
import { type GuestBooked, type GuestBooking, sentSecret } from './guest-booking.ts';
import type { OpenBooking } from './open-booking.ts';
import { petFields } from './pet-fields.ts';
import { needsVisits, petToBook } from './pet-to-book.ts';
import { type PetToBook, usePetsToBook } from './pets-to-book.ts';
import { daysWithSlots, slotsOn } from './slot-lists.ts';
import { useBooking } from './use-booking.ts';
import type { BookingForm } from './use-booking-form.ts';
import { useVisitReason } from './use-visit-reason.ts';
import { type ReasonLabels, usualReason } from './visit-reason.ts';
import { useFittingSlot, useTypesToBook } from './visit-type-choice.ts';

/** What a sheet has to know before its form begins. */
export interface BookingStart {
  pets: readonly PetToBook[];
  /** The pet that is chosen at first. */
  pet: PetToBook | undefined;
  /** The next free time, for a sheet that was opened without one. */
  slot: Slot | undefined;
  /** What the visitor may book with the vet. */
  types: readonly VisitType[];
}

/**
 * What a booking begins with: the pets that can be booked for (visitors have none), one of them, what can be booked, and a time; null while
 * they are on their way.
 */
export function useBookingStart({ searched = [], slot, veterinarian }: OpenBooking): BookingStart | null {
  const { state, userId } = useSession();
  const { pets, isComplete } = usePetsToBook();
  const visits = useOwnerAppointments();
  const types = useTypesToBook(veterinarian.id);
  const free = useBookableSlots(slot || !types ? undefined : veterinarian.id, types?.[0]?.minutes);
  if (state === 'loading' || !types || (!slot && free.isPending)) return null;
  const next = free.data?.[0];
  if (!userId) return { pets: [], pet: undefined, slot: next, types };
  // Who cannot be asked for pets types one.
  if (!isComplete || (needsVisits(pets, searched) && visits.isPending)) return null;
  return { pets, pet: petToBook(pets, { searched, visits: visits.data ?? [] }), slot: next, types };
}

export interface BookingSheetOptions {
  open: OpenBooking;
  start: BookingStart;
  reasonLabels: ReasonLabels;
  /** English unless said otherwise. */
  fieldMessages?: BookingFieldMessages;
  /** The sheet has another time. */
  onSlot(slot: Slot): void;
  /** Set while somebody who is not signed in books as a guest. */
  guest?: RefObject<GuestBooking | null> | undefined;
  onBooked(visit: Appointment): void;
  onGuestBooked?(slot: Slot, booked: GuestBooked): void;
  onRefused(refusal: BookingRefusal): void;
  /** The visit is booked, and the answers of the safety check were not sent; they are kept for the visit's page. */
  onUnsent(error: unknown, visit: Appointment): void;
}

/**
 * A booking sheet, whichever page it opens on. `times`, `pet`, `reason` and `visitType` are props of the same name of shared-ui's
 * `BookingSheet`.
 */
export function useBookingSheet(options: BookingSheetOptions) {
  const { open, start, reasonLabels, fieldMessages, guest, onSlot, onBooked, onGuestBooked, onRefused, onUnsent } =
    options;
  const { veterinarian, slot } = open;
  const userId = useUserId() ?? '';
  const symptoms = useSymptomsDraft('new');
  const suggested = usualReason(veterinarian.specialty);
  const booking = useBooking({
    veterinarianId: veterinarian.id,
    treats: veterinarian.treats,
    types: start.types,
    pets: start.pets,
    start: { reason: reasonLabels[suggested], ...(start.pet && choiceOfPet(start.pet)), ...start.slot },
    chosen: slot ?? undefined,
    ...(fieldMessages && { fieldMessages }),
    guest,
    onBooked: (_, visit) => {
      onBooked(visit);
      if (isEmptyDraft(symptoms.draft)) return;
      void sendNewSymptoms({ userId, visitId: visit.id }, symptoms.draft).then(
        (error) => error !== null && onUnsent(error, visit),
      );
    },
    onGuestBooked: (slot, booked) => {
      // They only advise a guest: answers are sent with an account.
      symptoms.change(EMPTY_SYMPTOMS);
      onGuestBooked?.(slot, booked);
    },
    onRefused,
  });
  const { form, chooseSlot } = booking;
  const [petName, petType] = form.watch(['petName', 'petType']);
  // Fields register in the order in which they stand: the first wrong one gets the focus.
  const fields = petFields(form, start.pets);
  const times = useTimes(
    form,
    { veterinarianId: veterinarian.id, minutes: booking.visitType.chosen.minutes },
    chooseSlot,
  );
  const reason = useVisitReason(form, suggested, reasonLabels);
  useToldSlot(booking.slot, onSlot);
  const pet = {
    ...fields,
    typed: petName !== '' && !fields.chosen,
    onAnother: () => {
      form.setValue('petId', '');
      form.setValue('petName', '');
      form.setValue('petType', '');
    },
  };
  return { ...booking, petType, symptoms, times: { ...times, slot: booking.slot }, pet, reason };
}

/** How many of the next days with a free time are offered. */
const NEXT_DAYS = 4;

/** What the times of the sheet show and do. */
function useTimes(
  form: BookingForm,
  { veterinarianId, minutes }: { veterinarianId: string; minutes: number },
  onSlot: (slot: Slot) => void,
) {
  const free = useBookableSlots(veterinarianId, minutes);
  const [date, time] = form.watch(['date', 'time']);
  // The visit of a booking whose answer was lost may hold that time itself.
  const isSent = sentSecret({ veterinarianId, date, time }) !== null;
  useFittingSlot(form, minutes, isSent ? undefined : free.data);
  const { from, to } = bookableDays();
  const { errors } = form.formState;
  return {
    date,
    slots: free.data && slotsOn(free.data, date),
    failure: free.error,
    onRetry: () => void free.refetch(),
    onSlot,
    nextDays: daysWithSlots(free.data ?? [], NEXT_DAYS),
    onDay: (day: string) => {
      form.setValue('date', day, { shouldValidate: true });
      form.setValue('time', '');
    },
    dateField: { min: from, max: to, ...form.register('date', { onChange: () => form.setValue('time', '') }) },
    errors: { date: errors.date?.message, time: errors.time?.message },
  };
}

/** Whoever opened the sheet knows its time. */
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
