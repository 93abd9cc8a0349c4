import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type BookingValues, bookingSchema, SlotTakenError, useBookAppointment } from '@veto/shared-data/appointments';
import { sessionStore } from '@veto/shared-data/core';
import { ERRORS, type Message, messageOf, SUCCESS } from '@veto/shared-data/errors';
import type { Slot } from '@veto/shared-data/schedule';
import type { VeterinarianProfile } from '@veto/shared-data/veterinarians';
import { toaster } from '@veto/shared-ui/core';
import { tellFailure } from '@veto/shared-ui/failure-toast';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { keepDraft, keptDraft } from './booking-drafts.ts';

const EMPTY: BookingValues = { petName: '', petType: '', date: '', time: '', reason: '' };

interface UseBookingOptions {
  veterinarian: Pick<VeterinarianProfile, 'id' | 'name'>;
  /** The time to start from. */
  slot: Slot | null;
  onBooked(): void;
}

/** The form of a booking. A refusal keeps all that was typed; `nearest` are the times to offer instead. */
export function useBooking({ veterinarian, slot, onBooked }: UseBookingOptions) {
  // Who began to type: by the time the form goes away, they may be signed out.
  const [owner] = useState(() => ({ userId: sessionStore.getState().userId, veterinarianId: veterinarian.id }));
  const form = useForm<BookingValues>({
    resolver: standardSchemaResolver(bookingSchema),
    defaultValues: keptDraft(owner) ?? EMPTY,
  });
  const { getValues } = form;
  useEffect(() => () => keepDraft(owner, getValues()), [owner, getValues]);
  const { mutateAsync, isPending } = useBookAppointment();
  const [refusal, setRefusal] = useState<{ message: string; nearest: Slot[] } | null>(null);

  const book = async (values: BookingValues) => {
    const blocked = reasonNotToBook(veterinarian.id);
    if (blocked) return fail(blocked);
    setRefusal(null);
    try {
      await mutateAsync({ ...values, veterinarianId: veterinarian.id });
      toaster.create({ type: 'success', ...SUCCESS.appointmentBooked(veterinarian.name) });
      form.reset(EMPTY);
      onBooked();
    } catch (error) {
      tellFailure(error, ERRORS.bookAppointment);
      if (error instanceof SlotTakenError) {
        setRefusal({ message: error.message, nearest: error.nearest });
        form.setValue('time', '');
      } else {
        // In the form, too: what lies outside an open dialog is hidden from screen readers, toasts included.
        setRefusal({ message: messageOf(error, ERRORS.bookAppointment.description), nearest: [] });
      }
    }
  };
  const choose = ({ date, time }: Slot) => {
    setRefusal(null);
    form.setValue('date', date, { shouldValidate: true });
    form.setValue('time', time, { shouldValidate: true });
  };
  // A time chosen on the profile moves the booking there, and keeps the rest of the form.
  const { setValue } = form;
  useEffect(() => {
    if (!slot) return;
    setRefusal(null);
    setValue('date', slot.date);
    setValue('time', slot.time);
  }, [slot, setValue]);
  return { form, submit: form.handleSubmit(book), isPending, refusal, choose };
}

function reasonNotToBook(veterinarianId: string): Message | null {
  if (!sessionStore.getState().userId) return ERRORS.authenticationRequired;
  return veterinarianId ? null : ERRORS.noVeterinarianSelected;
}

function fail(message: Message): void {
  toaster.create({ type: 'error', ...message });
}
