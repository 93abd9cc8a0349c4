import { RequestError } from '@veto/shared-data/core';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type GuestBooking, keepGuest, keptGuest } from '../booking/guest-booking.ts';
import { formResolver } from '../typed/index.ts';
import { bookAsGuest, bookedBefore } from './book-as-guest.ts';
import { confirmGuestCode, confirmsGuests, type GuestLanguage, sendGuestCode } from './guest-code.ts';
import {
  EMPTY_CONTACT,
  ENGLISH_CONTACT_MESSAGES,
  type GuestContact,
  type GuestContactMessages,
  guestContactSchema,
} from './guest-contact.schema.ts';

interface SentCode {
  veterinarianId: string;
  email: string;
  phone: string;
  /** Address or phone number. */
  sentTo: string;
  /** The secret that its code was exchanged for. */
  confirmation: string | null;
}

type Reached = Pick<GuestContact, 'email' | 'phone'>;

/**
 * A guest's own fields in a booking sheet. The sheet checks them and books through `handle`. Typed words stay until the tab is
 * closed; a booking clears them. Where the vet confirms guests, a code is sent and its field appears: `code`.
 */
export function useGuestContact(
  handle: RefObject<GuestBooking | null>,
  messages: GuestContactMessages = ENGLISH_CONTACT_MESSAGES,
  language: GuestLanguage = 'en',
) {
  const [schema] = useState(() => guestContactSchema(messages));
  const [defaultValues] = useState(() => ({ ...EMPTY_CONTACT, ...keptGuest() }));
  const form = useForm<GuestContact>({ resolver: formResolver(schema), defaultValues });
  const { getValues, setError, subscribe, trigger, register, formState } = form;
  const code = useForm({ defaultValues: { code: '' } });
  const [sent, setSent] = useState<SentCode | null>(null);
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepGuest(values) }), [subscribe]);

  const refuseCode = (message: string) => code.setError('code', { message }, { shouldFocus: true });
  const send = async (veterinarianId: string, { email, phone }: Reached) => {
    const sentTo = await sendGuestCode(veterinarianId, { email, phone }, language);
    code.reset({ code: '' });
    setSent({ veterinarianId, email, phone, sentTo, confirmation: null });
  };
  // In the page's own words: the server speaks English.
  const notSent = (error: unknown) =>
    error instanceof RequestError && error.status === 429 ? messages.tooManyCodes : messages.codeNotSent;
  /** What the typed code was exchanged for; undefined where it is missing or wrong, which is then said. */
  const confirmationOf = async (
    veterinarianId: string,
    { email, phone }: Reached,
  ): Promise<string | null | undefined> => {
    if (sent?.veterinarianId !== veterinarianId || sent.email !== email) return null;
    if (sent.sentTo !== email && sent.phone !== phone) return null;
    if (sent.confirmation) return sent.confirmation;
    const typed = code.getValues('code').trim();
    if (!typed) return void refuseCode(messages.codeMissing);
    const confirmation = await confirmGuestCode(veterinarianId, email, typed);
    if (!confirmation) return void refuseCode(messages.codeWrong);
    setSent({ ...sent, confirmation });
    return confirmation;
  };
  useImperativeHandle(handle, () => ({
    check: (shouldFocus) => trigger(undefined, { shouldFocus }),
    book: async (booking) => {
      const contact = schema.parse(getValues());
      const known = await bookedBefore(booking);
      if (known) {
        keepGuest(null);
        return known;
      }
      const confirmation = await confirmationOf(booking.veterinarianId, contact);
      if (confirmation === undefined) return null;
      if (!confirmation && (await confirmsGuests(booking.veterinarianId))) {
        const refuseEmail = (message: string) => setError('email', { message }, { shouldFocus: true });
        if (contact.email) await send(booking.veterinarianId, contact).catch((error) => refuseEmail(notSent(error)));
        else refuseEmail(messages.emailNeeded);
        return null;
      }
      const secret = await bookAsGuest(booking, contact, { language, confirmation });
      keepGuest(null);
      return { secret, email: contact.email || null, slot: { date: booking.date, time: booking.time } };
    },
  }));
  const { errors } = formState;
  return {
    name: register('name'),
    phone: register('phone'),
    email: register('email'),
    code: sent && {
      field: code.register('code'),
      sentTo: sent.sentTo,
      error: code.formState.errors.code?.message,
      sendAgain: () => send(sent.veterinarianId, sent).catch((error) => refuseCode(notSent(error))),
    },
    errors: { name: errors.name?.message, phone: errors.phone?.message, email: errors.email?.message },
  };
}
