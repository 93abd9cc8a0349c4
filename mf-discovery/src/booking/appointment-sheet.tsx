import type { Appointment } from '@veto/shared-data/appointments';
import {
  type BookingRefusal,
  type BookingStart,
  type OpenBooking,
  refusalSentence,
  refusalToast,
  untreatedWords,
  useBookingSheet,
  useBookingStart,
  useGuestMode,
  VISIT_REASONS,
} from '@veto/shared-data/booking';
import { SLOTS_24H } from '@veto/shared-data/calendar';
import { useUserId } from '@veto/shared-data/core';
import { ERRORS, type Message, SUCCESS } from '@veto/shared-data/errors';
import { guestVisitPath, useAcceptsGuests } from '@veto/shared-data/guest-visits';
import { clinicText } from '@veto/shared-data/places';
import type { Slot } from '@veto/shared-data/schedule';
import { isEmergency, TRIAGE_QUESTIONS } from '@veto/shared-data/symptoms';
import { doctorName } from '@veto/shared-data/veterinarians';
import { estimateText, useUsualPrice, visitTypeOption, visitTypeText } from '@veto/shared-data/visit-types';
import { BOOKING_PET_TYPES } from '@veto/shared-data/vocabulary';
import { BookingQuestion } from '@veto/shared-ui/booking-question';
import { BookingRefusal as Refusal } from '@veto/shared-ui/booking-refusal';
import { BookingSheet, BookingSheetSkeleton, type SheetFootProps } from '@veto/shared-ui/booking-sheet';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Sheet } from '@veto/shared-ui/sheet';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { SymptomQuestions } from '@veto/shared-ui/symptom-questions';
import { useSite } from '@veto/slice-kit';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ticketDate } from '../profile/booked-words.ts';
import { REASON_LABELS, SAFETY_WORDS, SHEET_WORDS } from './sheet-words.ts';

const GuestForm = lazy(() => import(/* webpackChunkName: "guest-form" */ './guest-form.tsx'));

export interface AppointmentSheetProps {
  open: OpenBooking;
  /** The sheet has another time. */
  onSlot(slot: Slot): void;
  onBooked(visit: Appointment): void;
  onClose(): void;
  /** The visitor leaves to sign in or to register. */
  onLeave(): void;
  /** What has the focus after the sheet; null: what had it before. */
  finalFocus?(): HTMLElement | null;
}

/** The one booking sheet of the English pages. It keeps typed words until the tab is closed; a booking clears them. */
export default function AppointmentSheet(props: AppointmentSheetProps) {
  const start = useBookingStart(props.open);
  const userId = useUserId();
  const [refused, setRefused] = useState<Message | null>(props.open.asksToSignIn ? ERRORS.loginRequired : null);
  return (
    <Sheet
      title={SHEET_WORDS.title}
      closeLabel={SHEET_WORDS.close}
      onClose={props.onClose}
      {...(props.finalFocus && { finalFocus: props.finalFocus })}
    >
      {start ? (
        // Somebody else's form is another one.
        <SheetOfForm key={userId ?? 'visitor'} {...props} start={start} refused={refused} onSignedOut={setRefused} />
      ) : (
        <BookingSheetSkeleton />
      )}
    </Sheet>
  );
}

interface SheetOfFormProps extends AppointmentSheetProps {
  start: BookingStart;
  refused: Message | null;
  onSignedOut(why: Message): void;
}

const REASONS = VISIT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));
const TYPES = BOOKING_PET_TYPES.map((value) => ({ value, label: value }));

function SheetOfForm(props: SheetOfFormProps) {
  const { open, start, onSlot, onBooked, onSignedOut, onClose } = props;
  const site = useSite();
  const guest = useGuestMode();
  const booking = useBookingSheet({
    open,
    start,
    reasonLabels: REASON_LABELS,
    onSlot,
    guest: guest.isGuest ? guest.handle : undefined,
    onBooked,
    onGuestBooked: (_, { secret }) => {
      toaster.create({ type: 'success', ...SUCCESS.appointmentBooked(doctorName(open.veterinarian.name)) });
      onClose();
      site.navigate(guestVisitPath(secret));
    },
    onRefused: (refusal) => {
      if (refusal.reason === 'signed-out') onSignedOut(ERRORS.authenticationRequired);
      else tellFailure(refusal.error, refusalToast(refusal));
    },
    onUnsent: (error, visit) => {
      tellFailure(error, ERRORS.sendSymptoms);
      site.navigate(`/appointments/${visit.id}`);
    },
  });
  const { veterinarian } = open;
  const { slot, symptoms } = booking;
  const { types, chosen } = booking.visitType;
  const usual = useUsualPrice(chosen.id);
  return (
    <BookingSheet
      words={SHEET_WORDS}
      onSubmit={booking.submit}
      ticket={{
        veterinarian: { ...veterinarian, name: doctorName(veterinarian.name), place: clinicText(veterinarian) },
        date: slot && ticketDate(slot),
        petType: booking.petType,
        type: chosen.id === null ? undefined : visitTypeText(chosen),
      }}
      times={{ ...booking.times, format: SLOTS_24H }}
      pet={{ ...booking.pet, types: TYPES }}
      reason={{ ...booking.reason, reasons: REASONS }}
      visitType={
        types.length > 0
          ? {
              types: types.map(visitTypeOption),
              chosen: chosen.id ?? '',
              onChoose: booking.visitType.onChoose,
              estimate: estimateText(chosen, usual.data),
            }
          : undefined
      }
      safety={
        <SymptomQuestions
          questions={TRIAGE_QUESTIONS}
          answers={symptoms.draft.answers}
          onChange={(answers) => symptoms.change({ ...symptoms.draft, answers })}
          urgent={isEmergency(symptoms.draft.answers)}
          words={SAFETY_WORDS}
        />
      }
      answer={<Answer booking={booking} veterinarian={veterinarian} />}
      guest={
        guest.isGuest && (
          <Suspense fallback={<Skeleton h="10rem" rounded="control" />}>
            <GuestForm handle={guest.handle} onBack={guest.end} />
          </Suspense>
        )
      }
      foot={useFoot(props, booking.isSending, guest)}
    />
  );
}

function useFoot(
  { refused, open, onLeave }: SheetOfFormProps,
  sending: boolean,
  { isGuest, begin }: ReturnType<typeof useGuestMode>,
): SheetFootProps {
  const { pathname, search } = useLocation();
  const accepts = useAcceptsGuests(open.veterinarian.id);
  if (useUserId() || isGuest) return { sending, asGuest: isGuest };
  const next = encodeURIComponent(`${pathname}${search}`);
  return {
    signInHref: `/login?next=${next}`,
    registerHref: `/register?next=${next}`,
    refusal: refused,
    onLeave,
    onGuest: accepts ? begin : undefined,
  };
}

interface AnswerProps {
  booking: ReturnType<typeof useBookingSheet>;
  veterinarian: OpenBooking['veterinarian'];
}

/** In the form, too: what lies outside an open sheet is hidden from screen readers, toasts included. */
function Answer({ booking, veterinarian }: AnswerProps) {
  const { refusal, chooseSlot, untreated, bookAnyway, isSending } = booking;
  const words = untreated && untreatedWords({ name: veterinarian.name, petTypes: veterinarian.treats }, untreated);
  return (
    <>
      {refusal && refusal.reason !== 'signed-out' && <Refused refusal={refusal} onChoose={chooseSlot} />}
      {words && <BookingQuestion {...words} loading={isSending} onConfirm={bookAnyway} />}
    </>
  );
}

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
