import { RequestError, request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { Booking } from '../appointments/index.ts';
import { withNearest } from '../appointments/slot-taken.ts';
import { type GuestBooked, keepSentSecret, sentSecret } from '../booking/guest-booking.ts';
import { newId } from '../boundary/uuid.ts';
import type { GuestLanguage } from './guest-code.ts';
import type { GuestContact } from './guest-contact.schema.ts';
import { openGuestVisit } from './opened-guest-visit.ts';

/** 64 hexadecimal digits, as the database makes them. */
const newSecret = () => (newId() + newId()).replaceAll('-', '');

const isRefusal = (error: unknown) => error instanceof RequestError && error.status >= 400 && error.status < 500;

/**
 * The visit that this booking has made already: its answer was lost, and the guest sends it again. Null where it was not sent,
 * made none, or its visit was cancelled since. Fails with RequestError.
 */
export async function bookedBefore(booking: Booking): Promise<GuestBooked | null> {
  const secret = sentSecret(booking);
  const visit = secret && (await openGuestVisit(secret));
  if (!visit) return null;
  keepSentSecret(booking, null);
  const { state, email, date, time } = visit;
  return state === 'cancelled' ? null : { secret, email, slot: { date, time } };
}

/**
 * Books a slot without an account. @returns the secret of the link to the visit, which nobody can ask for again. It is kept in
 * this tab until there is an answer: the same booking, sent again, is the same visit.
 * Fails with SlotTakenError when the slot is gone, with RequestError otherwise: 403 where the vet takes no guests, 428 where
 * the guest's address must be confirmed first (`sendGuestCode`), 429 for too many visits.
 */
export async function bookAsGuest(
  booking: Booking,
  { name, phone, email }: GuestContact,
  { language, confirmation }: { language: GuestLanguage; confirmation: string | null },
): Promise<string> {
  const { veterinarianId, date, time, petName, petType, reason, visitType } = booking;
  const fields = {
    veterinarian: veterinarianId,
    visit_date: date,
    visit_time: time,
    client_name: name,
    client_phone: phone,
    pet_name: petName,
    pet_type: petType,
    reason,
    ...(email && { email }),
    ...(confirmation && { confirmation }),
    ...(language !== 'en' && { language }),
    ...(visitType && { visit_type: visitType.id }),
    secret: sentSecret(booking) ?? newSecret(),
  };
  keepSentSecret(booking, fields.secret);
  try {
    const secret = await request((client) => client.rpc('book_as_guest', fields), z.string());
    keepSentSecret(booking, null);
    return secret;
  } catch (error) {
    if (isRefusal(error)) keepSentSecret(booking, null);
    throw await withNearest(error, veterinarianId, booking, visitType?.minutes ?? 30);
  }
}
