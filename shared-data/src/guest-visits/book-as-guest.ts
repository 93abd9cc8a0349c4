import { request } from '@veto/shared-data/core';
import * as z from 'zod/mini';
import type { Booking } from '../appointments/index.ts';
import { withNearest } from '../appointments/slot-taken.ts';
import type { GuestLanguage } from './guest-code.ts';
import type { GuestContact } from './guest-contact.schema.ts';

/**
 * Books a slot without an account. @returns the secret of the link to the visit, which nobody can ask for again.
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
  };
  try {
    return await request((client) => client.rpc('book_as_guest', fields), z.string());
  } catch (error) {
    throw await withNearest(error, veterinarianId, booking, visitType?.minutes ?? 30);
  }
}
