import type { Appointment } from '@veto/shared-data/appointments';
import {
  type BookingRefusal,
  type BookingStart,
  type GuestBooked,
  type OpenBooking,
  useBookingSheet,
  useBookingStart,
  useGuestMode,
  VISIT_REASONS,
} from '@veto/shared-data/booking';
import { SLOTS_POLISH } from '@veto/shared-data/calendar';
import { useUserId } from '@veto/shared-data/core';
import { useAcceptsGuests } from '@veto/shared-data/guest-visits';
import { clinicText } from '@veto/shared-data/places';
import type { Slot } from '@veto/shared-data/schedule';
import { isEmergency } from '@veto/shared-data/symptoms';
import { polishDoctorName } from '@veto/shared-data/veterinarians';
import { useUsualPrice } from '@veto/shared-data/visit-types';
import { BookingRefusal as Refusal } from '@veto/shared-ui/booking-refusal';
import { BookingSheet, BookingSheetSkeleton, type SheetFootProps } from '@veto/shared-ui/booking-sheet';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { Sheet } from '@veto/shared-ui/sheet';
import { Skeleton } from '@veto/shared-ui/skeleton';
import { SymptomQuestions } from '@veto/shared-ui/symptom-questions';
import { useSite } from '@veto/slice-kit';
import { lazy, Suspense, useState } from 'react';
import { specialtyInPolish } from '../specialist/specialty-in-polish.ts';
import { sayRefused } from './booking-messages.ts';
import { FIELD_MESSAGES, PET_TYPES, REFUSALS } from './booking-words.ts';
import {
  MUST_SIGN_IN,
  QUESTIONS,
  REASON_LABELS,
  SAFETY_WORDS,
  SHEET_WORDS,
  ticketDate,
  UNSENT,
} from './sheet-words.ts';
import { typeGroup, typeInPolish } from './type-words.ts';
import { Untreated } from './untreated.tsx';

const GuestForm = lazy(() => import(/* webpackChunkName: "guest-form" */ './guest-form.tsx'));

export interface VisitSheetProps {
  open: OpenBooking;
  /** Where signing in leads back to. */
  address: string;
  onSlot(slot: Slot): void;
  onBooked(visit: Appointment): void;
  onGuestBooked(slot: Slot, booked: GuestBooked): void;
  onClose(): void;
  /** The visitor leaves to sign in or to register. */
  onLeave(): void;
}

/** The booking sheet in Polish. It keeps typed words until the tab is closed; a booking clears them. */
export default function VisitSheet(props: VisitSheetProps) {
  const start = useBookingStart(props.open);
  const userId = useUserId();
  const [ended, setEnded] = useState(false);
  return (
    <Sheet title={SHEET_WORDS.title} closeLabel={SHEET_WORDS.close} lang="pl" onClose={props.onClose}>
      {start ? (
        // Somebody else's form is another one.
        <SheetOfForm
          key={userId ?? 'visitor'}
          {...props}
          start={start}
          ended={ended}
          onSessionEnd={() => setEnded(true)}
        />
      ) : (
        <BookingSheetSkeleton />
      )}
    </Sheet>
  );
}

interface SheetOfFormProps extends VisitSheetProps {
  start: BookingStart;
  /** The session ended while the sheet was open. */
  ended: boolean;
  onSessionEnd(): void;
}

const REASONS = VISIT_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }));

function SheetOfForm(props: SheetOfFormProps) {
  const { open, start, onSlot, onBooked, onGuestBooked, onSessionEnd } = props;
  const site = useSite();
  const guest = useGuestMode();
  const booking = useBookingSheet({
    open,
    start,
    reasonLabels: REASON_LABELS,
    fieldMessages: FIELD_MESSAGES,
    onSlot,
    guest: guest.isGuest ? guest.handle : undefined,
    onBooked,
    onGuestBooked,
    onRefused: ({ reason, error }) => {
      if (reason === 'signed-out') onSessionEnd();
      else sayRefused(error, REFUSALS[reason]);
    },
    onUnsent: (error, visit) => {
      tellFailure(error, UNSENT);
      site.navigate(`/appointments/${visit.id}`);
    },
  });
  const { veterinarian } = open;
  const { slot, symptoms } = booking;
  const { types, chosen, onChoose } = booking.visitType;
  const group = typeGroup(types, chosen, useUsualPrice(chosen.id).data);
  return (
    <BookingSheet
      words={SHEET_WORDS}
      onSubmit={booking.submit}
      ticket={{
        veterinarian: {
          ...veterinarian,
          name: polishDoctorName(veterinarian.name),
          specialty: specialtyInPolish(veterinarian.specialty),
          place: clinicText(veterinarian),
        },
        date: slot && ticketDate(slot),
        petType: booking.petType,
        type: typeInPolish(chosen),
      }}
      times={{ ...booking.times, format: SLOTS_POLISH }}
      pet={{ ...booking.pet, types: PET_TYPES }}
      reason={{ ...booking.reason, reasons: REASONS }}
      visitType={group && { ...group, onChoose }}
      safety={
        <SymptomQuestions
          questions={QUESTIONS}
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
  { ended, address, open, onLeave }: SheetOfFormProps,
  sending: boolean,
  { isGuest, begin }: ReturnType<typeof useGuestMode>,
): SheetFootProps {
  const accepts = useAcceptsGuests(open.veterinarian.id);
  if (useUserId() || isGuest) return { sending, asGuest: isGuest };
  const next = encodeURIComponent(address);
  return {
    signInHref: `/login?next=${next}`,
    registerHref: `/register?next=${next}`,
    refusal: ended ? MUST_SIGN_IN : null,
    onLeave,
    onGuest: accepts ? begin : undefined,
  };
}

interface AnswerProps {
  booking: ReturnType<typeof useBookingSheet>;
  veterinarian: OpenBooking['veterinarian'];
}

/** In the form, too: what lies outside an open sheet is hidden from screen readers, toasts included. */
function Answer({ booking, veterinarian: { name, treats } }: AnswerProps) {
  const { refusal, chooseSlot, untreated, bookAnyway, isSending } = booking;
  return (
    <>
      {refusal && refusal.reason !== 'signed-out' && <Refused refusal={refusal} onChoose={chooseSlot} />}
      {untreated && <Untreated vet={{ name, petTypes: [...treats] }} isSending={isSending} onConfirm={bookAnyway} />}
    </>
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
