import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type GuestBooking, keepGuest, keptGuest } from '../booking/guest-booking.ts';
import { bookAsGuest } from './book-as-guest.ts';
import {
  EMPTY_CONTACT,
  type GuestContact,
  type GuestContactMessages,
  guestContactSchema,
} from './guest-contact.schema.ts';

/**
 * A guest's own fields in a booking sheet. The sheet checks them and books through `handle`. Typed words stay until the tab is
 * closed; a booking clears them.
 */
export function useGuestContact(handle: RefObject<GuestBooking | null>, messages: GuestContactMessages) {
  const [schema] = useState(() => guestContactSchema(messages));
  const [defaultValues] = useState(() => ({ ...EMPTY_CONTACT, ...keptGuest() }));
  const form = useForm<GuestContact>({ resolver: standardSchemaResolver(schema), defaultValues });
  const { getValues, subscribe, trigger, register, formState } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepGuest(values) }), [subscribe]);
  useImperativeHandle(
    handle,
    () => ({
      check: (shouldFocus) => trigger(undefined, { shouldFocus }),
      book: async (booking) => {
        const contact = schema.parse(getValues());
        const secret = await bookAsGuest(booking, contact);
        keepGuest(null);
        return { secret, email: contact.email || null };
      },
    }),
    [trigger, getValues, schema],
  );
  const { errors } = formState;
  return {
    name: register('name'),
    phone: register('phone'),
    email: register('email'),
    errors: { name: errors.name?.message, phone: errors.phone?.message, email: errors.email?.message },
  };
}
