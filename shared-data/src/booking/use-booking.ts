import { sessionStore } from '@veto/shared-data/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Appointment, useBookAppointment } from '../appointments/index.ts';
import type { Slot } from '../schedule/index.ts';
import { CONSULTATION, type VisitType } from '../visit-types/index.ts';
import { type BookingValues, EMPTY_BOOKING, ENGLISH_FIELD_MESSAGES } from './booking.schema.ts';
import { type BookingRefusal, refusalOf } from './booking-refusal.ts';
import type { GuestBooked, GuestBooking } from './guest-booking.ts';
import { treatsPet } from './treated-pets.ts';
import { type BookingForm, type BookingFormOptions, useBookingForm } from './use-booking-form.ts';
import { typeOfBooking, useVisitTypeChoice } from './visit-type-choice.ts';

const NO_TYPES = [CONSULTATION];

export interface BookingOptions extends Omit<BookingFormOptions, 'fieldMessages'> {
  /** English unless said otherwise. */
  fieldMessages?: BookingFormOptions['fieldMessages'];
  /** A time that is chosen outside the form: the booking moves there, and keeps the rest. */
  slot?: Slot | null;
  /** The animals that the vet treats, as the vet names them; for another one the form asks before it books. */
  treats?: readonly string[] | undefined;
  /** What the visitor may book with the vet (see `useTypesToBook`); a consultation unless said otherwise. */
  types?: readonly VisitType[] | undefined;
  /** Those that may be booked for: a choice that is none of them any more counts as a name. */
  pets?: readonly { id: string }[] | undefined;
  /** Set while somebody who is not signed in books as a guest. */
  guest?: RefObject<GuestBooking | null> | undefined;
  onBooked: (slot: Slot, visit: Appointment) => void;
  onGuestBooked?: (slot: Slot, booked: GuestBooked) => void;
  /** The moment for a toast; what the form shows is `refusal`. */
  onRefused: (refusal: BookingRefusal) => void;
}

/**
 * A booking as one form: its fields, the slot, and what came of sending it. A refusal keeps all that was typed but the
 * time that was lost; choosing a time or another vet takes it away. A booking empties the form. `untreated` is the type of
 * an animal that the vet does not name among those they treat: `bookAnyway` answers the question whether to go on.
 */
export function useBooking(options: BookingOptions) {
  const {
    veterinarianId,
    slot = null,
    treats = [],
    types = NO_TYPES,
    pets = [],
    fieldMessages = ENGLISH_FIELD_MESSAGES,
    guest,
    onBooked,
    onGuestBooked,
    onRefused,
  } = options;
  const form = useBookingForm({ ...options, fieldMessages });
  const { mutateAsync } = useBookAppointment();
  const { refusal, setRefusal } = useRefusal(veterinarianId);
  const sending = useRef(false);
  const question = useUntreatedQuestion(treats, form.watch('petType'));

  const refuse = (reason: BookingRefusal) => {
    setRefusal(reason);
    if (reason.reason === 'slot-taken') form.setValue('time', '');
    onRefused(reason);
  };
  const send = async (values: BookingValues) => {
    const asGuest = sessionStore.getState().userId ? null : guest?.current;
    if (!sessionStore.getState().userId && !asGuest) return refuse({ reason: 'signed-out' });
    if (!veterinarianId) return refuse({ reason: 'no-veterinarian' });
    setRefusal(null);
    if (asGuest && !(await asGuest.check(true))) return;
    if (question.mustAsk(values.petType)) return;
    const slot = { date: values.date, time: values.time };
    const visitType = typeOfBooking(types, values);
    const petId = pets.find(({ id }) => id === values.petId)?.id;
    const booking = { ...values, petId, veterinarianId, visitType: visitType.id === null ? undefined : visitType };
    let tell: () => void;
    try {
      if (asGuest) {
        const booked = await asGuest.book(booking);
        if (!booked) return;
        tell = () => onGuestBooked?.(booked.slot, booked);
      } else {
        const visit = await mutateAsync(booking);
        tell = () => onBooked(slot, visit);
      }
    } catch (error) {
      return refuse(refusalOf(error, Boolean(asGuest)));
    }
    form.reset(EMPTY_BOOKING);
    tell();
  };
  const sendOnce = async (values: BookingValues) => {
    // The second press of a double click comes before the button shows that the first one counts.
    if (sending.current) return;
    sending.current = true;
    await send(values).finally(() => {
      sending.current = false;
    });
  };
  const chooseSlot = useSlotOfForm(form, slot, setRefusal);
  const [date, time] = form.watch(['date', 'time']);
  const submit = form.handleSubmit(sendOnce, () => {
    if (!veterinarianId) refuse({ reason: 'no-veterinarian' });
    // All mistakes are shown at once; the first has the focus.
    void guest?.current?.check(false);
  });
  return {
    form,
    submit,
    isSending: form.formState.isSubmitting,
    slot: date && time ? { date, time } : null,
    chooseSlot,
    visitType: useVisitTypeChoice(form, types),
    refusal,
    untreated: question.untreated,
    bookAnyway: () => {
      question.agree();
      return submit();
    },
  };
}

/** Asks once for each type of animal that the vet does not treat; another type is another question. */
function useUntreatedQuestion(treats: readonly string[], petType: string) {
  const [asked, setAsked] = useState<string | null>(null);
  const agreed = useRef<string | null>(null);
  return {
    untreated: asked === petType ? asked : null,
    /** Whether the question is still open, which it then shows. */
    mustAsk(type: string): boolean {
      const open = !treatsPet(treats, type) && agreed.current !== type;
      setAsked(open ? type : null);
      return open;
    },
    agree(): void {
      agreed.current = petType;
    },
  };
}

/** A refusal is about one vet: with another one it is gone. */
function useRefusal(veterinarianId: string | null) {
  const [state, setState] = useState<{ refusal: BookingRefusal | null; veterinarianId: string | null } | null>(null);
  const setRefusal = useCallback(
    (refusal: BookingRefusal | null) => setState({ refusal, veterinarianId }),
    [veterinarianId],
  );
  return { refusal: state?.veterinarianId === veterinarianId ? state.refusal : null, setRefusal };
}

/** Sets date and time together, from the form and from outside; null takes both away. */
function useSlotOfForm(form: BookingForm, outside: Slot | null, setRefusal: (refusal: null) => void) {
  const { setValue, clearErrors } = form;
  const chooseSlot = useCallback(
    (slot: Slot | null) => {
      setRefusal(null);
      setValue('date', slot?.date ?? '');
      setValue('time', slot?.time ?? '');
      if (slot) clearErrors(['date', 'time']);
    },
    [setValue, clearErrors, setRefusal],
  );
  useEffect(() => {
    if (outside) chooseSlot(outside);
  }, [outside, chooseSlot]);
  return chooseSlot;
}
