import { useUserId } from '@veto/shared-data/core';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formResolver } from '../typed/index.ts';
import {
  BOOKING_FIELDS,
  type BookingFieldMessages,
  type BookingValues,
  bookingSchema,
  EMPTY_BOOKING,
} from './booking.schema.ts';
import { dropBooking, keepBooking, keptBooking } from './booking-draft.ts';

export interface BookingFormOptions {
  /** With whom; null while none is chosen. */
  veterinarianId: string | null;
  /** Where a field starts that nothing was typed into before: an owner's only pet. */
  start?: Partial<BookingValues> | undefined;
  /** What the visitor has just chosen elsewhere; it goes before the draft. */
  chosen?: Partial<BookingValues> | undefined;
  fieldMessages: BookingFieldMessages;
}

export type BookingForm = UseFormReturn<BookingValues>;

/**
 * The fields of a booking, which outlive the form: a reload, another page, a session that ends meanwhile. Whoever
 * shows the form gives it the user's id as its key: somebody else's form is another one.
 */
export function useBookingForm({ veterinarianId, start, chosen, fieldMessages }: BookingFormOptions): BookingForm {
  const userId = useUserId() ?? null;
  // By the time the form goes away, whoever typed may be signed out.
  const [writer] = useState(userId);
  const [schema] = useState(() => bookingSchema(fieldMessages));
  const [draft] = useState(() => keptBooking({ userId: writer, veterinarianId }));
  const [defaultValues] = useState(() => {
    const typed = withoutBlanks(draft);
    // The first time of another day is none of a day that was chosen, and an only pet not the one that was typed.
    return {
      ...EMPTY_BOOKING,
      ...start,
      ...(typed.date && { time: '' }),
      ...(typed.petName && { petId: '' }),
      ...typed,
      ...chosen,
    };
  });
  const form = useForm<BookingValues>({ resolver: formResolver(schema), defaultValues });
  const { getValues, subscribe } = form;
  useEffect(() => {
    const owner = { userId: writer, veterinarianId };
    const keep = (values: BookingValues) => {
      // Values that the form filled in by itself are no draft: they may be different next time.
      if (draft || !isSame(values, defaultValues)) keepBooking(owner, values);
      else dropBooking(owner);
    };
    keep(getValues());
    // It has found its vet, and its writer: nobody else is to find it.
    if (writer) dropBooking({ userId: null, veterinarianId });
    if (veterinarianId) dropBooking({ userId: writer, veterinarianId: null });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [writer, veterinarianId, draft, defaultValues, getValues, subscribe]);
  return form;
}

function withoutBlanks(values: BookingValues | undefined): Partial<BookingValues> {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== ''));
}

function isSame(a: BookingValues, b: BookingValues): boolean {
  return BOOKING_FIELDS.every((field) => a[field] === b[field]);
}
