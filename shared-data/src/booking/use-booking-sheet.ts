import { useUserId } from '@veto/shared-data/core';
import { useEffect, useRef } from 'react';
import type { Appointment } from '../appointments/index.ts';
import type { Message } from '../errors/index.ts';
import { useAcceptsGuests } from '../guest-visits/accepts-guests.ts';
import { clinicText } from '../places/index.ts';
import { bookableDays, type Slot, useBookableSlots } from '../schedule/index.ts';
import { EMPTY_SYMPTOMS, isEmergency, isEmptyDraft, sendNewSymptoms, useSymptomsDraft } from '../symptoms/index.ts';
import { useUsualPrice } from '../visit-types/index.ts';
import { choiceOfPet, searchedPetType } from './booking-pet.ts';
import { type GuestBooked, sentSecret } from './guest-booking.ts';
import type { OpenBooking } from './open-booking.ts';
import { petFields } from './pet-fields.ts';
import { ENGLISH_SHEET, type SheetLanguage } from './sheet-language.ts';
import { daysWithSlots, slotsOn } from './slot-lists.ts';
import { useBooking } from './use-booking.ts';
import type { BookingForm } from './use-booking-form.ts';
import type { BookingStart, OpenedSheet } from './use-booking-start.ts';
import { useGuestMode } from './use-guest-mode.ts';
import { useVisitReason } from './use-visit-reason.ts';
import { usualReason, VISIT_REASONS } from './visit-reason.ts';
import { useFittingSlot } from './visit-type-choice.ts';

/** What a page says of a sheet, and hears of it. */
export interface SheetOfPage {
  open: OpenBooking;
  /** The sheet has another time. */
  onSlot(slot: Slot): void;
  onBooked(visit: Appointment): void;
  onGuestBooked(slot: Slot, booked: GuestBooked): void;
  /** The visitor leaves to sign in or to register. */
  onLeave(): void;
}

interface BookingSheetOptions extends SheetOfPage {
  opened: OpenedSheet;
  /** English unless said otherwise. */
  language?: SheetLanguage | undefined;
  /** The page's own address, where signing in leads back to. */
  address: string;
  /** Says a failure as a toast. */
  tell(error: unknown, message: Message): void;
  navigate(href: string): void;
}

/** A booking sheet, whichever page it opens on: the props of shared-ui's `BookingSheet`, and of a guest's fields in it. */
export function useBookingSheet(options: BookingSheetOptions) {
  const { open, opened, language = ENGLISH_SHEET, onSlot, tell } = options;
  const { veterinarian } = open;
  const { start } = opened;
  const guest = useGuestMode();
  const symptoms = useSymptomsDraft('new');
  const booking = useBooking({
    veterinarianId: veterinarian.id,
    treats: veterinarian.treats,
    types: start.types,
    pets: start.pets,
    start: {
      reason: language.reasons[usualReason(veterinarian.specialty)],
      ...(start.pet ? choiceOfPet(start.pet) : searchedPetType(open.searched ?? [])),
      ...start.slot,
    },
    chosen: { ...open.slot, ...pressedPet(open, start) },
    fieldMessages: language.fieldMessages,
    guest: guest.isGuest ? guest.handle : undefined,
    ...useOutcomes(options, symptoms),
    onRefused: (refusal) => {
      if (refusal.reason === 'signed-out') opened.onSignedOut();
      else tell(refusal.error, language.refusalToast(refusal));
    },
  });
  const { form, slot } = booking;
  // Fields register in the order in which they stand: the first wrong one gets the focus.
  const pet = usePet(form, start, language);
  const times = useTimes(booking, veterinarian.id);
  const reason = useVisitReason(form, usualReason(veterinarian.specialty), language.reasons);
  const usual = useUsualPrice(booking.visitType.chosen.id);
  useToldSlot(slot, onSlot);
  const { types, chosen, onChoose } = booking.visitType;
  return {
    onSubmit: booking.submit,
    ticket: {
      veterinarian: {
        ...veterinarian,
        name: language.doctor(veterinarian.name),
        specialty: language.specialty(veterinarian.specialty),
        place: clinicText(veterinarian),
      },
      date: slot && language.ticketDate(slot),
      petType: form.watch('petType'),
      type: chosen.id === null ? undefined : language.type(chosen),
    },
    times: { ...times, format: language.slots, wholeDay: Boolean(open.day) },
    pet,
    reason: { ...reason, reasons: VISIT_REASONS.map((value) => ({ value, label: language.reasons[value] })) },
    visitType:
      types.length > 0
        ? {
            types: types.map(language.typeOption),
            chosen: chosen.id ?? '',
            onChoose,
            estimate: language.estimate(chosen, usual.data),
          }
        : undefined,
    safety: {
      questions: language.questions,
      answers: symptoms.draft.answers,
      onChange: (answers: typeof symptoms.draft.answers) => symptoms.change({ ...symptoms.draft, answers }),
      urgent: isEmergency(symptoms.draft.answers),
    },
    ...answerOf(booking, veterinarian, language),
    guest: guest.isGuest ? { handle: guest.handle, onBack: guest.end } : null,
    foot: useFoot(options, booking.isSending, guest),
  };
}

/** What follows a booking: its answers are sent, and whoever opened the sheet hears of it. */
function useOutcomes(
  { language = ENGLISH_SHEET, onBooked, onGuestBooked, tell, navigate }: BookingSheetOptions,
  symptoms: ReturnType<typeof useSymptomsDraft>,
) {
  const userId = useUserId() ?? '';
  return {
    onBooked: (_: Slot, visit: Appointment) => {
      onBooked(visit);
      if (isEmptyDraft(symptoms.draft)) return;
      void sendNewSymptoms({ userId, visitId: visit.id }, symptoms.draft).then((error) => {
        if (error === null) return;
        // They are kept for the visit's page.
        tell(error, language.unsent);
        navigate(`/appointments/${visit.id}`);
      });
    },
    onGuestBooked: (slot: Slot, booked: GuestBooked) => {
      // They only advise a guest: answers are sent with an account.
      symptoms.change(EMPTY_SYMPTOMS);
      onGuestBooked(slot, booked);
    },
  };
}

/** The pet whose button led here; one that may no longer be booked for is passed over. */
function pressedPet({ petId, petPressed }: OpenBooking, { pet }: BookingStart) {
  return petPressed && pet && pet.id === petId ? choiceOfPet(pet) : {};
}

function usePet(form: BookingForm, { pets }: BookingStart, { petTypes }: SheetLanguage) {
  const fields = petFields(form, pets);
  return {
    ...fields,
    types: petTypes,
    typed: form.watch('petName') !== '' && !fields.chosen,
    onAnother: () => {
      form.setValue('petId', '');
      form.setValue('petName', '');
      form.setValue('petType', '');
    },
  };
}

/** How many of the next days with a free time are offered. */
const NEXT_DAYS = 4;

/** What the times of the sheet show and do. */
function useTimes({ form, slot, chooseSlot, visitType }: ReturnType<typeof useBooking>, veterinarianId: string) {
  const { minutes } = visitType.chosen;
  const free = useBookableSlots(veterinarianId, minutes);
  const [date, time] = form.watch(['date', 'time']);
  // The visit of a booking whose answer was lost may hold that time itself.
  const isSent = sentSecret({ veterinarianId, date, time }) !== null;
  useFittingSlot(form, minutes, isSent ? undefined : free.data);
  const { from, to } = bookableDays();
  const { errors } = form.formState;
  return {
    date,
    slot,
    slots: free.data && slotsOn(free.data, date),
    failure: free.error,
    onRetry: () => void free.refetch(),
    onSlot: chooseSlot,
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

/** A refusal, and a question in the way of the booking. */
function answerOf(
  { refusal, chooseSlot, untreated, bookAnyway, isSending }: ReturnType<typeof useBooking>,
  { name, treats }: OpenBooking['veterinarian'],
  language: SheetLanguage,
) {
  return {
    refusal:
      refusal && refusal.reason !== 'signed-out'
        ? {
            title: language.refusal(refusal),
            ...(refusal.reason === 'slot-taken' && { nearest: refusal.nearest }),
            onChoose: chooseSlot,
          }
        : null,
    question: untreated
      ? { ...language.untreated({ name, petTypes: treats }, untreated), loading: isSending, onConfirm: bookAnyway }
      : null,
  };
}

function useFoot(
  { open, opened, address, onLeave, language = ENGLISH_SHEET }: BookingSheetOptions,
  sending: boolean,
  { isGuest, begin }: ReturnType<typeof useGuestMode>,
) {
  const accepts = useAcceptsGuests(open.veterinarian.id);
  if (useUserId() || isGuest) return { sending, asGuest: isGuest };
  const next = encodeURIComponent(address);
  return {
    signInHref: `${language.pages.signIn}?next=${next}`,
    registerHref: `${language.pages.register}?next=${next}`,
    refusal: opened.mustSignIn,
    onLeave,
    onGuest: accepts ? begin : undefined,
  };
}
